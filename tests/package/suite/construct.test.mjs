// Making games, loading positions, clearing and resetting.
import assert from "node:assert/strict";
import { played, shared } from "../support/facts.mjs";

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const EMPTY = "8/8/8/8/8/8/8/8 w - - 0 1";
const ENDING = "4r3/8/2p2PPk/1p6/pP2p1R1/P1B5/2P2K2/3r4 w - - 1 45";
const NO_BLACK_KING = "8/4p3/8/8/8/8/4P3/6K1 w - - 1 45";

shared("without a FEN the game begins at the initial position", ({ Chess }) => {
  assert.equal(new Chess().fen(), START);
  assert.equal(new Chess(undefined, {}).fen(), START);
});

shared("a FEN makes its position", ({ Chess }) => {
  assert.equal(new Chess(ENDING).fen(), ENDING);
});

shared("an invalid FEN throws from the constructor and from load", ({ Chess }) => {
  assert.throws(() => new Chess(NO_BLACK_KING), /^\w*Error: Invalid FEN: missing black king$/);
  assert.throws(() => new Chess().load(NO_BLACK_KING), {
    message: "Invalid FEN: missing black king",
  });
  assert.throws(() => new Chess(""), /Invalid FEN: /);
});

shared("validation can be skipped", ({ Chess }) => {
  assert.equal(new Chess(NO_BLACK_KING, { skipValidation: true }).fen(), NO_BLACK_KING);
  const game = new Chess();
  assert.equal(game.load(NO_BLACK_KING, { skipValidation: true }), undefined);
  assert.equal(game.fen(), NO_BLACK_KING);
});

shared("fields that are left out get their defaults", ({ Chess }) => {
  const fields = ENDING.split(" ");
  const defaults = ["-", "-", "0", "1"];
  for (const count of [2, 3, 4, 5]) {
    const short = fields.slice(0, count).join(" ");
    const expected = [...fields.slice(0, count), ...defaults.slice(count - 2)].join(" ");
    assert.equal(new Chess(short).fen(), expected);
  }
});

shared("a board alone is not completed", ({ Chess }) => {
  assert.throws(() => new Chess(ENDING.split(" ")[0]), {
    message: "Invalid FEN: must contain six space-delimited fields",
  });
});

shared("fields may be separated by any white space", ({ Chess }) => {
  assert.equal(new Chess(ENDING.replaceAll(" ", "\t")).fen(), ENDING);
  assert.equal(new Chess(ENDING.replaceAll(" ", "   ")).fen(), ENDING);
});

shared("loading replaces moves, comments and headers", (library) => {
  const game = played(library, "e4 e5");
  game.setComment("open");
  game.setHeader("White", "Morphy");
  assert.equal(game.load(ENDING), undefined);
  assert.deepEqual(game.history(), []);
  assert.deepEqual(game.getComments(), []);
  assert.equal(game.getHeaders().White, "?");
  assert.equal(game.undo(), null);
});

shared("headers can be preserved while loading", ({ Chess }) => {
  const game = new Chess();
  game.setHeader("White", "Morphy");
  game.load(ENDING, { preserveHeaders: true });
  assert.equal(game.getHeaders().White, "Morphy");
  assert.equal(game.getHeaders().FEN, ENDING);
  assert.equal(game.getHeaders().SetUp, "1");
});

shared("the set-up has two headers, which the initial position lacks", ({ Chess }) => {
  const game = new Chess(ENDING);
  assert.equal(game.getHeaders().SetUp, "1");
  assert.equal(game.getHeaders().FEN, ENDING);
  game.load(START);
  assert.ok(!("SetUp" in game.getHeaders()));
  assert.ok(!("FEN" in game.getHeaders()));
});

shared("a short FEN is completed in the header", ({ Chess }) => {
  const game = new Chess("4k3/8/8/8/8/8/8/4K3 b");
  assert.equal(game.getHeaders().FEN, "4k3/8/8/8/8/8/8/4K3 b - - 0 1");
});

shared("the completed FEN in the header has single blanks", ({ Chess }) => {
  const game = new Chess("4k3/8/8/8/8/8/8/4K3 b - -  1");
  assert.equal(game.getHeaders().FEN, "4k3/8/8/8/8/8/8/4K3 b - - 1 1");
});

shared("a blank at the end is an empty field, which is refused", ({ Chess, validateFen }) => {
  const fen = "4k3/8/8/8/8/8/8/4K3 b ";
  assert.throws(() => new Chess(fen), { message: /^Invalid FEN: / });
  assert.equal(validateFen(`${fen}- - 0 1 `).ok, false);
});

shared("clear leaves an empty board with White to move", (library) => {
  const game = played(library, "e4");
  game.setHeader("White", "Morphy");
  game.setComment("gone");
  assert.equal(game.clear(), undefined);
  assert.equal(game.fen(), EMPTY);
  assert.deepEqual(game.history(), []);
  assert.deepEqual(game.getComments(), []);
  assert.equal(game.getHeaders().White, "?");
  assert.deepEqual(game.moves(), []);
});

shared("clear can preserve headers, but not those of the set-up", ({ Chess }) => {
  const game = new Chess(ENDING);
  game.setHeader("White", "Morphy");
  game.clear({ preserveHeaders: true });
  assert.equal(game.getHeaders().White, "Morphy");
  assert.ok(!("FEN" in game.getHeaders()));
  assert.ok(!("SetUp" in game.getHeaders()));
});

shared("reset goes back to the initial position", (library) => {
  const game = played(library, "e4 c5 Nf3");
  game.setHeader("White", "Morphy");
  assert.equal(game.reset(), undefined);
  assert.equal(game.fen(), START);
  assert.deepEqual(game.history(), []);
  assert.equal(game.getHeaders().White, "?");
});

shared("a loaded position begins its own count of repetitions", ({ Chess }) => {
  const game = new Chess();
  for (let round = 0; round < 2; round += 1) {
    for (const move of ["Nf3", "Nf6", "Ng1", "Ng8"]) {
      game.move(move);
    }
  }
  assert.equal(game.isThreefoldRepetition(), true);
  game.load(START);
  assert.equal(game.isThreefoldRepetition(), false);
});

shared("games do not share anything", ({ Chess }) => {
  const one = new Chess();
  const other = new Chess();
  one.move("e4");
  one.setHeader("White", "Morphy");
  one.setComment("mine");
  assert.equal(other.fen(), START);
  assert.equal(other.getHeaders().White, "?");
  assert.equal(other.getComment(), undefined);
});
