// Edits the same games through the package and chess.js side by side, with calls drawn at random,
// and compares everything after each: `node tests/package/differential/edits.mjs --sequences 2000
// --seed 1 [--compat] [--first 17]`. What differs and is not on the migration page is printed with
// its shortest reproduction, and the exit code is 1.
import { isDeepStrictEqual } from "node:util";
import { Random } from "../support/random.mjs";
import { drawOperation } from "./operations.mjs";
import { readOptions, seedOf } from "./options.mjs";
import { Pair } from "./pair.mjs";
import { BOARD, CHEAP, drawArgument, ENDINGS, MOVES, PLAYS_BACK, RECORD } from "./probes.mjs";
import { canonical } from "./positions.mjs";
import { Apart, Report } from "./report.mjs";
import { Starts } from "./starts.mjs";

const CALLS = [5, 40];

const options = readOptions("sequences", 2_000);
const report = new Report(options);
const starts = new Starts(new Random(options.seed));

/** What must not change when a call fails. */
function kept(game) {
  return [game.fen(), game.history(), game.getHeaders(), game.pgn()];
}

/** Makes a call in both; what fails leaves our game as it was. */
function make(pair, operation) {
  const { method, args, theirs, number } = operation;
  const before = kept(pair.ours);
  const theirsBefore = pair.theirs.fen();
  const answers = report.compare(pair, { method, args, theirs });
  if (number !== undefined) {
    report.explained(number);
  }
  if (answers.ours.refusal === undefined && answers.theirs.refusal === undefined) {
    pair.keep(method, args, theirs, answers.theirs.answer);
    return;
  }
  if (!isDeepStrictEqual(kept(pair.ours), before)) {
    const changed = { ours: { answer: kept(pair.ours) }, theirs: { answer: before }, number: null };
    report.finding(
      pair,
      { method, args, theirs, kind: `${method} fails and changes the game` },
      changed,
    );
  }
  if (answers.theirs.refusal === undefined || pair.theirs.fen() !== theirsBefore) {
    report.explained(9);
  }
  pair.rebuildTheirs();
}

function compareAll(pair, random) {
  const argument = drawArgument(random);
  const ask = (probe) => report.compare(pair, { probe, argument });
  for (const probe of Object.keys({ ...CHEAP, ...ENDINGS })) {
    ask(probe);
  }
  for (const probe of [
    "board",
    "castling",
    "forcedEnPassant",
    "comment",
    "headers",
    "allHeaders",
  ]) {
    ask(probe);
  }
  for (const group of [BOARD, MOVES, RECORD]) {
    for (const probe of Object.keys(group)) {
      // Taking moves back, chess.js would find kings and rooks where they no longer are.
      const isLost = PLAYS_BACK.has(probe) && pair.account.editedKing;
      if (!isLost && random.chance(group === RECORD ? 0.15 : 0.06)) {
        ask(probe);
      }
    }
  }
}

function edit(random) {
  const fen = random.chance(0.5) ? undefined : starts.draw(random);
  const pair = new Pair({ fen, compat: options.compat });
  for (let calls = random.between(...CALLS); calls > 0; calls -= 1) {
    const operation = drawOperation(pair, starts, random);
    if (operation.method === "load") {
      report.compare(pair, { probe: "validateFen", argument: { fen: operation.args[0] } });
    }
    if (operation.method === "undo" && pair.account.editedKing) {
      report.leave("a king was edited before moves are taken back");
      return;
    }
    make(pair, operation);
    const fen = pair.theirs.fen();
    if (pair.account.editedLate && canonical(fen) !== fen) {
      report.leave("chess.js has brought back rights that cannot be");
      return;
    }
    compareAll(pair, random);
  }
}

for (let run = options.first; run < options.first + options.runs; run += 1) {
  report.begin(run);
  try {
    edit(new Random(seedOf(options, run)));
  } catch (error) {
    if (!(error instanceof Apart)) {
      console.error(`run ${run} of seed ${options.seed}`);
      throw error;
    }
  }
}
report.finish();
