// What has come of the exercises of a page, followed as long as somebody wants to know.
import { EVENTS } from "../loader/attributes.js";
import { attributeOf, exercisesIn, isQuestion, titleOf } from "./exercises.js";

/**
 * What has come of an exercise.
 * @typedef {object} Result
 * @property {HTMLElement} board
 * @property {string} title
 * @property {string} name the name of its field in a form, or its id, or nothing
 * @property {boolean} solved
 * @property {string} result "open" or "solved", or how else it has ended: "shown", "failed", "skipped"
 * @property {number} attempts
 * @property {number} hints
 * @property {number} ms
 * @property {string[]} moves
 */

/**
 * An answer that was judged: what its event tells, and of which board.
 * @typedef {{ board: HTMLElement, solved: boolean, ms: number, moves?: string[], tried?: string, result?: string, id?: string }} Answer
 */

const NOTHING = { solved: false, result: "open", attempts: 0, hints: 0, ms: 0, moves: [] };

/** The event of a question of a lesson, which has judged an answer or a part of it. */
const ANSWERED = "jadoube-answer";

/** The events of a board that has judged an answer. */
const JUDGED = ["jadoube-solved", "jadoube-failed"];

/** The form values that frames have sent of themselves. */
const forms = new WeakMap();

/** The outcome in the value of a board; none of a board that is not there yet, or was begun anew. */
function outcomeOf(board) {
  const value = JSON.parse(board.value ?? forms.get(board) ?? "null");
  return typeof value?.solved === "boolean" ? { ...(value.solved && { result: "solved" }), ...value } : {};
}

/** Whether nothing more can be answered. */
export const isOver = ({ result }) => result !== "open";

/** @returns {Result[]} what has come of the exercises that are meant by `chosen` (see `exercisesIn`) */
export const resultsIn = (roots, chosen) =>
  exercisesIn(roots, chosen).map((board, index) => ({
    ...NOTHING,
    ...outcomeOf(board),
    board,
    title: titleOf(board, index + 1),
    name: attributeOf(board, "name") || board.dataset.name || board.id,
  }));

/** An answer in one line: what was right of it, and what was tried when it went wrong. */
export const responseOf = ({ moves = [], tried = [] }) => moves.concat(tried).join(" ");

/** All exercises in one. */
export function summed(results) {
  const sum = (name) => results.reduce((total, result) => total + result[name], 0);
  return {
    done: results.filter(({ solved }) => solved).length,
    of: results.length,
    attempts: sum("attempts"),
    hints: sum("hints"),
    ms: sum("ms"),
  };
}

/**
 * Calls `look` soon after anything may have changed: a board has sent something, boards have come or
 * gone, a form was reset.
 * @param {(Document | ShadowRoot)[]} roots where the boards are looked for
 * @param {boolean} isChoosy whether any attribute may decide which boards are meant
 * @param {(answers: Answer[]) => void} look hears which answers were judged meanwhile
 * @returns {() => void} ends it
 */
export function follow(roots, isChoosy, look) {
  let isDue = false;
  const answers = [];
  const lookSoon = () => {
    if (!isDue) {
      isDue = true;
      // The value of a board is known only after its event.
      queueMicrotask(() => {
        isDue = false;
        look(answers.splice(0));
      });
    }
  };
  const hear = (event) => {
    const [board] = event.composedPath();
    if (event.detail && "form" in event.detail) {
      forms.set(board, event.detail.form);
    }
    const { detail, type } = event;
    if (JUDGED.includes(type)) {
      answers.push({ ...detail, board });
    }
    // Something right that is not all of it is no answer yet; the id is the name of the question.
    if (type === ANSWERED && isQuestion(board) && (detail.solved || !detail.right)) {
      answers.push({ ...detail, board, id: "" });
    }
    lookSoon();
  };
  // A form resets its fields only after the event.
  const heard = new AbortController();
  const { signal } = heard;
  for (const name of EVENTS) {
    addEventListener(`jadoube-${name}`, hear, { signal });
  }
  addEventListener(ANSWERED, hear, { signal });
  addEventListener("reset", () => setTimeout(lookSoon), { signal });
  const watch = new MutationObserver(lookSoon);
  const watched = isChoosy ? { attributes: true } : { attributeFilter: ["mode", "goal", "src"] };
  roots.forEach((root) => watch.observe(root, { childList: true, subtree: true, ...watched }));
  return () => {
    heard.abort();
    watch.disconnect();
  };
}
