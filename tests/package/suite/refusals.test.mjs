// What is refused says what was wrong, where, and what may have been meant.
import assert from "node:assert/strict";
import { added, shared } from "../support/facts.mjs";

const ROOKS = "4k3/8/8/8/8/8/8/1R2KR2 w - - 0 1";

added("a move that two pieces can make names both, in a move and in a record", ({ Chess }) => {
  const expected = { code: "ambiguous-move", candidates: ["Rbd1", "Rfd1"] };
  const board = "4k3/8/8/8/8/8/4K3/1R3R2 w - - 0 1";
  assert.throws(() => new Chess(board).move("Rd1"), { ...expected, message: "Invalid move: Rd1" });
  assert.throws(() => new Chess().loadPgn(`[FEN "${board}"]\n\n1. Rd1 *`), {
    ...expected,
    message: "Invalid move in PGN: Rd1",
    line: 3,
    column: 4,
  });
  assert.equal(new Chess(ROOKS).moves().includes("Rd1"), true);
});

added("a tag that is wrong is named with its place", ({ Chess, loadPgnGames }) => {
  assert.throws(() => new Chess().loadPgn('[Event "x"]\n[FEN "8/8 w - - 0 1"]\n\n*'), {
    code: "invalid-fen",
    line: 2,
    column: 1,
  });
  assert.throws(() => new Chess().loadPgn('[Variant "Atomic"]\n\n1. e4 *'), {
    code: "other-rules",
    line: 1,
  });
  assert.equal(loadPgnGames('[Variant "Atomic"]\n\n1. e4 *')[0].faults[0].line, 1);
});

added("what is no move has no notation and no terms", ({ Chess }) => {
  const game = new Chess();
  assert.throws(() => game.toNotation("--", "san"), { code: "illegal-move" });
  assert.throws(() => game.terms("--"), { code: "illegal-move" });
  assert.throws(() => game.explainIllegal("e2", "e9"), { code: "square" });
  assert.throws(() => game.fromNotation("P to K 7"), { code: "illegal-move" });
  assert.throws(() => game.fromNotation("hello"), { code: "unreadable-move" });
});

added("terms leave out what can be said of every piece unless they are asked", ({ Chess }) => {
  const game = new Chess();
  assert.deepEqual(game.terms(), []);
  assert.ok(game.terms(undefined, { all: true }).some(({ term }) => term === "defended"));
});

added("a locale is obeyed or refused", ({ Chess }) => {
  const game = new Chess();
  assert.equal(game.toNotation("Nf3", "lan", "de"), "Sg1-f3");
  assert.equal(game.toNotation("Nf3", "san", "de"), "Sf3");
  assert.throws(() => game.toNotation("Nf3", "descriptive", "de"), { code: "no-translation" });
  assert.throws(() => game.toNotation("Nf3", "san", "xx"), { code: "unknown-locale" });
});

added("pictures in one page can have names of their own", ({ Chess }) => {
  const svg = new Chess().svg({ idPrefix: "a-", title: "Start" });
  const names = [...svg.matchAll(/ id="([^"]*)"/g)].map(([, name]) => name);
  assert.ok(names.length > 0 && names.every((name) => name.startsWith("a-")));
  const used = [...svg.matchAll(/href="#([^"]*)"/g)].map(([, name]) => name);
  assert.ok(used.length > 0 && used.every((name) => names.includes(name)));
  assert.match(svg, /aria-labelledby="a-title"/);
});

shared("of equal tags the last one counts", ({ Chess }) => {
  const game = new Chess();
  game.loadPgn('[White "first"]\n[White "last"]\n\n1. e4 *');
  assert.equal(game.getHeaders().White, "last");
});

shared("a sign without a number is no sign", ({ Chess }) => {
  assert.throws(() => new Chess().loadPgn("1. e4 e5 $ *"));
});
