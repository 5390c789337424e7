// FEN as it is written, above all its square for en passant.
import assert from "node:assert/strict";
import { added, played, shared } from "../support/facts.mjs";

const passing = (game) => game.fen().split(" ")[3];

shared("the counters follow the moves", (library) => {
  const game = played(library, "e4 e5 f4");
  assert.equal(game.fen(), "rnbqkbnr/pppp1ppp/8/4p3/4PP2/8/PPPP2PP/RNBQKBNR b KQkq - 0 2");
  game.move("Nf6");
  game.move("Nf3");
  assert.equal(game.fen(), "rnbqkb1r/pppp1ppp/5n2/4p3/4PP2/5N2/PPPP2PP/RNBQKB1R b KQkq - 2 3");
  assert.equal(game.moveNumber(), 3);
});

shared("the square for en passant stands only where the capture is legal", (library) => {
  assert.equal(passing(played(library, "e4")), "-");
  assert.equal(passing(played(library, "e4 a6 e5 d5")), "d6");
  assert.equal(passing(played(library, "e4 a6 e5 d5 Nf3")), "-");
});

shared(
  "a capture that opens a line to the own king does not make the square stand",
  ({ Chess }) => {
    const along = new Chess("8/8/8/8/k2p3R/8/4P3/4K3 w - - 0 1");
    along.move("e4");
    assert.equal(passing(along), "-");
  },
);

shared("castling rights go with king, rook and captured rook", ({ Chess }) => {
  const rights = (game) => game.fen().split(" ")[2];
  const corners = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
  const after = (move) => {
    const game = new Chess(corners);
    game.move(move);
    return rights(game);
  };
  assert.equal(after("Ke2"), "kq");
  assert.equal(after("Rb1"), "Kkq");
  assert.equal(after("Rg1"), "Qkq");
  assert.equal(after("Rxa8+"), "Kk");
  assert.equal(after("Rxh8+"), "Qq");
  assert.equal(after("O-O"), "kq");
  assert.equal(after("O-O-O"), "kq");
});

shared("the clock goes back to 0 with pawns and captures", (library) => {
  const clock = (moves) => Number(played(library, moves).fen().split(" ")[4]);
  assert.equal(clock("Nf3 Nf6"), 2);
  assert.equal(clock("Nf3 Nf6 e4"), 0);
  assert.equal(clock("Nf3 Nf6 e4 Nxe4"), 0);
});

shared("the square can be asked for where a pawn stands beside", (library) => {
  const game = played(library, "e4 a6 e5 d5");
  const forced = game.fen({ forceEnpassantSquare: true });
  assert.equal(forced, game.fen());
  assert.equal(game.fen({ forceEnpassantSquare: false }), game.fen());
  assert.equal(game.fen({}), game.fen());
});

shared("the square can be asked for where the capture is not legal", ({ Chess }) => {
  const game = new Chess("8/8/8/8/k2p3R/8/4P3/4K3 w - - 0 1");
  game.move("e4");
  assert.equal(game.fen({ forceEnpassantSquare: true }), "8/8/8/8/k2pP2R/8/8/4K3 b - e3 0 1");
});

added("the square is gone after the next move and comes back with undo", (library) => {
  const game = played(library, "e4");
  const forced = () => game.fen({ forceEnpassantSquare: true }).split(" ")[3];
  assert.equal(forced(), "e3");
  game.move("Nf6");
  assert.equal(forced(), "-");
  game.undo();
  assert.equal(forced(), "e3");
});
