// The forms of a test: a fact about both libraries, about ours alone, or a difference between them.
import { test } from "node:test";
import { chessjs, jadoube } from "./libraries.mjs";

/** What holds for chess.js and therefore for the package. */
export function shared(fact, check) {
  test(fact, async (t) => {
    await t.test("jadoube", () => check(jadoube));
    await t.test("chess.js", () => check(chessjs));
  });
}

/** What only the package can do. */
export function added(fact, check) {
  test(fact, () => check(jadoube));
}

/**
 * A difference of the migration page: what ours does, what chess.js does, and, where a program
 * could depend on that, that ours does it as well with `compat: "chess.js"`.
 */
export function difference(number, fact, { ours, theirs, compat }) {
  test(`difference ${number}: ${fact}`, async (t) => {
    await t.test("jadoube", () => ours(jadoube));
    await t.test("chess.js", () => theirs(chessjs));
    if (compat) {
      await t.test("jadoube, compat", () => compat(compatible));
    }
  });
}

/** The package as a program sees it that asks for chess.js's ways. */
const compatible = {
  ...jadoube,
  Chess: class extends jadoube.Chess {
    constructor(fen, options = {}) {
      super(fen, { ...options, compat: "chess.js" });
    }
  },
};

/** A game after some moves. */
export function played({ Chess }, moves, fen) {
  const game = fen === undefined ? new Chess() : new Chess(fen);
  for (const move of moves.split(" ").filter(Boolean)) {
    game.move(move);
  }
  return game;
}
