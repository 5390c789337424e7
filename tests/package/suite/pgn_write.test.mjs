// PGN as it is written: headers, numbers, comments, results and the width of lines.
import assert from "node:assert/strict";
import { played, shared } from "../support/facts.mjs";

const HEAD = [
  '[Event "?"]',
  '[Site "?"]',
  '[Date "????.??.??"]',
  '[Round "?"]',
  '[White "?"]',
  '[Black "?"]',
  '[Result "*"]',
];

const movetext = (game, options) => game.pgn(options).split("\n\n").at(-1);

shared("the roster comes first, then an empty line, then moves and result", (library) => {
  const game = played(library, "e4 e5 Nf3");
  assert.equal(game.pgn(), [...HEAD, "", "1. e4 e5 2. Nf3 *"].join("\n"));
  assert.equal(game.pgn({}), game.pgn());
});

shared("a game without moves has no empty line", ({ Chess }) => {
  assert.equal(new Chess().pgn(), [...HEAD, " *"].join("\n"));
});

shared("headers stand in their order", ({ Chess }) => {
  const game = new Chess();
  game.setHeader("ECO", "C52");
  game.setHeader("White", "Morphy");
  game.setHeader("Own", "x");
  game.setHeader("WhiteElo", "2690");
  const tags = game
    .pgn()
    .split("\n")
    .slice(0, -1)
    .map((line) => line.slice(1).split(" ")[0]);
  assert.deepEqual(tags.slice(4), ["White", "Black", "Result", "WhiteElo", "ECO", "Own"]);
});

shared("the result is the header's", (library) => {
  const game = played(library, "f3 e5 g4 Qh4#");
  assert.ok(game.pgn().endsWith("2. g4 Qh4# *"));
  game.setHeader("Result", "0-1");
  assert.ok(game.pgn().endsWith("2. g4 Qh4# 0-1"));
});

shared("a game that Black begins is numbered with dots", (library) => {
  const fen = "4k3/8/8/8/8/8/4P3/4K3 b - - 0 12";
  const game = played(library, "Kd7 e4 Kd6", fen);
  assert.equal(movetext(game), "12. ... Kd7 13. e4 Kd6 *");
  assert.ok(game.pgn().includes(`[SetUp "1"]\n[FEN "${fen}"]\n`));
});

shared("comments follow their moves in braces", (library) => {
  const game = new library.Chess();
  game.setComment("the beginning");
  game.move("e4");
  game.setComment("king's pawn");
  game.move("e5");
  game.move("Nf3");
  game.setComment("the end");
  assert.equal(movetext(game), "{the beginning} 1. e4 {king's pawn} e5 2. Nf3 {the end} *");
});

shared("a comment before Black's first move stands before its number", ({ Chess }) => {
  const game = new Chess("4k3/8/8/8/8/8/4P3/4K3 b - - 0 12");
  game.setComment("here");
  game.move("Kd7");
  assert.equal(movetext(game), "{here} 12. ... Kd7 *");
});

shared("a comment without moves stands alone", ({ Chess }) => {
  const game = new Chess();
  game.setComment("nothing yet");
  assert.equal(game.pgn(), [...HEAD, "{nothing yet} *"].join("\n"));
});

shared("null moves are written with dashes", (library) => {
  const game = played(library, "e4");
  game.move(null);
  game.move("d4");
  assert.equal(movetext(game), "1. e4 -- 2. d4 *");
});

shared("another line end can be asked for", (library) => {
  const game = played(library, "e4 e5");
  assert.equal(game.pgn({ newline: "<br />" }), [...HEAD, "", "1. e4 e5 *"].join("<br />"));
});

shared("lines can be kept to a width", (library) => {
  const game = played(library, "e4 e5 Nc3 Nc6");
  assert.equal(movetext(game, { maxWidth: 5 }), "1. e4 e5\n2. Nc3 Nc6\n*");
  assert.equal(movetext(game, { maxWidth: 19 }), "1. e4 e5 2. Nc3 Nc6\n*");
  assert.equal(movetext(game, { maxWidth: 20 }), "1. e4 e5 2. Nc3 Nc6 *");
  assert.equal(movetext(game, { maxWidth: 0 }), "1. e4 e5 2. Nc3 Nc6 *");
});

shared("comments are broken between their words", (library) => {
  const game = played(library, "e4");
  game.setComment("this is a comment of several words");
  const text = movetext(game, { maxWidth: 16 });
  assert.equal(text, "1. e4 {this is a\ncomment of\nseveral words} *");
});

shared("writing changes nothing", (library) => {
  const game = played(library, "e4 e5 Nf3");
  const fen = game.fen();
  game.pgn({ maxWidth: 5, newline: "|" });
  assert.equal(game.fen(), fen);
  assert.deepEqual(game.history(), ["e4", "e5", "Nf3"]);
  assert.equal(game.pgn(), game.pgn());
});

shared("what is written is read again", (library) => {
  const game = played(library, "e4 e5 f4 exf4 Bc4 Qh4+ Kf1");
  game.setComment("no castling");
  game.setHeader("White", "Anderssen");
  game.setHeader("Result", "1-0");
  for (const options of [{}, { maxWidth: 10 }, { newline: "\r\n", maxWidth: 30 }]) {
    const other = new library.Chess();
    other.loadPgn(game.pgn(options));
    assert.equal(other.pgn(), game.pgn());
    assert.equal(other.fen(), game.fen());
    assert.deepEqual(other.getComments(), game.getComments());
    assert.deepEqual(other.getHeaders(), game.getHeaders());
  }
});
