// Texts that are made to keep a page busy: a board answers all of them, tells the first of their
// faults and how many more there are, and shows no position that nobody has written.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { browserWithPages } from "./support/page.mjs";

const { browser, loader, open, run } = await browserWithPages();

const { short, long } = JSON.parse(readFileSync(new URL("../data/hostile.json", import.meta.url), "utf8"));

/** More faults than these are only counted: ten of a text, and how many more there are. */
const MOST_TOLD = 11;
/** What is said of all of them is no longer than this. */
const MOST_SAID = 2_000;

/** Puts a board with these attributes, texts or expressions of JavaScript, into the page. */
const SHOWN = `
  const [attributes] = words;
  heard.length = 0;
  const board = document.createElement("jadoube-board");
  for (const [name, text] of Object.entries(attributes)) board.setAttribute(name, (0, eval)(text));
  $("main").replaceChildren(board);
  await until(() => heard.some(({ name }) => ["ready", "error"].includes(name)));
  const isRefused = () => inside(board, ".fault p").length > 0;
  if (board.mode !== "diagram") await until(() => isLive(board) || noted(board) || isRefused());
  const errors = heard.filter(({ name }) => name === "error");
  return { errors: errors.length, said: noted(board), failures, svg: Boolean(said(board)), elements: inside(board, "*").length,
    refused: inside(board, ".fault")[0].textContent };`;

const quoted = (attributes) =>
  Object.fromEntries(Object.entries(attributes).map(([name, text]) => [name, JSON.stringify(text)]));

function expectCalm(name, { errors, said, failures, elements, refused }) {
  assert.deepEqual(failures, [], name);
  assert.ok(errors <= MOST_TOLD, `${name}: ${errors} events`);
  assert.ok(said.length + refused.length <= MOST_SAID, `${name}: ${said.length + refused.length} characters`);
  assert.ok(elements < 6_000, `${name}: ${elements} elements`);
}

for (const mode of ["game", "line", "diagram"]) {
  test(`a board with mode="${mode}" answers every record that is made to hang it`, async () => {
    await open("");
    for (const { name, text } of [...short, ...long]) {
      expectCalm(name, await run(SHOWN, { ...quoted({ mode, eager: "" }), pgn: text }));
    }
  });
}

test("of many faults the first ten are told, and how many more there are", async () => {
  await open("");
  const game = await run(SHOWN, { ...quoted({ mode: "game", eager: "" }), pgn: `"1. e4 " + "[".repeat(16_000)` });
  expectCalm("brackets", game);
  assert.equal(game.errors, MOST_TOLD);
  assert.match(game.said, /More errors: 15.?990\.$/);
  for (const name of ["arrows", "marks"]) {
    const many = await run(SHOWN, { [name]: `"zz ".repeat(1_000)` });
    assert.equal(many.errors, MOST_TOLD);
    assert.match(many.said, /More errors: 990\.$/);
    assert.ok(many.svg);
  }
});

test("an attribute that nobody has written by hand is refused, and no other board stands in its place", async () => {
  await open("");
  for (const [name, text] of Object.entries({
    arrows: `"zz ".repeat(20_000)`,
    marks: `"e4 ".repeat(20_000)`,
    fen: `"8/".repeat(50_000)`,
    mode: `"a".repeat(60_000)`,
  })) {
    const observed = await run(SHOWN, { [name]: text });
    expectCalm(name, observed);
    assert.deepEqual([observed.refused, observed.svg, observed.errors], [`“${name}” is too long; the limit is 4096.`, false, 1]);
  }
  const tag = await run(SHOWN, { pgn: `'[FEN "' + "8/".repeat(50_000) + '"]'` });
  assert.deepEqual([tag.refused, tag.svg], ["“FEN” is too long; the limit is 4096.", false]);
});

test("a record that holds no tag and no move is a fault of a diagram", async () => {
  await open("");
  for (const text of [`"a".repeat(60_000)`, `"no game at all"`, `"1. 2. 3."`]) {
    const observed = await run(SHOWN, { pgn: text });
    assert.deepEqual([observed.refused, observed.svg, observed.errors], ["There is no game to show.", false, 1], text);
  }
  for (const text of [`""`, `"1. e4 *"`, `'[White "A"]'`, `"O-O"`]) {
    const observed = await run(SHOWN, { pgn: text });
    assert.deepEqual([observed.refused, observed.svg, observed.errors], ["", true, 0], text);
  }
});

test("the box of a board takes no more than it says", async () => {
  await open(`<jadoube-board id="b" mode="play" eager></jadoube-board>`);
  const observed = await run(`
    const board = $("#b");
    await until(() => isLive(board));
    const [field] = inside(board, "input");
    field.value = "N".repeat(100_000);
    field.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
    field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, composed: true, cancelable: true }));
    await until(() => noted(board));
    return [noted(board), failures];`);
  assert.deepEqual(observed, ["The box takes at most 500 characters.", []]);
});

test("a hash that is made to hang the frame is answered, and no other board stands in its place", async () => {
  for (const [hash, refused] of [
    [`fen=${"8/".repeat(50_000)}`, "“fen” is too long; the limit is 128."],
    [`pgn=${"a".repeat(60_000)}`, ""],
    [`mode=line&src=data:,${"a".repeat(60_000)}`, "“src” is too long; the limit is 4096."],
    ["&".repeat(100_000), ""],
    ["%".repeat(100_000), ""],
  ]) {
    await browser.go("about:blank");
    await browser.go(`${loader}embed.html#${hash}`);
    const observed = await run(`
      const board = $("jadoube-board");
      await until(() => $(".fault").textContent || said(board) || inside(board, ".fault p").length);
      return { refused: $(".fault").textContent, isShown: board.checkVisibility() && Boolean(said(board)), failures };`);
    const isEmpty = !/^(?:fen|pgn|mode)/.test(hash);
    assert.deepEqual(observed, { refused, isShown: isEmpty, failures: [] }, hash.slice(0, 20));
  }
});
