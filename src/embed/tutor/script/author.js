// What the author of a lesson says to the answers on a board, below the board that judges them, and the
// styles of boards beside each other. It comes with the program, so that the element of lessons stays small:
// events of boards lead here.
import { adoptSheet } from "../../school/sheet.js";
import css from "./author.css";
import { make } from "./nodes.js";

/** The board among what an event goes through to which an author says something (see `author.rs`). */
const boardIn = (event) =>
  event.composedPath().find(({ localName, dataset }) => localName === "jadoube-board" && dataset.said);

/** The line below a board; it is there before anything is said in it, so that it is heard. */
function lineOf(board) {
  const next = board.nextElementSibling;
  if (next?.classList.contains("jadoube-lesson-author")) {
    return next;
  }
  const line = Object.assign(make("p", "author"), { role: "status" });
  board.after(line);
  return line;
}

/** What is said to a wrong answer: a square, a move, or nothing where a button was pressed. */
function wrongText(texts, tried) {
  const own = texts.find(([, ...answers]) => answers.includes(tried));
  // A text without answers is for all others.
  return (own ?? texts.find(({ length }) => length === 1))?.[0] ?? "";
}

const say = (board, text) => lineOf(board).replaceChildren(text);

const HEARD = {
  "jadoube-failed": (board, { detail }) => say(board, wrongText(JSON.parse(board.dataset.said).wrong, detail.tried)),
  "jadoube-solved": (board) => say(board, JSON.parse(board.dataset.said).right ?? ""),
  // The next answer begins.
  pointerdown: (board) => say(board, ""),
  keydown: (board, { key }) => ["Enter", " "].includes(key) && say(board, ""),
};

/** Follows the boards of all lessons in the page. */
export function followBoards() {
  addEventListener("jadoube-ready", (event) => {
    const [lesson] = event.composedPath();
    if (lesson.localName === "jadoube-lesson") {
      adoptSheet(lesson.getRootNode(), css);
    }
    // Their lines take their room as the lesson does.
    lesson.querySelectorAll?.("jadoube-board[data-said]").forEach(lineOf);
  });
  for (const [name, hear] of Object.entries(HEARD)) {
    const follow = (event) => {
      const board = boardIn(event);
      if (board) {
        hear(board, event);
      }
    };
    // Before the board itself: what it says to a key comes after that key.
    addEventListener(name, follow, { capture: true, passive: true });
  }
}
