// What an author is told of a mistake: in the element, with its place, and as an event.
import assert from "node:assert/strict";
import { test } from "node:test";

import { browserWithPages } from "./support/page.mjs";

const { open, run } = await browserWithPages();

test("a position that cannot be read is reported in its place, and the box is not blank", async () => {
  await open(`<jadoube-board id="bad" fen="rnbqkbnr/pppppppp/8/8/8/8/PPPPPP/RNBQKBNR w KQkq -"></jadoube-board>`);
  const observed = await run(`
    const board = $("#bad");
    await until(() => heard.length === 1);
    const [fault] = inside(board, ".fault");
    const { width, height } = fault.getBoundingClientRect();
    return { heard, text: fault.querySelector("p").textContent, code: fault.querySelector("code").textContent,
      mark: fault.querySelector("mark").textContent, size: [width, height], svg: inside(board, "svg").length };`);
  const message = "This position can't be read: the placement has 6 of 8 squares on rank 2.";
  assert.deepEqual(observed.heard, [
    { name: "error", on: "bad", line: 1, column: 33, message, attribute: "fen", field: "placement" },
  ]);
  assert.equal(observed.text, `Line 1, column 33: ${message}`);
  assert.equal(observed.code, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPP/RNBQKBNR w KQkq -");
  assert.deepEqual([observed.mark, observed.size, observed.svg], ["/", [416, 416], 0]);
});

test("the line is that of the text in which the position stands", async () => {
  await open(`<jadoube-board fen="8/8/8/8/8/8/8/8\n  x - -"></jadoube-board><jadoube-board mode="line">
    <script type="application/x-chess-pgn">\n[Event "A"]\n[FEN "8/8/8/8/8/8/8/9 w - -"]\n\n1. e4 *</script></jadoube-board>`);
  const observed = await run(`
    const errors = () => heard.filter(({ name }) => name === "error");
    await until(() => errors().length === 2);
    return errors().map(({ line, column, field, attribute }) => [line, column, field, attribute]).sort();`);
  assert.deepEqual(observed, [
    [2, 3, "side to move", "fen"],
    [3, 21, "placement", null],
  ]);
});

test("a board that is put right is painted, and the fault is gone", async () => {
  await open(`<jadoube-board fen="8"></jadoube-board>`);
  const observed = await run(`
    const board = $("jadoube-board");
    await until(() => heard.length === 1);
    board.fen = "8/8/8/8/8/8/8/K7";
    await null;
    return [inside(board, "use").length, inside(board, ".fault")[0].textContent, heard.length];`);
  assert.deepEqual(observed, [1, "", 1]);
});

test("other mistakes are reported below the board, which is painted all the same", async () => {
  await open(`<jadoube-board id="m" mode="chess"></jadoube-board><jadoube-board id="a" arrows="e2e4 e2x9"></jadoube-board>
    <jadoube-board id="k" marks="pink:e4" coordinates="left"></jadoube-board>`);
  const observed = await run(`return [..."mak"].map((id) => [noted($("#" + id)), inside($("#" + id), "svg").length,
    inside($("#" + id), "[part=arrow]").length])`);
  assert.deepEqual(observed, [
    [
      "“chess” isn't valid for mode; choices: diagram, play, solve, find, line, game, setup and computer.",
      1,
      0,
    ],
    ["Line 1, column 6: “e2x9” in arrows can't be read: expected two squares, such as e2e4.", 1, 1],
    [
      "“left” isn't valid for coordinates; choices: outside, inside and none. " +
        "Line 1, column 1: “pink:” in marks can't be read: expected green, red, blue or yellow before the colon.",
      1,
      0,
    ],
  ]);
  const heard = await run("return heard.filter(({ name }) => name === 'error').map(({ on, attribute }) => on + attribute)");
  assert.deepEqual(heard.sort(), ["aarrows", "kcoordinates", "kmarks", "mmode"]);
});
