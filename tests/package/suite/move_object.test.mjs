// The class Move: its fields and what its methods say.
import assert from "node:assert/strict";
import { played, shared } from "../support/facts.mjs";

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const KEYS = "color from to piece captured promotion flags san lan before after".split(" ");

const says = (move) => ({
  capture: move.isCapture(),
  promotion: move.isPromotion(),
  enPassant: move.isEnPassant(),
  kingside: move.isKingsideCastle(),
  queenside: move.isQueensideCastle(),
  big: move.isBigPawn(),
});

const nothing = {
  capture: false,
  promotion: false,
  enPassant: false,
  kingside: false,
  queenside: false,
  big: false,
};

shared("a move has its fields in one order", ({ Chess }) => {
  assert.deepEqual(Object.keys(new Chess().move("e4")), KEYS);
});

shared("a double step of a pawn has all fields", ({ Chess }) => {
  const move = new Chess().move("e4");
  assert.deepEqual(
    { ...move },
    {
      color: "w",
      from: "e2",
      to: "e4",
      piece: "p",
      captured: undefined,
      promotion: undefined,
      flags: "b",
      san: "e4",
      lan: "e2e4",
      before: START,
      after: "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
    },
  );
  assert.deepEqual(says(move), { ...nothing, big: true });
});

shared("a quiet move says nothing of itself", ({ Chess }) => {
  const move = new Chess().move("Nf3");
  assert.equal(move.flags, "n");
  assert.deepEqual(says(move), nothing);
});

shared("a capture names the captured piece", (library) => {
  const move = played(library, "e4 d5").move("exd5");
  assert.equal(move.captured, "p");
  assert.equal(move.flags, "c");
  assert.deepEqual(says(move), { ...nothing, capture: true });
});

shared("en passant is a capture of its own kind", (library) => {
  const move = played(library, "e4 a6 e5 d5").move("exd6");
  assert.equal(move.flags, "e");
  assert.equal(move.captured, "p");
  assert.equal(move.lan, "e5d6");
  assert.deepEqual(says(move), { ...nothing, enPassant: true });
});

shared("castling is described by its wing", ({ Chess }) => {
  const corners = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
  const short = new Chess(corners).move("O-O");
  assert.deepEqual([short.from, short.to, short.lan, short.flags], ["e1", "g1", "e1g1", "k"]);
  assert.deepEqual(says(short), { ...nothing, kingside: true });
  const long = new Chess(corners).move("O-O-O");
  assert.deepEqual([long.from, long.to, long.lan, long.flags], ["e1", "c1", "e1c1", "q"]);
  assert.deepEqual(says(long), { ...nothing, queenside: true });
});

shared("a promotion names the new piece", ({ Chess }) => {
  const fen = "1n5k/P7/8/8/8/8/8/7K w - - 0 1";
  const quiet = new Chess(fen).move("a8=Q");
  assert.deepEqual([quiet.promotion, quiet.lan, quiet.flags], ["q", "a7a8q", "np"]);
  assert.deepEqual(says(quiet), { ...nothing, promotion: true });
  const taking = new Chess(fen).move("axb8=N");
  assert.deepEqual([taking.promotion, taking.captured, taking.flags], ["n", "n", "cp"]);
  assert.deepEqual(says(taking), { ...nothing, capture: true, promotion: true });
});

shared("before and after are the FENs of the positions", (library) => {
  const game = played(library, "e4");
  const before = game.fen();
  const move = game.move("c5");
  assert.equal(move.before, before);
  assert.equal(move.after, game.fen());
});

shared("a move is written as JSON without what it has not", ({ Chess }) => {
  const { captured, promotion, ...rest } = new Chess().move("e4");
  assert.deepEqual([captured, promotion], [undefined, undefined]);
  assert.deepEqual(JSON.parse(JSON.stringify(new Chess().move("e4"))), rest);
});

shared("a move can be given back to move", ({ Chess }) => {
  const game = new Chess();
  for (const move of game.moves({ verbose: true })) {
    assert.equal(game.move(move).san, move.san);
    game.undo();
  }
});

shared("a null move goes from a8 to a8 and is written with dashes", ({ Chess }) => {
  const move = new Chess().move(null);
  assert.deepEqual([move.san, move.flags, move.piece, move.lan], ["--", "-", "k", "a8a8"]);
  assert.deepEqual([move.color, move.from, move.to], ["w", "a8", "a8"]);
  assert.deepEqual(says(move), nothing);
});
