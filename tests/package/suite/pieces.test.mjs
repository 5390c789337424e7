// Pieces on the board: get, put, remove, findPiece, board, ascii, squareColor.
import assert from "node:assert/strict";
import { played, shared } from "../support/facts.mjs";

const rook = { type: "r", color: "w" };

shared("get answers the piece, or undefined", ({ Chess }) => {
  const game = new Chess();
  assert.deepEqual(game.get("e1"), { type: "k", color: "w" });
  assert.deepEqual(game.get("d8"), { type: "q", color: "b" });
  assert.equal(game.get("e4"), undefined);
  assert.equal(game.get("z9"), undefined);
});

shared("what get answers is not the board itself where it is changed by moves", ({ Chess }) => {
  const game = new Chess();
  const before = game.get("e2");
  game.move("e4");
  assert.deepEqual(before, { type: "p", color: "w" });
  assert.equal(game.get("e2"), undefined);
});

shared("put places a piece and says so", ({ Chess }) => {
  const game = new Chess();
  assert.equal(game.put(rook, "e4"), true);
  assert.deepEqual(game.get("e4"), rook);
  assert.equal(game.put({ type: "n", color: "b" }, "e4"), true);
  assert.deepEqual(game.get("e4"), { type: "n", color: "b" });
});

shared("put refuses what is no piece and no square", ({ Chess }) => {
  const game = new Chess();
  const before = game.fen();
  assert.equal(game.put({ type: "x", color: "w" }, "e4"), false);
  assert.equal(game.put(rook, "e9"), false);
  assert.equal(game.put(rook, ""), false);
  assert.equal(game.fen(), before);
});

shared("put refuses a second king, but may place one again", ({ Chess }) => {
  const game = new Chess();
  assert.equal(game.put({ type: "k", color: "w" }, "e4"), false);
  assert.equal(game.put({ type: "k", color: "w" }, "e1"), true);
  game.remove("e1");
  assert.equal(game.put({ type: "k", color: "w" }, "e4"), true);
  assert.deepEqual(game.findPiece({ type: "k", color: "w" }), ["e4"]);
});

shared("a king that something is put upon is gone", ({ Chess }) => {
  const game = new Chess();
  assert.equal(game.put(rook, "e1"), true);
  assert.deepEqual(game.findPiece({ type: "k", color: "w" }), []);
  assert.equal(game.put({ type: "k", color: "w" }, "e3"), true);
});

shared("put and remove take castling rights with them", ({ Chess }) => {
  const game = new Chess();
  game.remove("a1");
  assert.deepEqual(game.getCastlingRights("w"), { k: true, q: false });
  game.put({ type: "n", color: "b" }, "h8");
  assert.deepEqual(game.getCastlingRights("b"), { k: false, q: true });
  game.remove("e1");
  assert.deepEqual(game.getCastlingRights("w"), { k: false, q: false });
  game.put({ type: "k", color: "w" }, "e1");
  assert.deepEqual(game.getCastlingRights("w"), { k: false, q: false });
});

shared("put and remove before the first move change the headers of the set-up", ({ Chess }) => {
  const game = new Chess();
  game.remove("a1");
  assert.equal(game.getHeaders().SetUp, "1");
  assert.equal(game.getHeaders().FEN, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR w Kkq - 0 1");
  assert.equal(game.getHeaders().FEN, game.fen());
});

shared("an edited position leaves its headers when it is the initial one again", ({ Chess }) => {
  const game = new Chess();
  game.remove("e2");
  game.put({ type: "p", color: "w" }, "e2");
  assert.ok(!("FEN" in game.getHeaders()));
});

shared("put and remove after a move leave the headers of the set-up", (library) => {
  const game = played(library, "e4");
  game.remove("a2");
  assert.ok(!("FEN" in game.getHeaders()));
});

shared("remove answers the piece, or undefined", ({ Chess }) => {
  const game = new Chess();
  assert.deepEqual(game.remove("a1"), rook);
  assert.equal(game.remove("a1"), undefined);
  assert.equal(game.remove("e4"), undefined);
  assert.equal(game.remove("z9"), undefined);
  assert.equal(game.get("a1"), undefined);
});

shared("findPiece lists squares from a8 to h1", ({ Chess }) => {
  const game = new Chess();
  assert.deepEqual(game.findPiece({ type: "k", color: "b" }), ["e8"]);
  assert.deepEqual(game.findPiece({ type: "n", color: "w" }), ["b1", "g1"]);
  assert.deepEqual(
    game.findPiece({ type: "p", color: "b" }),
    [..."abcdefgh"].map((file) => `${file}7`),
  );
  game.remove("d1");
  assert.deepEqual(game.findPiece({ type: "q", color: "w" }), []);
});

shared("board has eight rows from the eighth rank down", (library) => {
  const board = played(library, "e4").board();
  assert.equal(board.length, 8);
  assert.ok(board.every((row) => row.length === 8));
  assert.deepEqual(board[0][4], { square: "e8", type: "k", color: "b" });
  assert.deepEqual(board[4][4], { square: "e4", type: "p", color: "w" });
  assert.equal(board[6][4], null);
  assert.deepEqual(board[7][0], { square: "a1", type: "r", color: "w" });
});

shared("ascii draws the board", (library) => {
  const rows = played(library, "e4 e5 f4").ascii().split("\n");
  assert.equal(rows.length, 11);
  assert.equal(rows[0], "   +------------------------+");
  assert.equal(rows[1], " 8 | r  n  b  q  k  b  n  r |");
  assert.equal(rows[5], " 4 | .  .  .  .  P  P  .  . |");
  assert.equal(rows[8], " 1 | R  N  B  Q  K  B  N  R |");
  assert.equal(rows[10], "     a  b  c  d  e  f  g  h");
});

shared("squares are light or dark, other words neither", ({ Chess, SQUARES }) => {
  const game = new Chess();
  assert.equal(game.squareColor("h1"), "light");
  assert.equal(game.squareColor("a1"), "dark");
  assert.equal(game.squareColor("a7"), "dark");
  assert.equal(game.squareColor("bogus square"), null);
  assert.equal(SQUARES.filter((square) => game.squareColor(square) === "light").length, 32);
});
