// Lists of moves, by every overload.
import assert from "node:assert/strict";
import { played, shared } from "../support/facts.mjs";

const FIRST = [
  ...[..."abcdefgh"].flatMap((file) => [`${file}3`, `${file}4`]),
  ...["Na3", "Nc3", "Nf3", "Nh3"],
];

const sans = (moves) => moves.map(({ san }) => san);

shared("the first moves are listed in chess.js's order", ({ Chess }) => {
  assert.deepEqual(new Chess().moves(), FIRST);
  assert.deepEqual(new Chess().moves({}), FIRST);
  assert.deepEqual(new Chess().moves({ verbose: false }), FIRST);
});

shared("squares, piece and both select moves", ({ Chess }) => {
  const game = new Chess();
  assert.deepEqual(game.moves({ square: "e2" }), ["e3", "e4"]);
  assert.deepEqual(game.moves({ piece: "n" }), ["Na3", "Nc3", "Nf3", "Nh3"]);
  assert.deepEqual(game.moves({ square: "g1", piece: "n" }), ["Nf3", "Nh3"]);
  assert.deepEqual(game.moves({ square: "g1", piece: "p" }), []);
  assert.deepEqual(game.moves({ verbose: false, square: "e2" }), ["e3", "e4"]);
});

shared("squares without moves and words that are none have an empty list", ({ Chess }) => {
  const game = new Chess();
  assert.deepEqual(game.moves({ square: "e1" }), []);
  assert.deepEqual(game.moves({ square: "e4" }), []);
  assert.deepEqual(game.moves({ square: "e7" }), []);
  assert.deepEqual(game.moves({ square: "e9" }), []);
  assert.deepEqual(game.moves({ piece: "x" }), []);
});

shared("squares and pieces may be written in capitals", ({ Chess }) => {
  const game = new Chess();
  assert.deepEqual(game.moves({ square: "E2" }), ["e3", "e4"]);
  assert.deepEqual(game.moves({ piece: "N" }), ["Na3", "Nc3", "Nf3", "Nh3"]);
});

shared("verbose lists moves with their details, selected alike", ({ Chess }) => {
  const game = new Chess();
  assert.deepEqual(sans(game.moves({ verbose: true })), FIRST);
  assert.deepEqual(sans(game.moves({ verbose: true, square: "e2" })), ["e3", "e4"]);
  assert.deepEqual(sans(game.moves({ verbose: true, piece: "n" })), ["Na3", "Nc3", "Nf3", "Nh3"]);
  assert.deepEqual(sans(game.moves({ verbose: true, square: "b1", piece: "n" })), ["Na3", "Nc3"]);
});

shared("promotions are listed from knight to queen", ({ Chess }) => {
  const game = new Chess("7k/P7/8/8/8/8/8/7K w - - 0 1");
  assert.deepEqual(game.moves({ square: "a7" }), ["a8=N", "a8=B", "a8=R+", "a8=Q+"]);
});

shared("castling comes last, kingside first", ({ Chess }) => {
  const game = new Chess("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
  assert.deepEqual(game.moves().slice(-2), ["O-O", "O-O-O"]);
  assert.deepEqual(game.moves({ piece: "k" }).slice(-2), ["O-O", "O-O-O"]);
  assert.deepEqual(game.moves({ square: "e1" }).slice(-2), ["O-O", "O-O-O"]);
});

shared("texts are as short as they can be and mark check and mate", ({ Chess }) => {
  const rooks = new Chess("4k3/7p/8/8/R6R/8/8/R3K3 w - - 0 1");
  const list = rooks.moves();
  assert.ok(list.includes("R1a3") && list.includes("R4a3") && list.includes("Rad4"));
  assert.ok(list.includes("R4a8+") === false && list.includes("Ra8+"));
  const queens = new Chess("8/6k1/8/8/Q6Q/8/8/K6Q w - - 0 1");
  assert.ok(queens.moves().some((san) => san.startsWith("Qh4e4")));
  const mate = played({ Chess }, "f3 e5 g4");
  assert.ok(mate.moves().includes("Qh4#"));
});

shared("the list follows the position at once", ({ Chess }) => {
  const game = new Chess();
  assert.equal(game.moves().length, 20);
  game.move("e4");
  assert.equal(game.moves().length, 20);
  assert.ok(game.moves().includes("e5"));
  game.undo();
  assert.deepEqual(game.moves(), FIRST);
  game.remove("e2");
  assert.ok(game.moves().includes("Qe2"));
  game.load("4k3/8/8/8/8/8/8/4K3 b - - 0 1");
  assert.deepEqual(game.moves(), ["Kf8", "Kf7", "Ke7", "Kd7", "Kd8"]);
});

shared("a list that was given away can be changed without harm", ({ Chess }) => {
  const game = new Chess();
  game.moves().length = 0;
  assert.deepEqual(game.moves(), FIRST);
  const verbose = game.moves({ verbose: true });
  verbose[0].san = "changed";
  verbose.pop();
  assert.deepEqual(sans(game.moves({ verbose: true })), FIRST);
});

shared("without a king of the side to move all moves are listed", ({ Chess }) => {
  const game = new Chess("4k3/8/8/8/8/8/P7/8 w - - 0 1", { skipValidation: true });
  assert.deepEqual(game.moves(), ["a3", "a4"]);
  game.clear();
  assert.deepEqual(game.moves(), []);
});
