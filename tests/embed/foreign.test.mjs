// Positions as people have them, in boards of a page: what was corrected is said, and no other
// position takes the place of one that cannot be read.
import assert from "node:assert/strict";
import { test } from "node:test";

import { browserWithPages } from "./support/page.mjs";

const { open, run } = await browserWithPages();

const KINGS = "k7/8/8/8/8/8/8/K7";

test("a diagram shows a foreign FEN and says what was corrected", async () => {
  await open(`<jadoube-board id="a" fen="${KINGS} b KQkq - 1 0"></jadoube-board>
    <jadoube-board id="b" fen="${KINGS}&nbsp;w&nbsp;-&nbsp;-"></jadoube-board>
    <jadoube-board id="c" fen="${KINGS}_b_-_-"></jadoube-board>
    <jadoube-board id="d" fen="${KINGS}"></jadoube-board>`);
  const observed = await run(`
    await until(() => heard.filter(({ name }) => name === "ready").length === 4);
    // Plain pieces are there before what reads the rest.
    await until(() => heard.filter(({ name }) => name === "corrected").length === 2);
    const boards = ["a", "b", "c", "d"].map((id) => $("#" + id));
    return { said: boards.map(said), corrected: boards.map((board) => inside(board, ".corrected")[0].textContent),
      seen: boards.map((board) => inside(board, ".corrected")[0].checkVisibility()),
      events: heard.filter(({ name }) => name === "corrected").map(({ on, fen }) => [on, fen]).sort(),
      errors: heard.filter(({ name }) => name === "error").length };`);
  const pieces = "Diagram, white at the bottom. White: king a1. Black: king a8.";
  assert.deepEqual(observed, {
    said: [`${pieces} Black to move.`, `${pieces} White to move.`, `${pieces} Black to move.`, pieces],
    corrected: [
      "Corrected: castling rights “KQkq” read as “-” and move number “0” read as “1”.",
      "Corrected: unusual spaces read as spaces.",
      "",
      "",
    ],
    seen: [true, true, false, false],
    events: [["a", `${KINGS} b - - 1 1`], ["b", `${KINGS} w - - 0 1`]],
    errors: 0,
  });
});

test("an exercise is solved from a foreign FEN, and the correction stays below it", async () => {
  await open(`<jadoube-board id="a" mode="solve" goal="mate" in="1" eager
    fen="6k1/5ppp/8/8/8/8/8/K3R3 w KQkq - bm Re8;"></jadoube-board>
    <jadoube-board id="b" mode="solve" goal="mate" in="1" eager fen="6k1/5ppp/8/8/8/8/8/K3R3"></jadoube-board>`);
  const observed = await run(`
    const boards = [$("#a"), $("#b")];
    for (const board of boards) {
      await until(() => isLive(board));
      await board.move("Re8");
    }
    return { solved: boards.map(({ solved }) => solved),
      corrected: boards.map((board) => inside(board, ".corrected")[0].textContent) };`);
  assert.deepEqual(observed, {
    solved: [true, true],
    corrected: ["Corrected: castling rights “KQkq” read as “-” and “bm Re8;” left out.", ""],
  });
});

test("a set-up and a game begin where their foreign FEN says", async () => {
  await open(`<jadoube-board id="a" mode="setup" eager fen="${KINGS} b - - 0 0"></jadoube-board>
    <jadoube-board id="b" mode="play" eager fen="${KINGS}_w_-_-_1_0"></jadoube-board>
    <jadoube-board id="c" mode="game" eager><script type="application/x-chess-pgn">
[FEN "${KINGS} w KQ - 1 0"]

1. Kb1 *
</script></jadoube-board>`);
  const observed = await run(`
    const boards = ["a", "b", "c"].map((id) => $("#" + id));
    for (const board of boards) await until(() => isLive(board) || inside(board, "[data-square]").length);
    return [boards.map(({ fen }) => fen), boards.map((board) => inside(board, ".corrected")[0].textContent !== "")];`);
  assert.deepEqual(observed, [
    [`${KINGS} b - - 0 1`, `${KINGS} w - - 1 1`, `${KINGS} w - - 1 1`],
    [true, true, true],
  ]);
});

test("what cannot be read shows its place and no position at all", async () => {
  await open(`<jadoube-board id="a" mode="play" eager fen="8/8/8/8/8/8/8 w - - 0 1"></jadoube-board>
    <jadoube-board id="b" fen="8/8/8/8/8/8/8/8 x - - 0 1"></jadoube-board>`);
  const observed = await run(`
    await until(() => heard.filter(({ name }) => name === "error").length === 2);
    const boards = [$("#a"), $("#b")];
    return [boards.map((board) => inside(board, "svg.picture, [data-square]").length),
      heard.filter(({ name }) => name === "error").map(({ column }) => column).sort()];`);
  assert.deepEqual(observed, [[0, 0], [14, 17]]);
});

test("a corrected position that is replaced is no longer said to be corrected", async () => {
  await open(`<jadoube-board id="a" fen="${KINGS} w - - 1 0"></jadoube-board>`);
  const observed = await run(`
    const line = () => inside($("#a"), ".corrected")[0].textContent;
    await until(line);
    $("#a").fen = "${KINGS} w - - 0 1";
    await until(() => !line());
    return heard.filter(({ name }) => name === "corrected").length;`);
  assert.equal(observed, 1);
});
