// Parts of the program that do not come, come late, or are called what they are not. `BROWSERS` names
// the browsers, all three where nothing is named.
import assert from "node:assert/strict";
import { test } from "node:test";

import { everyBrowser } from "../support/page.mjs";

const GAME = `<jadoube-board id="b" mode="game" eager><script type="application/x-chess-pgn">1. e4 e5 *</script></jadoube-board>`;
const LADDER = `<jadoube-board id="b" mode="solve" goal="mate" in="2" fen="6k1/8/8/8/8/8/R7/1R4K1 w - - 0 1" eager></jadoube-board>`;
const LOST = "This board can't be played: its program hasn't loaded.";

for (const [name, { open, run, loader }] of await everyBrowser()) {
  const inBrowser = (title, body) => test(`${name}: ${title}`, body);
  const tell = (word) => fetch(`${loader}lost/${word}`);

  inBrowser("a mode whose part is missing says so, and is there when it is tried again", async () => {
    await tell("lost");
    await open(GAME, { script: "lost/jadoube.js" });
    const before = await run(`
      const board = $("#b");
      await until(() => named(board, "Try again"));
      return [noted(board), isLive(board), heard.map(({ name, message }) => [name, message]), failures];`);
    assert.deepEqual(before, [LOST, false, [["error", LOST]], []]);
    const again = await run(`
      const board = $("#b");
      named(board, "Try again").click();
      await until(() => heard.length === 2 && named(board, "Try again"));
      return isLive(board);`);
    assert.equal(again, false, "it is still missing");
    await tell("found");
    const after = await run(`
      const board = $("#b");
      named(board, "Try again").click();
      await until(() => isLive(board) && heard.some(({ name }) => name === "ready"));
      named(board, "Next move").click();
      await until(() => board.fen.includes("4P3"));
      return [noted(board), named(board, "Try again") === undefined, failures];`);
    assert.deepEqual(after, ["", true, []]);
  });

  inBrowser("a board at work goes on while the part of another mode is missing", async () => {
    await tell("lost");
    await open(LADDER, { script: "lost/jadoube.js" });
    const observed = await run(`
      const board = $("#b");
      await until(() => isLive(board));
      board.mode = "setup";
      await until(() => named(board, "Try again"));
      tap(board, "a2"); await settled(); tap(board, "a7");
      const moves = () => heard.filter(({ name }) => name === "move").map(({ san }) => san);
      await until(() => moves().length === 2);
      return moves();`);
    assert.deepEqual(observed, ["Ra7", "Kf8"]);
    await tell("found");
    const after = await run(`
      const board = $("#b");
      board.mode = "solve"; await settled();
      board.mode = "setup";
      await until(() => inside(board, ".editor-fields").length === 1);
      return failures;`);
    assert.deepEqual(after, []);
  });

  inBrowser("what is typed stays where answers are missing, and is understood when they have come", async () => {
    await tell("lost");
    await open(LADDER, { script: "lost/jadoube.js" });
    const typing = `
      const board = $("#b");
      const field = inside(board, "input")[0];
      const enter = () => field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, composed: true }));`;
    const before = await run(`
      await until(() => isLive($("#b")));
      ${typing}
      field.value = "Ra7"; enter();
      await until(() => noted(board).includes("try again"));
      return [field.value, noted(board), await board.move("Ra7")];`);
    assert.deepEqual(before, [
      "Ra7",
      "Part of this board couldn't be loaded. Check your connection and try again; nothing is lost.",
      false,
    ]);
    await tell("found");
    const after = await run(`
      ${typing}
      enter();
      await until(() => board.fen.startsWith("5k2"));
      return [field.value, failures];`);
    assert.deepEqual(after, ["", []]);
  });

  for (const [folder, what] of [["late", "come late"], ["plain", "are called a text"]]) {
    inBrowser(`parts that ${what} are taken all the same`, async () => {
      await open(GAME, { script: `${folder}/jadoube.js` });
      const observed = await run(`
        const board = $("#b");
        await until(() => isLive(board));
        tap(board, "e2"); await settled(); tap(board, "e5");
        await until(() => heard.some(({ name }) => name === "illegal"));
        named(board, "Next move").click();
        await until(() => board.fen.includes("4P3"));
        const packed = performance.getEntriesByType("resource").filter(({ name }) => name.includes(".wasm.js"));
        return [packed.length, failures];`);
      assert.deepEqual(observed, [0, []]);
    });
  }
}
