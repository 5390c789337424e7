// Boards in what a page drags or what leads elsewhere: a press on a board that is played on is the board's.
import assert from "node:assert/strict";
import { test } from "node:test";

import { browserWithPages } from "../support/page.mjs";

const { browser, drag, open, resize, run } = await browserWithPages();

const PLAYED = `<jadoube-board id="b" mode="play" eager undo></jadoube-board>`;

/** Tells which drags the page has begun, and whether a link was followed. */
const LISTENING = `window.drags = [];
  addEventListener("dragstart", (event) => event.defaultPrevented || drags.push(event.target.localName));
  window.follows = [];
  addEventListener("click", (event) => event.target.closest("a") && follows.push(!event.defaultPrevented));`;

/** Where the middle of something in the board is. */
const middle = (selector) =>
  run(
    `const { left, top, width, height } = inside($("#b"), words[0])[0].getBoundingClientRect();
     return [left + width / 2, top + height / 2];`,
    selector,
  );
const square = (name) => middle(`[data-square=${name}]`);

/** A drag by small steps, as browsers begin the page's own only after a few pixels. */
async function dragSlowly([x, y], [toX, toY]) {
  const steps = [1, 2, 3, 4, 5, 6, 7, 8].map((step) => [x + ((toX - x) * step) / 8, y + ((toY - y) * step) / 8]);
  await drag([x, y], ...steps);
}

for (const [what, before, after] of [
  ["an element that is dragged", `<div draggable="true">`, "</div>"],
  ["a link", `<a href="#away">`, "</a>"],
  ["a link in an element that is dragged", `<div draggable="true"><a href="#away">`, "</a></div>"],
]) {
  test(`a piece is dragged on a board in ${what}, and the page drags nothing`, async () => {
    await resize(800, 1000);
    await open(`${before}${PLAYED}${after}`);
    await run(`await until(() => isLive($("#b"))); await settled(); ${LISTENING}`);
    await dragSlowly(await square("e2"), await square("e4"));
    await run(`await until(() => $("#b").fen.includes("4P3"));`);
    assert.deepEqual(await run(`return [drags, location.hash, failures];`), [[], "", []]);
  });
}

test("moves by clicks on a board in a link do not follow it, and neither do its buttons and its field", async () => {
  await open(`<a href="#away">${PLAYED}</a>`);
  await run(`await until(() => isLive($("#b"))); await settled(); ${LISTENING}`);
  for (const name of ["e2", "e4", "a6"]) {
    await drag(await square(name));
  }
  await run(`await until(() => $("#b").fen.includes("4P3"));`);
  await drag(await middle("input"));
  await drag(await middle(".row > button"));
  await run(`await until(() => !$("#b").fen.includes("4P3"));`);
  assert.deepEqual(await run(`return [follows.length > 4, follows.some((is) => is), location.hash];`), [true, false, ""]);
});

test("until its program is there a board in a link does not follow it either, and the tap is kept", async () => {
  await open(`<a href="#away"><jadoube-board id="b" mode="play" eager></jadoube-board></a>`, { script: "held/jadoube.js" });
  await run(`await until(() => said($("#b"))); await settled(); ${LISTENING}`);
  await drag(await middle("svg.picture"));
  assert.deepEqual(await run(`return [follows, location.hash];`), [[false], ""]);
});

test("a diagram in a link follows it, and is dragged as a picture is", async () => {
  await resize(800, 1000);
  await open(`<div draggable="true"><a href="#away"><jadoube-board id="b"></jadoube-board></a></div>`);
  await run(`await until(() => said($("#b"))); await settled(); ${LISTENING}`);
  const [x, y] = await middle("svg.picture");
  await dragSlowly([x, y], [x + 80, y + 80]);
  assert.equal(await run(`return drags.length;`), 1);
  await drag([x, y]);
  await run(`await until(() => location.hash === "#away");`);
});

test("a box to tick is ticked on a board in a link", async () => {
  await open(`<a href="#away"><jadoube-board id="b" mode="setup" eager></jadoube-board></a>`);
  await run(`await until(() => isLive($("#b"))); await settled(); ${LISTENING}`);
  const was = await run(`return inside($("#b"), "[type=checkbox]")[0].checked`);
  await drag(await middle("[type=checkbox]"));
  assert.equal(await run(`await settled(); return inside($("#b"), "[type=checkbox]")[0].checked`), !was);
});

test("what the author has put onto a board does what it does", async () => {
  await open(`<div draggable="true">${PLAYED.replace("></", `><a slot="square-e5" href="#own">own</a></`)}</div>`);
  await run(`await until(() => isLive($("#b"))); await settled(); ${LISTENING} $("[slot=square-e5]").click();`);
  assert.equal(await run(`return location.hash`), "#own");
});
