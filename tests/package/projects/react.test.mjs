// The example of React, built by Vite from the packed package, under a strict policy.
import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";

import { serve } from "../install/support/server.mjs";
import { built } from "./support/example.mjs";
import { open } from "./support/page.mjs";
import { STRICT } from "./support/policy.mjs";

const address = await serve(join(built("react"), "dist"), STRICT);

test("a diagram of React is painted without the program", async () => {
  const { run } = await open(address);
  const result = await run(`
    await until(() => $("jadoube-board")?.shadowRoot);
    const board = $("jadoube-board");
    return { said: said("jadoube-board"), pieces: inside("jadoube-board", "svg").querySelectorAll("use").length,
      caption: board.querySelector("[slot=caption]").textContent, isPlayed: Boolean(inside("jadoube-board", "input")) };`);
  const { said, ...shown } = result;
  assert.match(said, /Marked: f7\. Arrows: h5 to f7 and c4 to f7\.$/);
  assert.deepEqual(shown, {
    pieces: 32,
    caption: "Queen and bishop look at f7.",
    isPlayed: false,
  });
});

test("a position that React keeps follows the moves, and the page sets it", async () => {
  const { click, press, reach, run, type } = await open(address);
  await reach("#game");
  await click("#game", "e2", "e4");
  await run(`await until(() => $("#moves").textContent === "e4");`);
  await type("#game", "e5");
  const played = await run(`
    await until(() => $("#moves").textContent === "e4 e5");
    const { fen, pgn } = $("#game");
    return { fen, attribute: $("#game").getAttribute("fen"), isOneGame: pgn.includes("1. e4 e5") };`);
  const fen = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
  assert.deepEqual(played, { fen, attribute: fen, isOneGame: true });
  await press("section button");
  const [again, problems] = await run(`
    await until(() => $("#game").legalMoves.includes("e4"));
    return [$("#game").fen, problems];`);
  assert.equal(again, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
  assert.deepEqual(problems, []);
});

test("an exercise of React is solved by clicks and keys, and its form is sent", async () => {
  const { click, press, reach, run, type } = await open(address);
  await reach("#ladder");
  assert.equal(await run(`return $("form").checkValidity();`), false);
  await click("#ladder", "b1", "b7");
  await run(`await until(() => $("#ladder").legalMoves.includes("Ra8#"));`);
  await type("#ladder", "Ra8");
  const outcome = await run(`await until(() => $("#outcome")); return $("#outcome").textContent;`);
  assert.equal(outcome, "Solved, with 0 hints, at attempt 1.");
  await press("form > p > button");
  const result = await run(`
    await until(() => $("#sent"));
    return [$("#sent").textContent, $("#ladder").solved, problems];`);
  assert.match(result[0], /^The form has sent b1b7, g8\w\d, a2a8\.$/);
  assert.deepEqual(result.slice(1), [true, []]);
});
