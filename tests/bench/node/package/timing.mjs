// How calls are timed: in batches of so few games that what a move has just used is still in the
// caches of the processor, as with the one game of a page, and again and again in other rounds,
// the middle of which counts.

const BATCH = 8;
// What it takes until the engine has compiled the hot code well.
const WARM_ROUNDS = 3;
const WARM_NANOSECONDS = 150e6;
// A round goes on until the processor has learnt these calls and forgotten those of the others.
const ROUND_NANOSECONDS = 10e6;
const SECOND_CALLS = 3;

/** What the calls answered, so that none of them is left out. */
export const kept = new Array(BATCH).fill(undefined);
let loops = 0;

/** A loop of its own for each method, so that no method pays for what another is. */
function loopOf(run) {
  loops += 1;
  const body = `return (items, from, to) => {
    for (let place = from; place < to; place += 1) kept[place & ${BATCH - 1}] = run(items[place]);
  }; // ${loops}`;
  return new Function("run", "kept", body)(run, kept);
}

const now = () => Number(process.hrtime.bigint());
const nothing = loopOf((item) => item);
const noItems = new Array(BATCH).fill({});

/** The nanoseconds that `loop` takes on some of `items`. */
function time(loop, items, from, to) {
  const start = now();
  loop(items, from, to);
  return now() - start;
}

/** The nanoseconds of looking at the clock and of a loop that calls nothing. */
export function calibrate() {
  const samples = Array.from({ length: 20_000 }, () => time(nothing, noItems, 0, BATCH));
  return median(samples.slice(samples.length / 2));
}

/** The middle of numbers, or the lower of the two in the middle. */
export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[(sorted.length - 1) >> 1];
}

/** One method of one library on its games. */
export class Measurement {
  #items;
  #loop;
  #before;
  #after;
  #hasSecond;
  // The samples of each batch, for first calls and for second ones.
  #fresh = [];
  #again = [];

  constructor(items, { run, before, after }, touch, hasSecond) {
    this.#items = items;
    this.#loop = loopOf(run);
    this.#before = (item) => {
      touch(item);
      before?.(item);
    };
    this.#after = after;
    this.#hasSecond = hasSecond;
    for (let from = 0; from < items.length; from += BATCH) {
      this.#fresh.push([]);
      this.#again.push([]);
    }
  }

  warm() {
    const start = now();
    for (let round = 0; round < WARM_ROUNDS || now() - start < WARM_NANOSECONDS; round += 1) {
      this.#pass();
    }
    for (const samples of [...this.#fresh, ...this.#again]) {
      samples.length = 0;
    }
  }

  round() {
    const start = now();
    do {
      this.#pass();
    } while (now() - start < ROUND_NANOSECONDS);
  }

  #pass() {
    const items = this.#items;
    for (let from = 0, batch = 0; from < items.length; from += BATCH, batch += 1) {
      const to = Math.min(from + BATCH, items.length);
      for (let place = from; place < to; place += 1) this.#before(items[place]);
      this.#fresh[batch].push(time(this.#loop, items, from, to));
      for (let call = 0; this.#hasSecond && call < SECOND_CALLS; call += 1) {
        this.#again[batch].push(time(this.#loop, items, from, to));
      }
      if (this.#after) {
        for (let place = from; place < to; place += 1) this.#after(items[place]);
      }
    }
  }

  /**
   * Nanoseconds of a first call and of a second, or undefined: means over the games, less what the
   * timing of a batch takes.
   */
  figures(overhead) {
    const mean = (batches) => {
      const sum = batches.reduce((total, samples) => total + median(samples) - overhead, 0);
      return Math.max(0, sum / this.#items.length);
    };
    return [mean(this.#fresh), this.#hasSecond ? mean(this.#again) : undefined];
  }
}
