// The migration page, differences 3, 4 and 16: texts that fit several moves, lists, and errors.
import assert from "node:assert/strict";
import { added, difference, played } from "../support/facts.mjs";

const ROOKS = "7k/8/8/8/8/8/8/1R3R1K w - - 0 1";
const PROMOTION = "8/4P2k/8/8/8/8/8/7K w - - 0 1";
const KNIGHTS = "4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1";

/** What a call throws. */
function thrown(call) {
  try {
    call();
  } catch (error) {
    return error;
  }
  throw new assert.AssertionError({ message: "nothing was thrown" });
}

difference(3, "a rank that both rooks stand on does not choose one", {
  ours({ Chess }) {
    const game = new Chess(ROOKS);
    const error = thrown(() => game.move("R1d1"));
    assert.equal(error.name, "JadoubeError");
    assert.deepEqual([...error.candidates].sort(), ["Rbd1", "Rfd1"]);
    assert.equal(game.fen(), ROOKS);
  },
  theirs({ Chess }) {
    assert.equal(new Chess(ROOKS).move("R1d1").san, "Rbd1");
  },
  compat({ Chess }) {
    assert.equal(new Chess(ROOKS).move("R1d1").san, "Rbd1");
  },
});

difference(3, "squares alone do not choose a promotion", {
  ours({ Chess }) {
    const error = thrown(() => new Chess(PROMOTION).move("e7e8"));
    assert.deepEqual([...error.candidates].sort(), ["e8=B", "e8=N", "e8=Q", "e8=R"]);
  },
  theirs({ Chess }) {
    assert.equal(new Chess(PROMOTION).move("e7e8").san, "e8=N");
  },
  compat({ Chess }) {
    assert.equal(new Chess(PROMOTION).move("e7e8").san, "e8=N");
  },
});

difference(3, "a text that fits several moves is no move of a record", {
  ours({ Chess }) {
    const error = thrown(() => new Chess().loadPgn(`[FEN "${PROMOTION}"]\n\n1. e7e8 *`));
    assert.equal(error.name, "JadoubeError");
    assert.equal(error.candidates.length, 4);
    assert.equal(error.line, 3);
  },
  theirs({ Chess }) {
    const game = new Chess();
    game.loadPgn(`[FEN "${PROMOTION}"]\n\n1. e7e8 *`);
    assert.deepEqual(game.history(), ["e8=N"]);
  },
  compat({ Chess }) {
    const game = new Chess();
    game.loadPgn(`[FEN "${PROMOTION}"]\n\n1. e7e8 *`);
    assert.deepEqual(game.history(), ["e8=N"]);
  },
});

difference(4, "the moves of one square are written as they are among all", {
  ours({ Chess }) {
    const game = new Chess(KNIGHTS);
    assert.deepEqual(game.moves({ square: "b1" }), ["Na3", "Nc3", "Nbd2"]);
    assert.ok(game.moves().includes("Nbd2"));
    assert.equal(game.move("Nbd2").san, "Nbd2");
  },
  theirs({ Chess }) {
    const game = new Chess(KNIGHTS);
    const list = game.moves({ square: "b1" });
    assert.ok(list.includes("Nd2"));
    assert.throws(() => game.move("Nd2"));
  },
  compat({ Chess }) {
    assert.ok(new Chess(KNIGHTS).moves({ square: "b1" }).includes("Nd2"));
  },
});

difference(16, "what is refused is a JadoubeError with a code", {
  ours({ Chess, JadoubeError }) {
    for (const call of [
      () => new Chess().move("Ke5"),
      () => new Chess().move({ from: "e2", to: "e5" }),
      () => new Chess("8/8"),
      () => new Chess().loadPgn("1. e4 e5 2. Ke3 *"),
      () => new Chess().loadPgn("1. e4 {open"),
      () => played({ Chess }, "e4 f5 Qh5+").move(null),
    ]) {
      const error = thrown(call);
      assert.ok(error instanceof JadoubeError);
      assert.ok(error instanceof Error);
      assert.equal(error.name, "JadoubeError");
      assert.match(error.code, /^[a-z]+(-[a-z]+)*$/);
    }
  },
  theirs({ Chess }) {
    const error = thrown(() => new Chess().move("Ke5"));
    assert.equal(error.name, "Error");
    assert.ok(!("code" in error));
  },
});

const MESSAGES = [
  [(game) => game.move("Ke5"), "Invalid move: Ke5"],
  [(game) => game.move({ from: "e2", to: "e5" }), 'Invalid move: {"from":"e2","to":"e5"}'],
  [
    (game) => game.load("8/8 w - - 0 1"),
    "Invalid FEN: piece data does not contain 8 '/'-delimited rows",
  ],
  [(game) => game.loadPgn("1. e4 e5 2. Ke3 *"), "Invalid move in PGN: Ke3"],
];

difference(16, "the words of chess.js's errors stay", {
  ours({ Chess }) {
    for (const [call, message] of MESSAGES) {
      assert.throws(() => call(new Chess()), { message });
    }
  },
  theirs({ Chess }) {
    for (const [call, message] of MESSAGES) {
      assert.throws(() => call(new Chess()), { message });
    }
  },
});

added("difference 16: errors of a record tell their line and column", ({ Chess }) => {
  const error = thrown(() => new Chess().loadPgn('[White "Morphy"]\n\n1. e4 e5\n2. Ke3 *'));
  assert.deepEqual([error.line, error.column], [4, 4]);
  assert.equal(error.message, "Invalid move in PGN: Ke3");
  const open = thrown(() => new Chess().loadPgn("1. e4\n{open"));
  assert.equal(open.line, 2);
});
