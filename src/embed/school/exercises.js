// The exercises of a page: which boards and questions of lessons count, and what they are called.
import { ASKING } from "../loader/attributes.js";
import { EXERCISE } from "./english.js";
import { say } from "./say.js";

/** Boards as elements, and in frames, and the questions of lessons that no board judges. */
const BOARDS = "jadoube-board, iframe[src*='embed.html#'], .jadoube-lesson-question";

/** What only a selector holds, and no list of ids. */
const SELECTOR = /[#.[\]:,>+~*()]/;

const isFrame = (board) => board.localName === "iframe";

/** Whether it is a question of a lesson. */
export const isQuestion = (board) => board.localName === "fieldset";

/** What an author has written into a board; of a frame its address tells it. */
export function attributeOf(board, name) {
  return isFrame(board) ? new URLSearchParams(new URL(board.src).hash.slice(1)).get(name) : board.getAttribute(name);
}

/** Whether a board asks for an answer. */
export function isExercise(board) {
  const mode = attributeOf(board, "mode")?.trim();
  // A position is set up for its own sake, unless it has a goal.
  return mode === "setup" ? Boolean(attributeOf(board, "goal")) : isQuestion(board) || ASKING.includes(mode);
}

/**
 * The exercises among the boards of documents or shadow trees, in their order.
 * @param {(Document | ShadowRoot)[]} roots
 * @param {string} chosen ids, with spaces between them, or selectors, with commas between them; of
 *   something that is no board the boards in it are meant, and nothing means all
 * @throws {DOMException} for a selector that cannot be read
 */
export function exercisesIn(roots, chosen) {
  const text = chosen.trim();
  const foundIn = (root) => {
    if (SELECTOR.test(text)) {
      return [...root.querySelectorAll(text)];
    }
    return text.split(/\s+/).flatMap((id) => root.getElementById(id) ?? []);
  };
  return roots.flatMap((root) => {
    const places = text ? foundIn(root) : [root];
    const boards = [...root.querySelectorAll(BOARDS)].filter(isExercise);
    return boards.filter((board) => places.some((place) => place.contains(board)));
  });
}

const textOf = (board, part) => board.querySelector(`:scope > ${part}`)?.textContent.trim().replace(/\s+/g, " ");

/** What a question of a lesson asks. */
const questionOf = (board) => textOf(board, "legend");

/** The heading right above a board; in a lesson of one file it may be the number of the board. */
const headingOf = ({ previousElementSibling: above }) => (above?.matches("h2, h3, h4, h5, h6") ? above.textContent.trim().replace(/\s+/g, " ") : "");

/** What an exercise is called: in the author's words, else by its number. */
export function titleOf(board, number) {
  const heading = headingOf(board);
  return (
    board.ariaLabel ||
    board.title ||
    textOf(board, "[slot=prompt]") ||
    textOf(board, "[slot=caption]") ||
    questionOf(board) ||
    (/\D/.test(heading) ? heading : say(EXERCISE, heading || number))
  );
}

/** What makes an exercise another one. */
const MEANT = ["mode", "goal", "in", "by", "to", "max-moves", "ask", "of", "side", "sides", "reply", "start", "target"]
  .concat(["fen", "pgn", "src", "game"]);

/** What an exercise is, whatever it looks like. */
export function meaningOf(board) {
  const record = isFrame(board) ? "" : (board.querySelector(":scope > script[type*='chess-pgn' i]")?.textContent ?? "");
  const asked = questionOf(board) ?? "";
  return MEANT.map((name) => attributeOf(board, name)?.trim() ?? "").join("\n") + record.trim() + asked;
}
