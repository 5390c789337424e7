// <jadoube-move>: words that are a link to a move of a game.
import { speakAs } from "../loader/speech.js";
import { NO_BOARD, NO_MOVE } from "./english.js";
import { say } from "./say.js";

const linked = new WeakSet();
let isFollowing = false;

async function follow(move, speak) {
  const { at, board } = move;
  const isShown = board?.goTo && (await board.goTo(at));
  speakAs(speak(move) ?? {});
  // Where the program is missing, the board has said so itself.
  const message = !board?.goTo ? say(NO_BOARD, move.for) : isShown === false ? say(NO_MOVE, at) : "";
  if (message || move.title) {
    move.title = message;
  }
  if (message) {
    const detail = { message, line: null, column: null, attribute: isShown === false ? "at" : "for" };
    move.dispatchEvent(new CustomEvent("jadoube-error", { bubbles: true, composed: true, detail }));
  }
}

/** A board tells where it is, and every link to it knows whether it leads there. */
function followBoards() {
  addEventListener("jadoube-navigate", (event) => {
    const [board] = event.composedPath();
    for (const link of board.getRootNode().querySelectorAll("jadoube-move")) {
      if (link.board === board) {
        link.ariaCurrent = link.at.trim() === event.detail.path || null;
      }
    }
  });
}

/**
 * Makes a link of an element that has come to the page.
 * @param {HTMLElement & { at: string, for: string, board: HTMLElement | null }} move
 * @param {typeof import("../loader/language.js").speak} speak
 */
export function link(move, speak) {
  move.role ??= "link";
  if (!move.hasAttribute("tabindex")) {
    move.tabIndex = 0;
  }
  if (!linked.has(move)) {
    linked.add(move);
    move.addEventListener("click", () => follow(move, speak));
    move.addEventListener("keydown", (event) => {
      if (event.key === "Enter") {
        // The key is the link's, and none of the page around.
        event.stopPropagation();
        follow(move, speak);
      }
    });
  }
  if (!isFollowing) {
    isFollowing = true;
    followBoards();
  }
}
