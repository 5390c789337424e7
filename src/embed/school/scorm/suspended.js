// What a learning system keeps for the next visit, in the 4,096 characters that SCORM 1.2 promises.

/** What SCORM 1.2, 3.4.4, promises for `cmi.suspend_data`. */
const MOST = 4096;

const HEAD = "jadoube1";

/** Whether there is anything to keep of an exercise. */
export const isBegun = ({ result, attempts, hints, moves }) =>
  result !== "open" || attempts > 0 || hints > 0 || moves.length > 0;

/** How exercises stand, in one letter. */
const LETTERS = { open: "o", solved: "s", shown: "h", failed: "f", skipped: "k" };
const NAMES = Object.fromEntries(Object.entries(LETTERS).map(([name, letter]) => [letter, name]));

const lineOf = (key, { result, attempts, hints, ms, moves }, hasMoves) =>
  [key, LETTERS[result], attempts, hints, Math.round(ms), ...(hasMoves ? [moves.join(" ")] : [])].join(",");

/**
 * @param {string[]} keys
 * @param {import("../results.js").Result[]} results
 * @returns {string} what was begun; where it is too long, first the moves of the last exercises are
 *   left out, then those exercises
 */
export function toText(keys, results) {
  const begun = results.map((result, index) => [keys[index], result]);
  const lines = begun.filter(([, result]) => isBegun(result));
  const textOf = (count, withMoves) =>
    [HEAD, ...lines.slice(0, count).map(([key, result], index) => lineOf(key, result, index < withMoves))].join(";");
  let [count, withMoves] = [lines.length, lines.length];
  while (textOf(count, withMoves).length > MOST) {
    if (withMoves) {
      withMoves -= 1;
    } else {
      count -= 1;
    }
  }
  return textOf(count, withMoves);
}

/** @returns {Map<string, object>} outcomes by the keys of their exercises; none of another text */
export function fromText(text) {
  const [head, ...lines] = text.split(";");
  const outcomes = head === HEAD ? lines : [];
  return new Map(
    outcomes.map((line) => {
      const [key, letter, attempts, hints, ms, moves = ""] = line.split(",");
      const result = NAMES[letter] ?? "open";
      const counts = { attempts: Number(attempts), hints: Number(hints), ms: Number(ms) };
      // In the order in which boards write it.
      return [key, { solved: result === "solved", ...counts, moves: moves.split(" ").filter(Boolean), result }];
    }),
  );
}
