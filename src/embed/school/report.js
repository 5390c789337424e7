// What is reported to a learning system, and how it went.
import { meaningOf } from "./exercises.js";
import { fingerprint } from "./fingerprint.js";
import { follow, resultsIn } from "./results.js";

const BITS = 30;

/** Tells the page of a report: `jadoube-report` on the window. */
export function tellPage(to, ok, more = {}) {
  dispatchEvent(new CustomEvent("jadoube-report", { detail: { to, ok, code: null, message: "", ...more } }));
}

/** Whether a lesson is still to bring its exercises; once the page is there, no script comes any longer. */
export const isComing = () =>
  document.querySelector("jadoube-lesson[aria-busy]") ??
  (document.readyState !== "complete" && document.querySelector("jadoube-lesson:not(:defined)"));

/** Whether all exercises are there: a lesson that could not be fetched can be tried again. */
export const isWhole = () => !isComing() && !document.querySelector(".jadoube-lesson-fault + button");

/**
 * A name for each exercise that stays the same from visit to visit: what it is, and which of those
 * that are alike.
 * @param {import("./results.js").Result[]} results
 * @returns {string[]} letters and digits
 */
export function keysOf(results) {
  const met = new Map();
  return results.map(({ board }) => {
    const key = fingerprint(meaningOf(board), BITS).toString(36);
    const count = (met.get(key) ?? 0) + 1;
    met.set(key, count);
    return count > 1 ? `${key}n${count}` : key;
  });
}

/** Under what a learning system knows an answer: the exercise by its name in the page, else by its key,
 * and the puzzle where it is one of a set. */
export const idOf = ({ name }, key, { id } = {}) => [name || `exercise-${key}`, id].filter(Boolean).join("-");

/**
 * Follows the exercises that an author has chosen.
 * @param {string} chosen see `exercisesIn`
 * @param {(results: import("./results.js").Result[], answers: import("./results.js").Answer[]) => void}
 *   look is called now and after changes, with the answers that were judged meanwhile
 * @returns {() => void} ends it
 */
export function followAll(chosen, look) {
  const read = (answers) => look(resultsIn([document], chosen), answers);
  const end = follow([document], Boolean(chosen.trim()), read);
  read([]);
  return end;
}

/** What the author has written into the tag of a script: `data-for="q1 q2"`. */
export const chosenBy = (url) => [...document.scripts].find(({ src }) => src === url)?.dataset.for ?? "";
