// Counts what was compared and prints what was found.
import { program, put, shorten, replay } from "./cases.mjs";
import { TITLES } from "./differences.mjs";

/** Thrown when a run cannot go on, because the two games are no longer the same. */
export class Apart extends Error {}

// How much of an answer is printed, and how much of it before the first difference.
const SHOWN = 1_000;
const BEFORE = 120;

const text = ({ answer, refusal }) =>
  refusal === undefined ? (JSON.stringify(answer) ?? "undefined") : `refused: ${refusal}`;

/** Both answers from a little before the place where they differ. */
function shown({ ours, theirs }) {
  const texts = [text(ours), text(theirs)];
  let at = 0;
  while (at < texts[0].length && texts[0][at] === texts[1][at]) {
    at += 1;
  }
  const start = Math.max(0, at - BEFORE);
  const [mine, other] = texts.map((whole) => {
    const part = whole.slice(start, start + SHOWN);
    return `${start > 0 ? "…" : ""}${part}${start + SHOWN < whole.length ? "…" : ""}`;
  });
  return `ours:     ${mine}\nchess.js: ${other}`;
}

export class Report {
  #compared = new Map();
  #explained = new Map();
  #findings = new Map();
  #left = new Map();
  #start = performance.now();

  constructor({ stop }) {
    this.stop = stop;
  }

  /** Says which run is under way, for the findings. */
  begin(run) {
    this.run = run;
  }

  count(map, key, times = 1) {
    map.set(key, (map.get(key) ?? 0) + times);
  }

  explained(number) {
    this.count(this.#explained, number);
  }

  /** Counts a run that cannot be compared any further, with the reason. */
  leave(reason) {
    this.count(this.#left, reason);
  }

  /** Compares one question; answers whether both agree or a known difference explains it. */
  compare(pair, question) {
    const found = put(pair, question);
    this.count(this.#compared, question.probe ?? question.method);
    if (found.number === null) {
      this.finding(pair, question, found);
    } else if (found.number > 0) {
      this.explained(found.number);
    }
    return found;
  }

  /** Prints a finding with its shortest reproduction, once for each kind of question. */
  finding(pair, question, found) {
    const key = question.kind ?? question.probe ?? question.method;
    this.count(this.#findings, key);
    if (this.#findings.get(key) === 1) {
      const { fen, compat, calls } = pair;
      const story = { fen, compat, calls: [...calls], question };
      const present = pair.theirs.fen();
      const short = replay(story) === null ? null : shorten(story, present);
      const once = short === null ? " (only in this run)" : "";
      console.log(`\nfinding in run ${this.run}: ${key}${once}, at ${present}`);
      console.log(program(short ?? story));
      console.log(shown(short === null ? found : replay(short)));
    }
    if (this.#findings.size >= this.stop) {
      this.finish();
    }
    throw new Apart(key);
  }

  /** Prints the counts and ends the program. */
  finish() {
    const lines = (map) =>
      [...map].sort(([a], [b]) => (a > b ? 1 : -1)).map(([key, times]) => [key, times]);
    const compared = lines(this.#compared);
    const total = compared.reduce((sum, [, times]) => sum + times, 0);
    console.log(`\n${total} questions compared`);
    console.log(compared.map(([key, times]) => `${key} ${times}`).join(", "));
    console.log("\ndifferences of the migration page");
    for (const [number, times] of lines(this.#explained)) {
      console.log(`${String(number).padStart(3)} ${String(times).padStart(8)}  ${TITLES[number]}`);
    }
    for (const [reason, times] of lines(this.#left)) {
      console.log(`not compared further: ${reason}, in ${times} runs`);
    }
    for (const [key, times] of lines(this.#findings)) {
      console.log(`finding: ${key}, in ${times} runs`);
    }
    const seconds = (performance.now() - this.#start) / 1_000;
    console.log(`${seconds.toFixed(1)} s, ${this.#findings.size} kinds of findings`);
    process.exit(this.#findings.size === 0 ? 0 : 1);
  }
}
