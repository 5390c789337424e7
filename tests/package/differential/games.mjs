// Plays random games through the package and chess.js side by side and compares everything they
// say: `node tests/package/differential/games.mjs --games 10000 --seed 1 [--compat] [--first 17]`.
// The cheap questions are asked after every ply, the costly ones after some; what differs and is
// not on the migration page is printed with its shortest reproduction, and the exit code is 1.
import { Random } from "../support/random.mjs";
import { readOptions, seedOf } from "./options.mjs";
import { Pair } from "./pair.mjs";
import { BOARD, CHEAP, drawArgument, ENDINGS, MOVES, RECORD } from "./probes.mjs";
import { readRecord } from "./records.mjs";
import { Apart, Report } from "./report.mjs";
import { drawSpelling } from "./spellings.mjs";
import { Starts } from "./starts.mjs";

// How often a ply is looked at closely, and how a look is made up; the default run takes about four
// minutes of one core, nearly all of it in chess.js.
const CLOSE = 0.05;
const SPELLED = 0.06;
const SPELLINGS = 4;
const NULL_GAMES = 0.04;
const SHORT = [2, 45];
const LONG = [100, 400];
const LONG_GAMES = 0.02;

const options = readOptions("games", 10_000);
const report = new Report(options);
const starts = new Starts(new Random(options.seed));

/** Asks the questions of a group; `share` of them where not all are wanted. */
function askAll(pair, group, random, share = 1) {
  const argument = drawArgument(random);
  for (const probe of Object.keys(group)) {
    if (share === 1 || random.chance(share)) {
      report.compare(pair, { probe, argument });
    }
  }
}

/** Makes a call in both, which has to be answered alike. */
function make(pair, method, args) {
  const { ours, theirs } = report.compare(pair, { method, args, theirs: args });
  if (ours.refusal === undefined && theirs.refusal === undefined) {
    pair.keep(method, args, args, theirs.answer);
  }
}

/** Spells legal moves in many ways, plays what both accept, and takes it back. */
function spell(pair, random) {
  const moves = pair.theirs.moves({ verbose: true });
  for (let left = SPELLINGS; left > 0 && moves.length > 0; left -= 1) {
    const { kind, args } = drawSpelling(random.pick(moves), random);
    const { ours, theirs } = report.compare(pair, { method: "move", args, theirs: args, kind });
    if (ours.refusal === undefined) {
      pair.ours.undo();
    }
    if (theirs.refusal === undefined) {
      pair.theirs.undo();
    }
  }
  report.compare(pair, { probe: "fen" });
}

/** Asks what can be asked after every ply, and after every eighth, or where it may be the last, what
 * follows from that. */
function askState(pair, random, ply) {
  askAll(pair, CHEAP, random);
  if (ply % 8 === 0 || pair.ours.isDraw() || pair.ours.isGameOver()) {
    askAll(pair, ENDINGS, random);
  }
}

function lookClosely(pair, random) {
  askAll(pair, BOARD, random, 0.5);
  askAll(pair, MOVES, random, 0.5);
}

/** Plays one ply; answers whether the game goes on. */
function ply(pair, random, withNulls) {
  if (withNulls && random.chance(0.15) && !pair.theirs.isCheck()) {
    make(pair, "move", [random.chance(0.5) ? null : "--"]);
    return true;
  }
  // Both lists have just been found to be the same, and ours costs less.
  const moves = pair.ours.moves();
  if (moves.length === 0) {
    return false;
  }
  const san = random.pick(moves);
  const { from, to, promotion } = pair.ours.move(san);
  pair.ours.undo();
  make(pair, "move", [random.chance(0.3) ? san : { from, to, promotion }]);
  if (random.chance(0.02)) {
    make(pair, "undo", []);
    askState(pair, random, 0);
    make(pair, "move", [san]);
  }
  return true;
}

function play(random) {
  const pair = new Pair({ fen: starts.draw(random), compat: options.compat });
  const withNulls = random.chance(NULL_GAMES);
  const [least, most] = random.chance(LONG_GAMES) ? LONG : SHORT;
  const plies = random.between(least, most);
  askState(pair, random, 0);
  for (let done = 1; done <= plies && ply(pair, random, withNulls); done += 1) {
    askState(pair, random, done);
    if (random.chance(CLOSE)) {
      lookClosely(pair, random);
    }
    if (random.chance(SPELLED)) {
      spell(pair, random);
    }
  }
  askAll(pair, RECORD, random, 0.4);
  if (random.chance(0.3)) {
    readRecord(pair, random, report);
  }
  for (let back = random.below(5); back > 0; back -= 1) {
    make(pair, "undo", []);
    askState(pair, random, 0);
  }
}

for (let run = options.first; run < options.first + options.runs; run += 1) {
  report.begin(run);
  try {
    play(new Random(seedOf(options, run)));
  } catch (error) {
    if (!(error instanceof Apart)) {
      console.error(`run ${run} of seed ${options.seed}`);
      throw error;
    }
  }
}
report.finish();
