// Making moves by text, object and null: what is made, what is refused, and with which words.
import assert from "node:assert/strict";
import { played, shared } from "../support/facts.mjs";

shared("a text in standard notation makes its move", ({ Chess }) => {
  const game = new Chess();
  assert.equal(game.move("e4").san, "e4");
  assert.equal(game.move("Nf6").san, "Nf6");
  assert.equal(game.fen(), "rnbqkb1r/pppppppp/5n2/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 1 2");
});

shared("notation tells capitals from small letters", ({ Chess }) => {
  const game = new Chess();
  game.move("e4");
  assert.throws(() => game.move("nf6"), { message: "Invalid move: nf6" });
  assert.equal(game.move("Nf6").to, "f6");
});

shared("an illegal text throws and changes nothing", ({ Chess }) => {
  const game = new Chess();
  const before = game.fen();
  for (const text of ["e5", "Ke2", "Nf4", "O-O", "xyz", "", "e", "e9", "--e4", "e4 e5"]) {
    assert.throws(() => game.move(text), { message: `Invalid move: ${text}` }, text);
  }
  assert.equal(game.fen(), before);
  assert.deepEqual(game.history(), []);
});

shared("what is thrown is an Error", ({ Chess }) => {
  assert.throws(() => new Chess().move("e5"), Error);
  assert.throws(() => new Chess("x"), Error);
  assert.throws(() => new Chess().loadPgn("1. e5"), Error);
});

shared("an object names its squares", ({ Chess }) => {
  const game = new Chess();
  assert.equal(game.move({ from: "g2", to: "g3" }).san, "g3");
  assert.throws(() => game.move({ from: "g2", to: "g3" }), {
    message: 'Invalid move: {"from":"g2","to":"g3"}',
  });
});

shared("an object needs its promotion where there is one, and only there", ({ Chess }) => {
  const fen = "7k/P7/8/8/8/8/7P/7K w - - 0 1";
  assert.throws(() => new Chess(fen).move({ from: "a7", to: "a8" }), {
    message: 'Invalid move: {"from":"a7","to":"a8"}',
  });
  assert.throws(() => new Chess(fen).move({ from: "a7", to: "a8", promotion: "k" }));
  assert.throws(() => new Chess(fen).move({ from: "a7", to: "a8", promotion: "Q" }));
  assert.equal(new Chess(fen).move({ from: "a7", to: "a8", promotion: "r" }).san, "a8=R+");
  assert.equal(new Chess(fen).move({ from: "h2", to: "h3", promotion: "q" }).san, "h3");
});

shared("an object castles with the king's squares", ({ Chess }) => {
  const game = new Chess("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
  assert.equal(game.move({ from: "e1", to: "g1" }).san, "O-O");
  assert.equal(game.move({ from: "e8", to: "c8" }).san, "O-O-O");
});

shared("objects that name no move are refused as they are written", ({ Chess }) => {
  const game = new Chess();
  assert.throws(() => game.move({}), { message: "Invalid move: {}" });
  assert.throws(() => game.move({ from: "E2", to: "E4" }), /^\w*Error: Invalid move: \{/);
  assert.throws(() => game.move(undefined), { message: "Invalid move: undefined" });
  assert.throws(() => game.move(12), { message: "Invalid move: 12" });
});

shared("further fields of an object do not matter", ({ Chess }) => {
  assert.equal(new Chess().move({ from: "e2", to: "e4", san: "d4", color: "b" }).san, "e4");
});

shared("a null move passes the turn", (library) => {
  const game = played(library, "e4");
  assert.equal(game.move(null).san, "--");
  assert.equal(game.turn(), "w");
  assert.equal(game.fen(), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 1 2");
  assert.equal(game.move("--").san, "--");
  assert.deepEqual(game.history(), ["e4", "--", "--"]);
});

shared("a null move takes the square for en passant away", (library) => {
  const game = played(library, "e4 a6 e5 d5");
  game.move(null);
  assert.equal(game.fen().split(" ")[3], "-");
  game.undo();
  assert.equal(game.fen().split(" ")[3], "d6");
});

shared("nobody passes in check", (library) => {
  const game = played(library, "e4 f5 Qh5+");
  assert.throws(() => game.move(null), { message: "Null move not allowed when in check" });
  assert.throws(() => game.move("--"), { message: "Null move not allowed when in check" });
  assert.throws(() => game.setTurn("w"), { message: "Null move not allowed when in check" });
  assert.equal(game.turn(), "b");
});

shared("undo answers the move and takes it back", (library) => {
  const game = played(library, "e4 e5");
  const fen = game.fen();
  const made = game.move("Nf3");
  const back = game.undo();
  assert.deepEqual({ ...back }, { ...made });
  assert.equal(game.fen(), fen);
  assert.deepEqual(game.history(), ["e4", "e5"]);
});

shared("undo answers null at the beginning", ({ Chess }) => {
  const game = new Chess();
  assert.equal(game.undo(), null);
  game.move("e4");
  game.undo();
  assert.equal(game.undo(), null);
});

shared("undo takes back castling, promotion and en passant", ({ Chess }) => {
  const cases = [
    ["r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "O-O"],
    ["r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 3 9", "O-O-O"],
    ["1n5k/P7/8/8/8/8/8/7K w - - 0 1", "axb8=Q+"],
    ["4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "exd6"],
  ];
  for (const [fen, san] of cases) {
    const game = new Chess(fen);
    game.move(san);
    game.undo();
    assert.equal(game.fen(), fen);
  }
});

shared("history lists texts or moves", (library) => {
  const game = played(library, "e4 e5 f4 exf4");
  assert.deepEqual(game.history(), ["e4", "e5", "f4", "exf4"]);
  assert.deepEqual(game.history({}), game.history());
  assert.deepEqual(game.history({ verbose: false }), game.history());
  const moves = game.history({ verbose: true });
  assert.deepEqual(
    moves.map(({ lan }) => lan),
    ["e2e4", "e7e5", "f2f4", "e5f4"],
  );
  assert.equal(moves[3].captured, "p");
  assert.equal(moves[3].after, game.fen());
  assert.equal(moves[0].before, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
});
