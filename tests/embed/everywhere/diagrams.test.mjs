// Diagrams, and what is no mode yet, with the boards from another origin than the page.
import assert from "node:assert/strict";
import { test } from "node:test";

import { everyBrowser } from "../support/page.mjs";

for (const [name, { open, run, axe }] of await everyBrowser()) {
  const inBrowser = (title, body) => test(`${name}: ${title}`, body);

  inBrowser("a diagram is painted, described and fetches no program", async () => {
    await open(`<jadoube-board id="b" fen="6k1/5ppp/8/8/8/8/5PPP/R5K1 w - -" arrows="a1a8" marks="red:a8">
      <span slot="caption">Mate on the last rank</span>White: king g1, rook a1.</jadoube-board>`);
    const observed = await run(`
      const board = $("#b");
      await until(() => said(board));
      await settled();
      const { width, height } = inside(board, ".frame")[0].getBoundingClientRect();
      const piece = inside(board, "use")[0].getBoundingClientRect();
      const fetched = performance.getEntriesByType("resource").filter(({ name }) => name.includes("program"));
      return { said: said(board), square: Math.abs(width - height) < 1, pieces: inside(board, "use").length,
        seen: piece.width > 10, arrows: inside(board, ".arrow").length, fetched: fetched.length, failures,
        caption: inside(board, "slot[name=caption]")[0].assignedNodes()[0].textContent };`);
    assert.deepEqual(observed, {
      said: "Diagram, white at the bottom. White: king g1; rook a1; pawns f2, g2 and h2. Black: king g8; pawns f7, g7 and h7. White to move. Marked: a8. Arrow: a1 to a8.",
      square: true,
      pieces: 9,
      seen: true,
      arrows: 1,
      fetched: 0,
      failures: [],
      caption: "Mate on the last rank",
    });
    assert.deepEqual(await axe(), []);
  });

  inBrowser("a diagram that is positioned goes over neither side of its block", async () => {
    await open(`<div style="position: relative; inline-size: 320px; padding: 8px; box-sizing: border-box; block-size: 400px">
      <jadoube-board id="b" style="position: absolute"></jadoube-board></div>`);
    const observed = await run(`
      const board = $("#b");
      await until(() => said(board));
      return board.offsetWidth;`);
    assert.equal(observed, 312);
  });
}
