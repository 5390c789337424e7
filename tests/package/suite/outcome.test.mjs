// How a game ends by the Laws of 2023, and what a player may claim.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { added, played } from "../support/facts.mjs";
import { root } from "../support/libraries.mjs";

const round = (game, times) => {
  for (let time = 0; time < times; time += 1) {
    ["Nf3", "Nf6", "Ng1", "Ng8"].forEach((move) => game.move(move));
  }
  return game;
};

added("a game that goes on has no outcome", (library) => {
  assert.equal(new library.Chess().outcome(), null);
  assert.equal(played(library, "e4 e5").outcome(), null);
});

added("mate is won by the side that gives it", (library) => {
  assert.deepEqual(played(library, "f3 e5 g4 Qh4#").outcome(), {
    winner: "b",
    reason: "checkmate",
  });
  const white = played(library, "e4 e5 Qh5 Ke7 Qxe5#");
  assert.deepEqual(white.outcome(), { winner: "w", reason: "checkmate" });
});

added("stalemate and dead positions are nobody's", ({ Chess }) => {
  const stuck = new Chess("4k3/4P3/4K3/8/8/8/8/8 b - - 0 78");
  assert.deepEqual(stuck.outcome(), { winner: null, reason: "stalemate" });
  const dead = new Chess("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
  assert.deepEqual(dead.outcome(), { winner: null, reason: "dead-position" });
});

added("the fifth time ends the game, the third does not", ({ Chess }) => {
  const game = round(new Chess(), 2);
  assert.equal(game.outcome(), null);
  assert.equal(game.isDraw(), true);
  round(game, 2);
  assert.deepEqual(game.outcome(), { winner: null, reason: "fivefold" });
});

added("seventy-five moves end the game, fifty do not", ({ Chess }) => {
  const game = new Chess("4k3/8/8/8/8/8/4R3/4K3 b - - 148 120");
  game.move("Kd7");
  assert.equal(game.outcome(), null);
  assert.equal(game.isDrawByFiftyMoves(), true);
  game.move("Kd1");
  assert.deepEqual(game.outcome(), { winner: null, reason: "seventy-five" });
});

added("mate comes before seventy-five moves", ({ Chess }) => {
  const game = new Chess("k7/8/1K6/8/8/8/8/7R w - - 149 120");
  game.move("Rh8#");
  assert.deepEqual(game.outcome(), { winner: "w", reason: "checkmate" });
});

added("an outcome goes with undo", (library) => {
  const game = played(library, "f3 e5 g4 Qh4#");
  game.undo();
  assert.equal(game.outcome(), null);
});

// FIDE 5.1.2 and 6.9: a side that resigns or runs out of time loses, unless the other side cannot
// mate by any series of legal moves.
added("resignation and time lose against a side that can still mate", ({ Chess }) => {
  const start = new Chess();
  assert.deepEqual(start.outcome({ resigned: "w" }), { winner: "b", reason: "resignation" });
  assert.deepEqual(start.outcome({ outOfTime: "b" }), { winner: "w", reason: "time" });
  assert.equal(start.outcome(), null);
});

added("resignation and time draw against a side that can never mate", ({ Chess }) => {
  const bare = new Chess("4k3/8/8/8/8/8/8/Q3K3 w - - 0 1");
  assert.deepEqual(bare.outcome({ resigned: "w" }), {
    winner: null,
    reason: "resignation-without-mate",
  });
  assert.deepEqual(bare.outcome({ outOfTime: "w" }), {
    winner: null,
    reason: "time-without-mate",
  });
  assert.deepEqual(bare.outcome({ resigned: "b" }), { winner: "w", reason: "resignation" });
});

// FIDE 5.2.3: a draw can be agreed when both players have made a move.
added("a draw is agreed only after both sides have moved", (library) => {
  const early = { name: "JadoubeError", code: "too-early" };
  assert.throws(() => new library.Chess().outcome({ agreed: true }), early);
  assert.throws(() => played(library, "e4").outcome({ agreed: true }), early);
  assert.deepEqual(played(library, "e4 e5").outcome({ agreed: true }), {
    winner: null,
    reason: "agreement",
  });
});

added("a game that has ended keeps its end", (library) => {
  const mate = { winner: "b", reason: "checkmate" };
  assert.deepEqual(played(library, "f3 e5 g4 Qh4#").outcome({ resigned: "b" }), mate);
});

added("what ends no game is refused", ({ Chess }) => {
  for (const ending of [{}, { resigned: "x" }, { agreed: false }]) {
    assert.throws(() => new Chess().outcome(ending), { name: "JadoubeError", code: "ending" });
  }
});

/** The rows of tests/data/dead.txt: FEN and whether each side could ever mate. */
function deadRows() {
  const lines = readFileSync(`${root}/tests/data/dead.txt`, "utf8").split("\n");
  return lines
    .filter((line) => line.includes("|") && !line.startsWith("#"))
    .map((line) => line.split("|").map((field) => field.trim()));
}

added("no position is called dead in which a side could mate", ({ Chess }) => {
  const rows = deadRows().filter(([, white, black]) => white === "alive" || black === "alive");
  assert.ok(rows.length > 50);
  for (const [fen] of rows) {
    assert.equal(new Chess(fen).isDeadPosition(), false, fen);
  }
});

added("positions in which neither side could mate are proved dead", ({ Chess }) => {
  const rows = deadRows().filter(([, white, black]) => white === "dead" && black === "dead");
  assert.ok(rows.length > 50);
  for (const [fen] of rows) {
    assert.equal(new Chess(fen).isDeadPosition(), true, fen);
  }
});

added("walls of pawns are dead though material is left", ({ Chess }) => {
  const walls = "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1";
  const game = new Chess(walls);
  assert.equal(game.isDeadPosition(), true);
  assert.equal(game.isInsufficientMaterial(), false);
});

added("nothing can be claimed at first", ({ Chess }) => {
  assert.deepEqual(new Chess().claimableDraws(), []);
});

added("a repetition can be claimed with the move that makes it", ({ Chess }) => {
  const game = round(new Chess(), 1);
  ["Nf3", "Nf6", "Ng1"].forEach((move) => game.move(move));
  assert.deepEqual(game.claimableDraws(), [{ reason: "threefold", move: "Ng8" }]);
  game.move("Ng8");
  assert.ok(has(game.claimableDraws(), { reason: "threefold", move: null }));
});

added("fifty moves can be claimed, and with the move that completes them", ({ Chess }) => {
  const game = new Chess("3k4/8/8/8/8/8/4R2P/4K3 w - - 99 90");
  const claims = game.claimableDraws();
  assert.ok(has(claims, { reason: "fifty", move: "Kd1" }));
  assert.ok(!claims.some(({ move }) => move === "h3" || move === null));
  game.move("Kd1");
  assert.ok(has(game.claimableDraws(), { reason: "fifty", move: null }));
});

/** Whether a list has an entry. */
function has(list, entry) {
  return list.some((other) => other.reason === entry.reason && other.move === entry.move);
}

added("a limit leaves the question of death open where neither answer was found", ({ Chess }) => {
  const wall = new Chess("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1");
  assert.equal(wall.isDeadPosition({ maxNodes: 0 }), true);
  const alive = new Chess("8/8/8/8/8/p1N5/8/k1K5 b - - 0 1");
  assert.equal(alive.isDeadPosition({ maxNodes: 10_000 }), false);
  const start = new Chess();
  assert.equal(start.isDeadPosition({ maxNodes: 1 }), undefined);
  assert.equal(start.isDeadPosition({}), false);
  assert.equal(new Chess("8/8/8/3R4/8/8/8/8 w - - 0 1", { skipValidation: true }).isDeadPosition(), false);
});

// FIDE 6.9: a side whose opponent cannot mate by any legal moves does not lose on time.
added("whether a side could ever mate is answered for each side", ({ Chess }) => {
  for (const [fen, white, black] of deadRows()) {
    const game = new Chess(fen);
    assert.equal(game.canEverMate("w"), white === "alive", `${fen} w`);
    assert.equal(game.canEverMate("b"), black === "alive", `${fen} b`);
  }
  assert.equal(new Chess().canEverMate("w", { maxNodes: 1 }), undefined);
  const diagram = new Chess("8/8/8/3R4/8/8/8/8 w - - 0 1", { skipValidation: true });
  assert.throws(() => diagram.canEverMate("w"), { code: "no-position" });
});
