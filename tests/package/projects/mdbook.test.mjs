// The example of a book, built by mdBook with the files of the packed package.
import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";

import { serve } from "../install/support/server.mjs";
import { built } from "./support/example.mjs";
import { open } from "./support/page.mjs";

const address = await serve(join(built("mdbook"), "book"));

test("boards between paragraphs of Markdown are painted, with what Markdown sets in them", async () => {
  const { run } = await open(`${address}diagrams.html`);
  const result = await run(`
    await until(() => document.querySelectorAll("jadoube-board:defined").length);
    const boards = [...document.querySelectorAll("jadoube-board")];
    return { said: boards.map((board) => board.shadowRoot.querySelector("svg").getAttribute("aria-label")),
      places: boards.map((board) => board.parentElement.localName),
      captions: boards.map((board) => board.querySelector(":scope > [slot=caption]").innerHTML.trim()),
      code: document.querySelectorAll("pre jadoube-board").length, problems };`);
  assert.deepEqual(result, {
    said: [
      "Diagram, white at the bottom. White: king e3; pawn e2. Black: king e8. White to move. Arrow: e3 to d4.",
      "Diagram, white at the bottom. White: king g6; queen f7. Black: king h8. Black to move.",
    ],
    places: ["main", "main"],
    captions: [
      "The king goes before the pawn.",
      "<p>Black has <strong>no move</strong> and is not in check: <em>stalemate</em>.</p>",
    ],
    code: 0,
    problems: [],
  });
});

test("an exercise of a chapter is solved by clicks and keys", async () => {
  const { click, reach, run, type } = await open(`${address}exercises.html`);
  await reach("#ladder");
  await click("#ladder", "b1", "b7");
  await run(`await until(() => $("#ladder").legalMoves.includes("Ra8#"));`);
  await type("#ladder", "Ra8");
  assert.deepEqual(await run(`await until(() => $("#ladder").solved); return problems;`), []);
});

test("a record with empty lines in it is read whole, in a chapter in a folder", async () => {
  const { click, reach, run } = await open(`${address}more/games.html`);
  await reach("#fork");
  await click("#fork", "g5", "f7");
  const result = await run(`
    await until(() => inside("#fork", ".note").textContent.includes("drawn out"));
    return [$("#fork").children.length, problems];`);
  assert.deepEqual(result, [2, []]);
});
