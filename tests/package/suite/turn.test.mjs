// The turn, castling rights, the number of the move, perft and the key of the position.
import assert from "node:assert/strict";
import { added, played, shared } from "../support/facts.mjs";

shared("the turn is a letter", (library) => {
  assert.equal(new library.Chess().turn(), "w");
  assert.equal(played(library, "e4").turn(), "b");
  const loaded = new library.Chess("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1");
  assert.equal(loaded.turn(), "b");
});

shared("setTurn says whether it has changed the turn, by a null move", ({ Chess }) => {
  const game = new Chess();
  assert.equal(game.setTurn("w"), false);
  assert.equal(game.setTurn("b"), true);
  assert.equal(game.setTurn("b"), false);
  assert.equal(game.fen(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 1 1");
  assert.deepEqual(game.history(), ["--"]);
  assert.equal(game.undo().san, "--");
  assert.equal(game.turn(), "w");
});

shared("castling rights are given for each wing", ({ Chess }) => {
  const game = new Chess("r3k2r/8/8/8/8/8/8/R3K2R w Kq - 0 1");
  assert.deepEqual(game.getCastlingRights("w"), { k: true, q: false });
  assert.deepEqual(game.getCastlingRights("b"), { k: false, q: true });
});

shared("castling rights can be set where king and rook are at home", ({ Chess, KING, QUEEN }) => {
  const game = new Chess("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
  assert.equal(game.setCastlingRights("w", { [KING]: false, [QUEEN]: true }), true);
  assert.deepEqual(game.getCastlingRights("w"), { k: false, q: true });
  assert.equal(game.setCastlingRights("w", {}), true);
  assert.equal(game.setCastlingRights("b", { k: false }), true);
  assert.equal(game.fen(), "r3k2r/8/8/8/8/8/8/R3K2R w Qq - 0 1");
  assert.ok(!game.moves().includes("O-O"));
  assert.equal(game.setCastlingRights("w", { k: true, q: undefined }), true);
  assert.ok(game.moves().includes("O-O"));
});

shared("castling rights cannot be set where king or rook is missing", ({ Chess }) => {
  const game = new Chess("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1");
  assert.equal(game.setCastlingRights("w", { k: true }), false);
  assert.equal(game.setCastlingRights("w", { k: true, q: false }), false);
  assert.deepEqual(game.getCastlingRights("w"), { k: false, q: false });
  assert.equal(game.setCastlingRights("b", { q: true }), false);
  assert.equal(game.setCastlingRights("b", { q: false }), true);
});

shared("the number of the move counts with Black's moves", (library) => {
  assert.equal(new library.Chess().moveNumber(), 1);
  assert.equal(played(library, "e4").moveNumber(), 1);
  assert.equal(played(library, "e4 e5").moveNumber(), 2);
  const fen = "4r1k1/p1prnpb1/Pp1pq1pp/3Np2P/2P1P3/R4N2/1PP2PP1/3QR1K1 w - - 2 20";
  assert.equal(new library.Chess(fen).moveNumber(), 20);
});

const COUNTS = [
  ["rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", [20, 400, 8_902]],
  ["r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", [48, 2_039]],
  ["8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", [14, 191, 2_812]],
  ["r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", [6, 264, 9_467]],
];

shared("perft counts the lines of play", ({ Chess }) => {
  for (const [fen, counts] of COUNTS) {
    const game = new Chess(fen);
    assert.deepEqual(
      counts.map((_, index) => game.perft(index + 1)),
      counts,
    );
    assert.equal(game.fen(), fen);
  }
});

shared("perft without depth counts the moves", ({ Chess }) => {
  assert.equal(new Chess().perft(0), 20);
});

added("perft counts deeply", ({ Chess }) => {
  assert.equal(new Chess().perft(4), 197_281);
  assert.equal(new Chess(COUNTS[1][0]).perft(3), 97_862);
});

shared("the key of the position is a hexadecimal number that undo restores", (library) => {
  const game = new library.Chess();
  const key = game.hash();
  assert.match(key, /^[0-9a-f]{1,16}$/);
  game.move("e4");
  assert.notEqual(game.hash(), key);
  game.undo();
  assert.equal(game.hash(), key);
});

shared("the key does not depend on how the position came about", (library) => {
  const one = played(library, "Nf3 Nf6 Nc3");
  const other = played(library, "Nc3 Nf6 Nf3");
  assert.equal(one.hash(), other.hash());
});
