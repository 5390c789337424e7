// The two small elements around a board.
import { NO_BOARD, NO_MOVE } from "./english.js";
import { speak } from "./language.js";
import { adoptProperties, reflect } from "./reflection.js";
import { say } from "./say.js";

class Small extends HTMLElement {
  connectedCallback() {
    adoptProperties(this);
  }
}

/** <jadoube-move for="g1" at="14w">: words that are a link to a move of a game. */
export class Move extends Small {
  constructor() {
    super();
    this.addEventListener("click", this.#follow);
    this.addEventListener("keydown", ({ key }) => key === "Enter" && this.#follow());
  }

  connectedCallback() {
    super.connectedCallback();
    for (const [name, value] of [["role", "link"], ["tabindex", 0]]) {
      this.hasAttribute(name) || this.setAttribute(name, value);
    }
  }

  /** The board that is meant. */
  get board() {
    return this.getRootNode().getElementById?.(this.for) ?? null;
  }

  async #follow() {
    const { at, board } = this;
    const isShown = board?.goTo && (await board.goTo(at));
    speak(this);
    // Where the program is missing, the board has said so itself.
    const message = !board?.goTo ? say(NO_BOARD, this.for) : isShown === false ? say(NO_MOVE, at) : "";
    if (message || this.title) {
      this.title = message;
    }
    if (message) {
      const detail = { message, line: null, column: null, attribute: isShown === false ? "at" : "for" };
      this.dispatchEvent(new CustomEvent("jadoube-error", { bubbles: true, composed: true, detail }));
    }
  }
}
reflect(Move.prototype, ["for", "at"], []);

/** A board tells where it is, and every link to it knows whether it leads there. */
export function followBoards() {
  addEventListener("jadoube-navigate", (event) => {
    const [board] = event.composedPath();
    for (const link of board.getRootNode().querySelectorAll("jadoube-move")) {
      if (link.board === board) {
        link.ariaCurrent = link.at.trim() === event.detail.path || null;
      }
    }
  });
}

/** <jadoube-hint squares="f7">: a hint of an exercise, shown when it is asked for. */
export class Hint extends Small {}
reflect(Hint.prototype, ["squares"], []);
