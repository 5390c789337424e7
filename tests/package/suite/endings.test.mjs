// How games end: mate, stalemate and draws as chess.js defines them.
import assert from "node:assert/strict";
import { played, shared } from "../support/facts.mjs";

const ends = (game) => ({
  mate: game.isCheckmate(),
  stalemate: game.isStalemate(),
  material: game.isInsufficientMaterial(),
  threefold: game.isThreefoldRepetition(),
  fifty: game.isDrawByFiftyMoves(),
  draw: game.isDraw(),
  over: game.isGameOver(),
});

const none = {
  mate: false,
  stalemate: false,
  material: false,
  threefold: false,
  fifty: false,
  draw: false,
  over: false,
};

shared("a game that has begun has not ended", ({ Chess }) => {
  assert.deepEqual(ends(new Chess()), none);
});

shared("checkmate ends the game and is no draw", (library) => {
  const game = played(library, "f3 e5 g4 Qh4#");
  assert.deepEqual(ends(game), { ...none, mate: true, over: true });
  assert.deepEqual(game.moves(), []);
});

shared("stalemate is a draw", ({ Chess }) => {
  const game = new Chess("4k3/4P3/4K3/8/8/8/8/8 b - - 0 78");
  assert.deepEqual(ends(game), { ...none, stalemate: true, draw: true, over: true });
});

const TOO_LITTLE = [
  "8/8/8/8/8/8/8/k6K w - - 0 1",
  "8/2N5/8/8/8/8/8/k6K w - - 0 1",
  "8/2b5/8/8/8/8/8/k6K w - - 0 1",
  "8/b7/3B4/8/8/8/8/k6K w - - 0 1",
  "8/b1B1b1B1/1b1B1b1B/8/8/8/8/1k5K w - - 0 1",
];

const ENOUGH = [
  "8/2p5/8/8/8/8/8/k6K w - - 0 1",
  "8/b7/B7/8/8/8/8/k6K w - - 0 1",
  "8/b1N5/8/8/8/8/8/k6K w - - 0 1",
  "8/2n5/2N5/8/8/8/8/k6K w - - 0 1",
  "8/2n5/2n5/8/8/8/8/k6K w - - 0 1",
  "8/2R5/8/8/8/8/8/k6K w - - 0 1",
];

shared("too little material to mate is a draw", ({ Chess }) => {
  for (const fen of TOO_LITTLE) {
    const game = new Chess(fen);
    assert.equal(game.isInsufficientMaterial(), true, fen);
    assert.equal(game.isDraw(), true, fen);
    assert.equal(game.isGameOver(), true, fen);
  }
  for (const fen of ENOUGH) {
    assert.equal(new Chess(fen).isInsufficientMaterial(), false, fen);
  }
});

shared("fifty moves are a draw from the hundredth ply on", ({ Chess }) => {
  const game = new Chess("8/8/8/8/8/1r6/8/k6K w - - 99 80");
  assert.deepEqual(ends(game), none);
  game.move("Kg1");
  assert.deepEqual(ends(game), { ...none, fifty: true, draw: true, over: true });
  game.undo();
  assert.deepEqual(ends(game), none);
});

shared("the third time a position is there is a draw, and undo takes it back", ({ Chess }) => {
  const game = new Chess();
  const seen = [];
  for (let round = 0; round < 2; round += 1) {
    for (const move of ["Nf3", "Nf6", "Ng1", "Ng8"]) {
      game.move(move);
      seen.push(game.isThreefoldRepetition());
    }
  }
  assert.deepEqual(seen, [false, false, false, false, false, false, false, true]);
  assert.deepEqual(ends(game), { ...none, threefold: true, draw: true, over: true });
  game.undo();
  assert.deepEqual(ends(game), none);
});

shared("the same pieces with other castling rights are another position", ({ Chess }) => {
  const game = new Chess("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
  for (const move of ["Rg1", "Kd8", "Rh1", "Ke8", "Rg1", "Kd8", "Rh1", "Ke8"]) {
    game.move(move);
  }
  assert.equal(game.isThreefoldRepetition(), false);
  game.move("Rg1");
  assert.equal(game.isThreefoldRepetition(), true);
});

shared("a game that is over can be played on", ({ Chess }) => {
  const game = new Chess("8/2b5/8/8/8/8/8/k6K w - - 120 90");
  assert.equal(game.isGameOver(), true);
  assert.equal(game.move("Kg2").san, "Kg2");
});

shared("repetition is counted in a loaded game", ({ Chess }) => {
  const game = new Chess();
  game.loadPgn("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 *");
  assert.equal(game.isThreefoldRepetition(), true);
});
