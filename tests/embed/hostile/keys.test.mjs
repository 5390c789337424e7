// Keys in a page that does something with them: those that a board uses stay in it, all others are the
// page's.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { browserWithPages } from "../support/page.mjs";
import { toolFile } from "../support/place.mjs";

const { browser, loader, open, pages, run } = await browserWithPages();

const ENTER = "\uE007";
const ESCAPE = "\uE00C";
const SPACE = " ";
const TAB = "\uE004";
const BACKSPACE = "\uE003";
const [LEFT, UP, RIGHT, DOWN] = ["\uE012", "\uE013", "\uE014", "\uE015"];
const PAGE_DOWN = "\uE00F";
const F2 = "\uE032";

/** Tells every key that the page hears, on its way up to the window. */
const LISTENING = `window.keys = [];
  for (const type of ["keydown", "keypress", "keyup"]) addEventListener(type, ({ key }) => keys.push(type + " " + key));`;

const PLAYED = `<jadoube-board id="b" mode="play" eager undo></jadoube-board>`;
const SETUP = `<jadoube-board id="b" mode="setup" eager></jadoube-board>`;
const GAME = `<jadoube-board id="b" mode="game" eager>
  <script type="application/x-chess-pgn">1. e4 e5 (1... c5) 2. Nf3 *

1. d4 *</script></jadoube-board>`;

/** What a board shows, where the focus is, what is pressed, and which of these keys the page hears. */
const PRESSED = [
  ["the field", PLAYED, "input", ["n", "F", "3", SPACE, BACKSPACE, LEFT, RIGHT, UP, DOWN, ENTER, ESCAPE], []],
  ["the field", PLAYED, "input", [F2, PAGE_DOWN], ["F2", "PageDown"]],
  ["a square", PLAYED, "[data-square=e2]", [RIGHT, UP, "n", "m", "1", ENTER, ESCAPE, SPACE], []],
  ["a square", PLAYED, "[data-square=e2]", ["z", F2, PAGE_DOWN], ["z", "F2", "PageDown"]],
  ["a button", SETUP, ".row > button", [ENTER, SPACE], []],
  ["a button", PLAYED, ".menu > button", ["n", RIGHT], ["n", "ArrowRight"]],
  ["the menu", PLAYED, ".menu > button", [ENTER, ESCAPE], []],
  ["a box to tick", SETUP, "input[type=checkbox]", [SPACE], []],
  ["a box to tick", SETUP, "input[type=checkbox]", ["n"], ["n"]],
  ["a choice", SETUP, "input[type=radio]", [SPACE, DOWN, RIGHT], []],
  ["a list", GAME, "select", [DOWN, UP, "1"], []],
  ["the moves", GAME, ".ply[tabindex='0']", [RIGHT, LEFT], []],
];

for (const [place, board, selector, pressed, heard] of PRESSED) {
  const what = heard.length ? `what ${place} does not use goes on to the page` : `what ${place} uses stays in the board`;
  test(`${what}: ${selector}`, async () => {
    await open(board);
    await run(`await until(() => isLive($("#b"))); await settled(); ${LISTENING}`);
    await run(`inside($("#b"), words[0])[0].focus();`, selector);
    await browser.press(...pressed);
    const observed = await run(`await settled(); return [[...new Set(keys.map((key) => key.split(" ").at(-1)))], failures];`);
    assert.deepEqual(observed, [heard, []]);
  });
}

test("the focus leaves the field by the tabulator, which the page hears", async () => {
  await open(PLAYED);
  await run(`await until(() => isLive($("#b"))); await settled(); ${LISTENING} inside($("#b"), "input")[0].focus();`);
  await browser.press(TAB);
  assert.deepEqual(await run(`return [keys[0], inside($("#b"), "input")[0].matches(":focus")];`), ["keydown Tab", false]);
});

test("with Control the field copies and undoes, and the rest are keys of the page", async () => {
  await open(PLAYED);
  await run(`await until(() => isLive($("#b"))); await settled(); ${LISTENING} inside($("#b"), "input")[0].focus();`);
  for (const key of ["a", "c", "k"]) {
    const pressed = { key, code: `Key${key.toUpperCase()}`, windowsVirtualKeyCode: key.toUpperCase().charCodeAt(0), modifiers: 2 };
    await browser.cdp("Input.dispatchKeyEvent", { type: "rawKeyDown", ...pressed });
    await browser.cdp("Input.dispatchKeyEvent", { type: "keyUp", ...pressed });
  }
  assert.deepEqual(await run(`return keys`), ["keydown k", "keyup k"]);
});

test("what the author has put into a board keeps its keys for the page", async () => {
  await open(PLAYED.replace("></", `><input slot="controls" aria-label="Own"></`));
  await run(`await until(() => isLive($("#b"))); await settled(); ${LISTENING} $("[slot=controls]").focus();`);
  await browser.press("n");
  assert.deepEqual(await run(`return keys`), ["keydown n", "keypress n", "keyup n"]);
});

test("in a dialog the field is emptied by Escape, and the dialog stays open", async () => {
  await open(`<dialog>${PLAYED}</dialog>`);
  await run(`$("dialog").showModal(); await until(() => isLive($("#b"))); await settled();
    inside($("#b"), "input")[0].focus();`);
  await browser.press("N", "f", ESCAPE);
  assert.deepEqual(await run(`return [$("dialog").open, inside($("#b"), "input")[0].value];`), [true, ""]);
});

test("what the buttons and the field of a score use stops at it, and the rest goes on to the page", async () => {
  const exercise = `<jadoube-board mode="solve" goal="mate" in="1" fen="6k1/5ppp/8/8/8/8/8/R6K w - - 0 1"></jadoube-board>`;
  await open(`${exercise}<jadoube-score id="s" class-code></jadoube-score>`, {
    head: `<script type="module" src="${loader}jadoube.score.js"></script>`,
  });
  await run(`await until(() => $("#s").shadowRoot && named($("#s"), "Get a class code")); ${LISTENING}
    named($("#s"), "Get a class code").focus();`);
  await browser.press(SPACE);
  await run(`await until(() => inside($("#s"), "input")[0]); inside($("#s"), "input")[0].focus();`);
  await browser.press("n", "N", SPACE, BACKSPACE, LEFT, ENTER);
  const written = await run(`await until(() => inside($("#s"), "output")[0]?.textContent); return [keys, inside($("#s"), "input")[0].value];`);
  assert.deepEqual(written, [[], "nN"]);
  await run(`inside($("#s"), "input")[0].focus();`);
  await browser.press(F2, PAGE_DOWN);
  const heard = await run(`return [[...new Set(keys.map((key) => key.split(" ").at(-1)))], failures];`);
  assert.deepEqual(heard, [["F2", "PageDown"], []]);
});

test("slides of reveal.js stay while moves are typed and buttons pressed in a board, and go on after it", async () => {
  for (const file of ["dist/reveal.js", "dist/reveal.css"]) {
    pages.set(`/${file}`, { body: readFileSync(toolFile("reveal.js", file)), type: file.endsWith("js") ? "text/javascript" : "text/css" });
  }
  const head = `<link rel="stylesheet" href="/dist/reveal.css"><script src="/dist/reveal.js"></script>`;
  const slides = `<div class="reveal"><div class="slides">
    <section>${PLAYED}</section><section>Second</section><section>Third</section></div></div>`;
  await open(slides, { head });
  await run(`await Reveal.initialize({ hash: false, transition: "none" });
    await until(() => isLive($("#b"))); await settled();
    inside($("#b"), "input")[0].focus();`);
  await browser.press("N", "f", "3");
  const typed = await run(`return [Reveal.getIndices().h, inside($("#b"), "input")[0].value];`);
  assert.deepEqual(typed, [0, "Nf3"]);
  await browser.press(ENTER);
  await run(`await until(() => $("#b").fen.includes("5N2")); inside($("#b"), ".row > button")[0].focus();`);
  await browser.press(SPACE);
  await run(`await until(() => !$("#b").fen.includes("5N2")); cell($("#b"), "b1").focus();`);
  await browser.press("n", RIGHT, SPACE);
  assert.equal(await run(`return Reveal.getIndices().h`), 0);
  await browser.press(PAGE_DOWN);
  assert.equal(await run(`await settled(); return Reveal.getIndices().h`), 1);
  assert.deepEqual(await run(`return failures`), []);
});
