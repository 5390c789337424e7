// Comments: those of the position, and all of the game.
import assert from "node:assert/strict";
import { played, shared } from "../support/facts.mjs";

shared("a position without a comment answers undefined", ({ Chess }) => {
  assert.equal(new Chess().getComment(), undefined);
  assert.deepEqual(new Chess().getComments(), []);
});

shared("a comment belongs to its position", (library) => {
  const game = played(library, "e4");
  assert.equal(game.setComment("best by test"), undefined);
  assert.equal(game.getComment(), "best by test");
  game.move("e5");
  assert.equal(game.getComment(), undefined);
  game.undo();
  assert.equal(game.getComment(), "best by test");
});

shared("a comment is replaced by the next", ({ Chess }) => {
  const game = new Chess();
  game.setComment("first");
  game.setComment("second");
  assert.equal(game.getComment(), "second");
  assert.equal(game.getComments().length, 1);
});

shared("a comment may be empty", ({ Chess }) => {
  const game = new Chess();
  game.setComment("");
  assert.equal(game.getComment(), "");
  assert.equal(game.pgn().includes("{}"), true);
});

shared("braces become brackets", ({ Chess }) => {
  const game = new Chess();
  game.setComment("{a set}");
  assert.equal(game.getComment(), "[a set]");
});

shared("all comments are listed with their positions", (library) => {
  const game = new library.Chess();
  const start = game.fen();
  game.setComment("the beginning");
  game.move("e4");
  const later = game.fen();
  game.setComment("king's pawn");
  game.move("e5");
  assert.deepEqual(game.getComments(), [
    { fen: start, comment: "the beginning" },
    { fen: later, comment: "king's pawn" },
  ]);
});

shared("comments of moves that were taken back are not listed", (library) => {
  const game = played(library, "e4");
  game.setComment("gone");
  game.undo();
  assert.deepEqual(game.getComments(), []);
  game.move("d4");
  assert.equal(game.getComment(), undefined);
});

shared("removing a comment answers it", (library) => {
  const game = played(library, "e4");
  game.setComment("gone");
  assert.equal(game.removeComment(), "gone");
  assert.equal(game.getComment(), undefined);
  assert.equal(game.removeComment(), undefined);
});

shared("removing all comments answers their list", (library) => {
  const game = new library.Chess();
  game.setComment("one");
  const start = game.fen();
  game.move("e4");
  game.setComment("two");
  assert.deepEqual(game.removeComments(), [
    { fen: start, comment: "one" },
    { fen: game.fen(), comment: "two" },
  ]);
  assert.deepEqual(game.getComments(), []);
  assert.deepEqual(game.removeComments(), []);
});

shared("the old names of removal still work", (library) => {
  const game = played(library, "e4");
  game.setComment("one");
  assert.equal(game.deleteComment(), "one");
  game.setComment("two");
  assert.deepEqual(game.deleteComments(), [{ fen: game.fen(), comment: "two" }]);
  assert.deepEqual(game.getComments(), []);
});

shared("comments of a record are read at their moves", ({ Chess }) => {
  const game = new Chess();
  game.loadPgn("{before all} 1. e4 {first} e5 2. Nf3 {third; with (marks) $1} *");
  const comments = game.getComments();
  assert.deepEqual(
    comments.map(({ comment }) => comment),
    ["before all", "first", "third; with (marks) $1"],
  );
  assert.equal(comments[2].fen, game.fen());
  assert.equal(game.getComment(), "third; with (marks) $1");
});

shared("a comment to the end of the line is one as well", ({ Chess }) => {
  const game = new Chess();
  game.loadPgn("1. e4 ; the best move\n1... e5 *");
  assert.deepEqual(game.history(), ["e4", "e5"]);
  assert.equal(game.getComments()[0].comment, "the best move");
});

shared("the break of a line in a comment becomes a space", ({ Chess }) => {
  const game = new Chess();
  game.loadPgn("1. e4 {two\nlines} e5 {and\r\n\r\nmore} *");
  assert.deepEqual(
    game.getComments().map(({ comment }) => comment),
    ["two lines", "and more"],
  );
});

shared("comments go with clear, reset and load", ({ Chess, DEFAULT_POSITION }) => {
  for (const end of ["clear", "reset", "load"]) {
    const game = new Chess();
    game.setComment("here");
    game[end](...(end === "load" ? [DEFAULT_POSITION] : []));
    assert.deepEqual(game.getComments(), [], end);
  }
});
