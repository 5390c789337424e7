// A trap inside the rules is not survived half-way: from then on every call says so.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { packageFolder } from "./support/libraries.mjs";

// What the program may take of memory: enough to begin with, and too little for a long text.
const PAGES = 48;
const LONG = 8 << 20;

/** What a program prints whose rules have little memory. */
function observed(body) {
  const home = pathToFileURL(`${packageFolder}/node.js`).href;
  const script = `
    import { Chess, JadoubeError, Move, loadPgnGames, validateFen } from ${JSON.stringify(home)};
    const refused = (call) => {
      try {
        call();
      } catch (error) {
        return error instanceof JadoubeError ? [error.code, error.message, error.cause?.name] : [String(error)];
      }
      return ["answered"];
    };
    const LONG = "x".repeat(${LONG});
    ${body}`;
  const flags = [`--wasm-max-mem-pages=${PAGES}`, "--expose-gc", "--input-type=module", "--eval", script];
  return JSON.parse(execFileSync(process.execPath, flags, { encoding: "utf8" }));
}

test("after a trap every call throws one error that says what to do", () => {
  const { first, later } = observed(`
    const game = new Chess();
    game.move("e4");
    const node = game.tree().next;
    const first = refused(() => game.setComment(LONG));
    const later = [
      () => new Chess(),
      () => game.fen({ forceEnpassantSquare: true }),
      () => game.move("e5"),
      () => game.undo(),
      () => game.pgn(),
      () => game.perft(1),
      () => node.san,
      () => node.add("e5"),
      () => loadPgnGames("1. e4 *"),
      () => validateFen("8/8/8/8/8/8/8/8 w - - 0 1"),
      () => Chess.chess960(1),
      () => game.explain(),
    ].map(refused);
    console.log(JSON.stringify({ first, later }));`);
  const [code, message, cause] = first;
  assert.equal(code, "broken");
  assert.match(message, /reload the page or restart the program/);
  assert.equal(cause, "RuntimeError");
  for (const error of later) {
    assert.deepEqual(error, first);
  }
});

test("games are disposed of and collected in silence after a trap", () => {
  const { disposed } = observed(`
    const game = new Chess();
    for (let count = 0; count < 100; count += 1) new Chess();
    refused(() => game.loadPgn(LONG));
    const disposed = refused(() => game.dispose());
    gc();
    setTimeout(() => console.log(JSON.stringify({ disposed })));`);
  assert.deepEqual(disposed, ["answered"]);
});

test("a trap in the second half leaves games and records as they are", () => {
  const { first, fen, again } = observed(`
    const game = new Chess();
    game.move("e4");
    const first = refused(() => game.fromNotation(LONG));
    const again = refused(() => game.explain());
    console.log(JSON.stringify({ first, again, fen: game.fen() }));`);
  assert.equal(first[0], "broken");
  assert.deepEqual(again, first);
  assert.equal(fen, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
});
