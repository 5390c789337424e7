// What the module exports: everything chess.js declares but its random numbers, and every method.
import assert from "node:assert/strict";
import { test } from "node:test";
import { added, shared } from "../support/facts.mjs";
import { declarations, jadoube } from "../support/libraries.mjs";

/** The names of a list `export { A, B };` of the declarations. */
function exported() {
  const [, names] = /export \{ ([^}]*) \};/.exec(declarations);
  return names.split(", ").filter((name) => name !== "xoroshiro128");
}

/** The public members of a class in the declarations that are methods. */
function methods(name) {
  const start = declarations.indexOf(`declare class ${name} {`);
  const body = declarations.slice(start, declarations.indexOf("\n}", start));
  const found = [...body.matchAll(/^ {4}(\w+)\(/gm)].map(([, method]) => method);
  return [...new Set(found)].filter((method) => method !== "constructor");
}

test("every name that chess.js exports is exported, but its random numbers", () => {
  assert.deepEqual(
    exported().filter((name) => !(name in jadoube)),
    [],
  );
  assert.equal(exported().length, 14);
  assert.ok(!("xoroshiro128" in jadoube));
});

test("every declared method of Chess and Move exists", () => {
  for (const name of ["Chess", "Move"]) {
    const declared = methods(name);
    assert.ok(declared.length >= 6);
    const missing = declared.filter(
      (method) => typeof jadoube[name].prototype[method] !== "function",
    );
    assert.deepEqual(missing, [], name);
  }
});

test("the methods of chess.js's main branch and our own exist", () => {
  const names = [
    "addNag getNags setNags removeNag removeNags",
    "setSuffixAnnotation getSuffixAnnotation removeSuffixAnnotation isPromotion",
    "outcome isDeadPosition claimableDraws explainIllegal explainMate explain terms",
    "toNotation fromNotation loadPgnGames tree dests openingName svg dispose",
  ];
  const missing = names
    .flatMap((line) => line.split(" "))
    .filter((name) => typeof jadoube.Chess.prototype[name] !== "function");
  assert.deepEqual(missing, []);
  assert.equal(typeof jadoube.Chess.chess960, "function");
  assert.equal(typeof jadoube.loadPgnGames, "function");
  assert.equal(typeof jadoube.JadoubeError, "function");
});

shared("colors and pieces are the letters of FEN", (library) => {
  const { WHITE, BLACK, PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING } = library;
  assert.deepEqual([WHITE, BLACK], ["w", "b"]);
  assert.deepEqual([PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING], ["p", "n", "b", "r", "q", "k"]);
});

shared("the default position is the initial one", ({ DEFAULT_POSITION, Chess }) => {
  assert.equal(DEFAULT_POSITION, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
  assert.equal(new Chess().fen(), DEFAULT_POSITION);
});

shared("the squares are listed from a8 to h1", ({ SQUARES }) => {
  const expected = [..."87654321"].flatMap((rank) => [..."abcdefgh"].map((file) => file + rank));
  assert.deepEqual(SQUARES, expected);
});

shared("the roster has seven tags with their unknown values", ({ SEVEN_TAG_ROSTER }) => {
  assert.deepEqual(Object.entries(SEVEN_TAG_ROSTER), [
    ["Event", "?"],
    ["Site", "?"],
    ["Date", "????.??.??"],
    ["Round", "?"],
    ["White", "?"],
    ["Black", "?"],
    ["Result", "*"],
  ]);
});

shared("moves are instances of Move", ({ Chess, Move }) => {
  const game = new Chess();
  assert.ok(game.move("e4") instanceof Move);
  assert.ok(game.moves({ verbose: true })[0] instanceof Move);
  assert.ok(game.history({ verbose: true })[0] instanceof Move);
  assert.ok(game.undo() instanceof Move);
});

shared("a game can be made by a class that extends Chess", ({ Chess }) => {
  class Counted extends Chess {
    count = 0;
    move(...args) {
      this.count += 1;
      return super.move(...args);
    }
  }
  const game = new Counted();
  game.move("e4");
  assert.equal(game.count, 1);
  assert.equal(game.turn(), "b");
  assert.ok(game instanceof Chess);
});

added("the suffixes are the six of the standard", ({ SUFFIX_LIST }) => {
  assert.deepEqual([...SUFFIX_LIST], ["!", "?", "!!", "!?", "?!", "??"]);
});

added("signs have glyphs, unknown numbers none", ({ nagToGlyph, NAG_TO_SYMBOL }) => {
  const known = {
    7: "□",
    10: "=",
    13: "∞",
    14: "⩲",
    15: "⩱",
    16: "±",
    17: "∓",
    19: "-+",
    40: "→",
    146: "N",
  };
  for (const [nag, glyph] of Object.entries(known)) {
    assert.equal(nagToGlyph(Number(nag)), glyph);
    assert.equal(NAG_TO_SYMBOL[nag], glyph);
  }
  assert.equal(nagToGlyph(9_999), undefined);
});
