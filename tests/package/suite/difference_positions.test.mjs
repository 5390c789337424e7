// The migration page, differences 1, 2, 5, 6, 7, 15: positions, repetition and keys.
import assert from "node:assert/strict";
import { added, difference, played } from "../support/facts.mjs";

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const TOUCHING = "8/8/8/3kK3/8/8/8/8 w - - 0 1";
const IN_CHECK = "4k3/8/8/8/8/8/8/4RK2 w - - 0 1";

const loads =
  (fens, options) =>
  ({ Chess }) => {
    for (const fen of fens) {
      assert.equal(new Chess(fen, options).fen(), fen);
    }
  };

difference(1, "kings that touch and a king left in check are refused", {
  ours({ Chess }) {
    for (const fen of [TOUCHING, IN_CHECK]) {
      assert.throws(() => new Chess(fen), { name: "JadoubeError", message: /^Invalid FEN: / });
      assert.throws(() => new Chess().load(fen), {
        name: "JadoubeError",
        message: /^Invalid FEN: /,
      });
    }
  },
  theirs: loads([TOUCHING, IN_CHECK]),
  compat: loads([TOUCHING, IN_CHECK]),
});

added(
  "difference 1: validation can be skipped",
  loads([TOUCHING, IN_CHECK], { skipValidation: true }),
);

difference(2, "castling rights without king or rook at home are dropped", {
  ours({ Chess }) {
    assert.equal(
      new Chess("4k3/8/8/8/8/8/8/4K2R w KQkq - 0 1").fen(),
      "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
    );
    assert.equal(
      new Chess("r3k3/8/8/8/8/8/8/3K3R w KQkq - 0 1").fen(),
      "r3k3/8/8/8/8/8/8/3K3R w q - 0 1",
    );
  },
  theirs({ Chess }) {
    const fen = "4k3/8/8/8/8/8/8/4K2R w KQkq - 0 1";
    assert.equal(new Chess(fen).fen(), fen);
    assert.ok(new Chess(fen).moves().includes("O-O-O"));
  },
});

difference(2, "a square for en passant that no pawn has passed is dropped", {
  ours({ Chess }) {
    const game = new Chess("4k3/8/8/4P3/8/8/8/4K3 w - d6 0 1");
    assert.equal(game.fen({ forceEnpassantSquare: true }), "4k3/8/8/4P3/8/8/8/4K3 w - - 0 1");
    assert.ok(!game.moves().includes("exd6"));
  },
  theirs({ Chess }) {
    assert.ok(new Chess("4k3/8/8/4P3/8/8/8/4K3 w - d6 0 1").moves().includes("exd6"));
  },
});

/** A pawn passes a pawn that is bound to its king's rank. */
function boundPassing({ Chess }) {
  const game = new Chess("8/8/8/8/k2p3R/8/4P3/4K3 w - - 0 1");
  for (const move of ["e4", "Kb5", "Kd1", "Ka4", "Ke1", "Kb5", "Kd1", "Ka4", "Ke1"]) {
    game.move(move);
  }
  return game;
}

difference(5, "a capture en passant that is not legal makes no other position", {
  ours(library) {
    assert.equal(boundPassing(library).isThreefoldRepetition(), true);
  },
  theirs(library) {
    assert.equal(boundPassing(library).isThreefoldRepetition(), false);
  },
});

/** The initial position three times, once by null moves, one of them taken back and repeated. */
function passed(library) {
  const game = played(library, "Nf3 Nf6 Ng1 Ng8 -- --");
  game.undo();
  game.move("--");
  return game;
}

difference(5, "a null move changes the turn, also after it was taken back", {
  ours(library) {
    assert.equal(passed(library).isThreefoldRepetition(), true);
  },
  theirs(library) {
    assert.equal(passed(library).isThreefoldRepetition(), false);
  },
});

difference(5, "castling rights that are set make another position", {
  ours({ Chess }) {
    assert.equal(changedRights(Chess).isThreefoldRepetition(), false);
  },
  theirs({ Chess }) {
    assert.equal(changedRights(Chess).isThreefoldRepetition(), true);
  },
});

// Of the keys at https://hgm.nubati.net/book_format.html, where the format is defined.
const KEYS = [
  ["", "463b96181691fc9c"],
  ["e4", "823c9b50fd114196"],
  ["e4 d5", "0756b94461c50fb0"],
  ["e4 d5 e5", "662fafb965db29d4"],
  ["e4 d5 e5 f5", "22a48b5a8e47ff78"],
  ["e4 d5 e5 f5 Ke2", "652a607ca3f242c1"],
  ["e4 d5 e5 f5 Ke2 Kf7", "00fdd303c946bdd9"],
  ["a4 b5 h4 b4 c4", "3c8123ea7b067637"],
  ["a4 b5 h4 b4 c4 bxc3 Ra3", "5c3f9b829b279560"],
];

difference(6, "the key of a position is Polyglot's, of sixteen digits", {
  ours(library) {
    for (const [moves, key] of KEYS) {
      assert.equal(played(library, moves).hash(), key, moves);
    }
  },
  theirs({ Chess }) {
    assert.notEqual(new Chess().hash(), KEYS[0][1]);
  },
});

difference(7, "a king is never captured", {
  ours({ Chess }) {
    const game = new Chess(IN_CHECK, { skipValidation: true });
    assert.ok(!game.moves().some((san) => san.includes("e8")));
    assert.throws(() => game.move({ from: "e1", to: "e8" }), { message: /^Invalid move: / });
  },
  theirs({ Chess }) {
    assert.ok(new Chess(IN_CHECK).moves().some((san) => san.startsWith("Rxe8")));
  },
});

difference(7, "pawns never leave the board", {
  ours({ Chess }) {
    const game = new Chess();
    game.remove("a8");
    assert.equal(game.put({ type: "p", color: "w" }, "a8"), true);
    assert.equal(game.moves().length, 20);
    assert.equal(game.fen().split("/")[0], "Pnbqkbnr");
  },
  theirs({ Chess }) {
    const game = new Chess();
    game.remove("a8");
    game.put({ type: "p", color: "w" }, "a8");
    assert.throws(() => game.moves(), TypeError);
  },
});

difference(15, "the square that a pawn has passed is given even if no pawn stands beside", {
  ours(library) {
    const fen = played(library, "e4").fen({ forceEnpassantSquare: true });
    assert.equal(fen, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1");
  },
  theirs(library) {
    const fen = played(library, "e4").fen({ forceEnpassantSquare: true });
    assert.equal(fen, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
  },
});

/** The initial position three times, the last time with fewer rights. */
function changedRights(Chess) {
  const game = new Chess(START);
  const round = () => ["Nf3", "Nf6", "Ng1", "Ng8"].forEach((move) => game.move(move));
  round();
  game.setCastlingRights("w", { k: false });
  round();
  return game;
}
