// Chess960: numbered starts, and castling onto the rook.
import assert from "node:assert/strict";
import { added, shared } from "../support/facts.mjs";

added("the start positions have their numbers", ({ Chess, DEFAULT_POSITION }) => {
  const board = (number) => Chess.chess960(number).fen().split("/")[7].split(" ")[0];
  assert.equal(board(518), "RNBQKBNR");
  assert.equal(board(0), "BBQNNRKR");
  assert.equal(board(959), "RKRNNQBB");
  assert.equal(Chess.chess960(518).fen(), DEFAULT_POSITION);
  const boards = new Set(Array.from({ length: 960 }, (_, number) => board(number)));
  assert.equal(boards.size, 960);
});

added("a number that there is not throws", ({ Chess }) => {
  for (const number of [-1, 960, 1.5, Number.NaN]) {
    assert.throws(() => Chess.chess960(number), { name: "JadoubeError" }, String(number));
  }
});

added("a game says whether it is Chess960", ({ Chess, DEFAULT_POSITION }) => {
  assert.equal(new Chess().chess960, false);
  assert.equal(new Chess(DEFAULT_POSITION, { chess960: true }).chess960, true);
  assert.equal(Chess.chess960(0).chess960, true);
});

added("castling goes to the rook's square and is written O-O", ({ Chess }) => {
  const game = new Chess("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", { chess960: true });
  const castling = game.moves({ verbose: true }).filter((move) => /^O-O/.test(move.san));
  assert.deepEqual(
    castling.map(({ san, from, to, lan }) => [san, from, to, lan]),
    [
      ["O-O", "e1", "h1", "e1h1"],
      ["O-O-O", "e1", "a1", "e1a1"],
    ],
  );
  assert.equal(castling[0].isKingsideCastle(), true);
  assert.equal(castling[1].isQueensideCastle(), true);
  assert.equal(game.move({ from: "e1", to: "h1" }).san, "O-O");
  assert.equal(game.fen(), "4k3/8/8/8/8/8/8/R4RK1 b - - 1 1");
  game.undo();
  assert.equal(game.move("O-O-O").to, "a1");
  assert.equal(game.fen(), "4k3/8/8/8/8/8/8/2KR3R b - - 1 1");
});

added("a king that stays where it is castles by the rook's square", ({ Chess }) => {
  const game = new Chess("4k3/8/8/8/8/8/8/6KR w H - 0 1", { chess960: true });
  assert.equal(game.move("O-O").lan, "g1h1");
  assert.equal(game.fen(), "4k3/8/8/8/8/8/8/5RK1 b - - 1 1");
  assert.equal(game.undo().san, "O-O");
  assert.deepEqual(game.findPiece({ type: "r", color: "w" }), ["h1"]);
});

// Chess Programming Wiki, Chess960 Perft Results, positions 1, 2 and 4.
const COUNTS = [
  ["bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9", [21, 528, 12_189, 326_672]],
  ["2nnrbkr/p1qppppp/8/1ppb4/6PP/3PP3/PPP2P2/BQNNRBKR w HEhe - 1 9", [21, 807, 18_002, 667_366]],
  ["qbbnnrkr/2pp2pp/p7/1p2pp2/8/P3PP2/1PPP1KPP/QBBNNR1R w hf - 0 9", [22, 593, 13_440, 382_958]],
];

added("perft counts Chess960 as the lists do", ({ Chess }) => {
  for (const [fen, counts] of COUNTS) {
    const game = new Chess(fen, { chess960: true });
    assert.deepEqual(
      counts.map((_, index) => game.perft(index + 1)),
      counts,
      fen,
    );
  }
});

added("a game of Chess960 is written and read again", ({ Chess }) => {
  const game = Chess.chess960(100);
  for (let ply = 0; ply < 30; ply += 1) {
    const moves = game.moves();
    game.move(moves[(ply * 7) % moves.length]);
  }
  const other = new Chess();
  other.loadPgn(game.pgn());
  assert.equal(other.chess960, true);
  assert.equal(other.fen(), game.fen());
  assert.deepEqual(other.history(), game.history());
});

shared("without being asked castling stays as it is in chess", ({ Chess }) => {
  const game = new Chess("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
  assert.equal(game.moves({ verbose: true }).at(-2).to, "g1");
});

added("boards that are no legal position castle as in Chess960", ({ Chess }) => {
  // Nine black pawns.
  const options = { chess960: true };
  const castlings = (fen) => new Chess(fen, options).moves().filter((san) => san.startsWith("O-O")).sort();
  assert.deepEqual(castlings("4k3/pppppppp/p7/8/8/8/8/RK5R w HA - 0 1"), ["O-O", "O-O-O"]);
  assert.deepEqual(castlings("4kr2/ppppp1pp/pp6/8/8/8/8/1K5R w H - 0 1"), []);
  const game = new Chess("4k3/pppppppp/p7/8/8/8/8/5RK1 w F - 0 1", options);
  assert.equal(game.move("O-O-O").lan, "g1f1");
  assert.equal(game.fen().split(" ")[0], "4k3/pppppppp/p7/8/8/8/8/2KR4");
});
