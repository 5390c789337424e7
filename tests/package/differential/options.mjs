// The options of the drivers: `--games 500 --seed 7 --compat`.
import { parseArgs } from "node:util";

/** Reads the command line; `count` names the option that says how many runs there are. */
export function readOptions(count, runs) {
  const { values } = parseArgs({
    options: {
      [count]: { type: "string", default: String(runs) },
      seed: { type: "string", default: "1" },
      first: { type: "string", default: "0" },
      compat: { type: "boolean", default: false },
      stop: { type: "string", default: "10" },
    },
  });
  const whole = (name) => {
    const number = Number(values[name]);
    if (!Number.isSafeInteger(number) || number < 0) {
      throw new Error(`--${name} needs a whole number, not ${values[name]}`);
    }
    return number;
  };
  return {
    /** How many runs. */
    runs: whole(count),
    /** The seed of the whole session; each run has one of its own, so that it can be run alone. */
    seed: whole("seed"),
    /** The number of the first run. */
    first: whole("first"),
    /** Whether our games are made with `compat: "chess.js"`. */
    compat: values.compat,
    /** How many different findings end the session. */
    stop: whole("stop"),
  };
}

/** The seed of one run. */
export function seedOf({ seed }, run) {
  return Math.imul(seed, 0x85eb_ca6b) + run;
}
