// Reasons: why a move is refused, why it is mate, what a move is called.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { added, played } from "../support/facts.mjs";
import { root } from "../support/libraries.mjs";

const rows = (name) =>
  readFileSync(`${root}/tests/data/${name}`, "utf8")
    .split("\n")
    .filter((line) => line.includes("|") && !line.startsWith("#"))
    .map((line) => line.split("|").map((field) => field.trim()));

const list = (text) => (text === "-" ? [] : text.split(" ").filter(Boolean)).sort();

/** The game of a row of illegal.txt: from its position by its moves, in UCI. */
function gameWith(Chess, fen, moves) {
  const chess960 = /[A-HJ-Za-hj-z]/.test(fen.split(" ")[2].replace(/[KQkq]/g, ""));
  const game = new Chess(fen, { chess960 });
  for (const move of moves.split(" ").filter((word) => /^[a-h][1-8]/.test(word))) {
    const promotion = move[4];
    game.move({ from: move.slice(0, 2), to: move.slice(2, 4), ...(promotion && { promotion }) });
  }
  return game;
}

added("every refusal of the project's list has its code, squares and pieces", ({ Chess }) => {
  // A FEN does not contain resignations, or how the game began.
  const known = rows("illegal.txt").filter(([, , moves]) => moves !== "over" && moves !== "start");
  assert.ok(known.length > 50);
  for (const [code, fen, moves, attempt, squares, by] of known) {
    const game = gameWith(Chess, fen, moves);
    const reason = game.explainIllegal(attempt.slice(0, 2), attempt.slice(2, 4), attempt[4]);
    assert.notEqual(reason, null, `${fen} ${moves} ${attempt}`);
    const found = [reason.code, [...reason.squares].sort(), [...reason.by].sort()];
    assert.deepEqual(found, [code, list(squares), list(by)], `${fen} ${moves} ${attempt}`);
    assert.match(reason.text, /^[A-Z].*[.!?]$/s);
  }
});

added("a legal move has no reason against it", ({ Chess }) => {
  const game = new Chess();
  for (const { from, to } of game.moves({ verbose: true })) {
    assert.equal(game.explainIllegal(from, to), null);
  }
  const promoting = new Chess("7k/P7/8/8/8/8/8/7K w - - 0 1");
  assert.equal(promoting.explainIllegal("a7", "a8", "q"), null);
});

added("explaining does not move anything", ({ Chess }) => {
  const game = new Chess();
  const before = game.fen();
  assert.equal(game.explainIllegal("e1", "e2").code, "own-man");
  assert.equal(game.fen(), before);
  assert.deepEqual(game.history(), []);
});

/** Whether a value has the form of an explanation. */
function isExplanation({ title, text, steps }) {
  assert.equal(typeof title, "string");
  assert.ok(title.length > 0);
  assert.equal(typeof text, "string");
  assert.ok(Array.isArray(steps) && steps.length > 0);
  for (const step of steps) {
    assert.equal(typeof step.text, "string");
    assert.ok(Array.isArray(step.squares) && Array.isArray(step.by));
    assert.ok([...step.squares, ...step.by].every((square) => /^[a-h][1-8]$/.test(square)));
    assert.ok("line" in step);
  }
}

added("a mate is explained step by step", (library) => {
  const game = played(library, "f3 e5 g4 Qh4#");
  const why = game.explainMate();
  isExplanation(why);
  assert.ok(why.steps.some(({ by, squares }) => [...by, ...squares].includes("h4")));
});

added("what is no mate is not explained as one", (library) => {
  assert.equal(new library.Chess().explainMate(), null);
  assert.equal(played(library, "e4 f5 Qh5+").explainMate(), null);
});

added("whatever holds is explained, and nothing where nothing does", (library) => {
  assert.equal(new library.Chess().explain(), null);
  isExplanation(played(library, "f3 e5 g4 Qh4#").explain());
  isExplanation(played(library, "e4 f5 Qh5+").explain());
  isExplanation(new library.Chess("4k3/4P3/4K3/8/8/8/8/8 b - - 0 78").explain());
  isExplanation(new library.Chess("4k3/8/8/8/8/8/8/4K3 w - - 0 1").explain());
});

/** Whether a value has the form of a term. */
function isTerm(term) {
  assert.deepEqual(Object.keys(term).sort(), [
    "by",
    "lines",
    "moves",
    "name",
    "side",
    "squares",
    "targets",
    "term",
  ]);
  assert.match(term.term, /^[a-z]+(-[a-z]+)*$/);
  assert.ok(term.name.length > 0);
  assert.match(term.side, /^[wb]$/);
  for (const squares of [term.squares, term.by, term.targets, ...term.lines]) {
    assert.ok(squares.every((square) => /^[a-h][1-8]$/.test(square)));
  }
  assert.ok(term.moves.every((move) => typeof move === "string"));
}

added("a move is called what it is", ({ Chess }) => {
  const game = new Chess("6k1/8/8/1r3q2/8/8/8/1N4K1 w - - 0 1");
  const terms = game.terms("Na3");
  terms.forEach(isTerm);
  const fork = new Chess("r3k3/8/8/3N4/8/8/8/6K1 w - - 0 1").terms("Nc7+");
  fork.forEach(isTerm);
  const found = fork.find(({ term }) => term === "fork");
  assert.deepEqual(
    [found.side, [...found.by], [...found.targets].sort()],
    ["w", ["c7"], ["a8", "e8"]],
  );
});

added("a position has terms of its own", ({ Chess }) => {
  const game = new Chess("4k3/8/8/8/4n3/8/8/4R1K1 w - - 0 1");
  const terms = game.terms();
  terms.forEach(isTerm);
  const pin = terms.find(({ term }) => /pin/.test(term));
  assert.deepEqual([pin.side, [...pin.by], [...pin.targets]], ["w", ["e1"], ["e4"]]);
});

added("checks that come back to the same position are perpetual check", ({ Chess }) => {
  const game = new Chess("6k1/6p1/8/8/4Q3/1q4P1/p6P/7K w - - 0 1");
  const isPerpetual = ({ term }) => term === "perpetual-check";
  const around = ["Qe8+", "Kh7", "Qh5+", "Kg8"];
  for (const move of [...around, ...around]) {
    assert.equal(game.terms(move).some(isPerpetual), false, move);
    game.move(move);
  }
  // Told ahead by search, and of the move that makes it the third time.
  assert.ok(game.terms().some(isPerpetual));
  const [found] = game.terms("Qe8+").filter(isPerpetual);
  isTerm(found);
  assert.deepEqual([found.side, [...found.by], [...found.targets]], ["w", ["e8"], ["g8"]]);
  assert.equal(found.moves.length, 4);
  game.move("Qe8+");
  assert.ok(game.terms().some(isPerpetual));
  assert.match(game.explain().text, /White made in between gave check: this is perpetual check/);
});

added("a repetition without checks is no perpetual check", (library) => {
  const game = played(library, "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1");
  assert.equal(game.terms("Ng8").some(({ term }) => term === "perpetual-check"), false);
});

added("a move without an alternative is a forced move", ({ Chess }) => {
  const game = new Chess("7k/6pp/8/4N3/8/8/8/6K1 w - - 0 1");
  const isForced = ({ term }) => term === "forced-move";
  assert.equal(game.terms("Nf7+").some(isForced), false);
  game.move("Nf7+");
  assert.equal(game.terms("Kg8").some(isForced), true);
});

added("terms do not move anything, and need a legal move", ({ Chess }) => {
  const game = new Chess();
  game.terms("e4");
  assert.deepEqual(game.history(), []);
  assert.throws(() => game.terms("e5"), { name: "JadoubeError" });
});

added("a move is called what it completes with the moves before it", ({ Chess }) => {
  for (const [fen, moves, term] of [
    ["3q2k1/5ppp/8/8/6Q1/8/8/4R2K w - - 0 1", ["Qg5", "Qxg5", "Re8#"], "deflection"],
    ["3q2k1/5p2/8/4N3/8/8/8/6KR w - - 0 1", ["Rh8+", "Kxh8", "Nxf7+"], "attraction"],
    ["6k1/6pp/5n2/3b2B1/8/8/8/3R2K1 w - - 0 1", ["Bxf6", "gxf6", "Rxd5"], "capturing-defender"],
    ["3q3k/p7/8/8/3N4/8/8/3R2K1 w - - 0 1", ["Nf5", "a6", "Rxd8+"], "clearance"],
    ["6k1/8/4p3/3b4/8/8/r7/3R2K1 w - - 0 1", ["Rxd5", "Ra1+", "Kh2", "exd5"], "intermezzo"],
    ["6k1/1p6/2n5/8/8/8/8/2R3K1 w - - 0 1", ["Rxc6"], "exchange-sacrifice"],
  ]) {
    const game = new Chess(fen);
    const last = moves.at(-1);
    moves.slice(0, -1).forEach((move) => game.move(move));
    const found = game.terms(last).map((it) => it.term);
    assert.ok(found.includes(term), `${term}: ${found}`);
    assert.ok(!new Chess(game.fen()).terms(last).some((it) => it.term === term) || moves.length === 1);
  }
});

added("a fork counts only what is worth taking, an underpromotion only what a queen could not do", ({ Chess }) => {
  const terms = (fen, move) => new Chess(fen).terms(move).map((it) => it.term);
  assert.ok(!terms("7k/2b5/7B/8/8/6P1/8/2n3K1 w - - 0 1", "Bf4").includes("fork"));
  assert.ok(terms("8/2q1P1k1/8/8/8/8/8/4K3 w - - 0 1", "e8=N+").includes("underpromotion"));
  assert.ok(!terms("8/P7/8/6k1/8/8/8/6K1 w - - 0 1", "a8=N").includes("underpromotion"));
});
