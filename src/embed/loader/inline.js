// The two small elements around a board.
import { bringTask } from "#home";

import { speak } from "./language.js";
import { adoptProperties, reflect } from "./reflection.js";

class Small extends HTMLElement {
  connectedCallback() {
    adoptProperties(this);
  }
}

/** <jadoube-move for="g1" at="14w">: words that are a link to a move of a game (see `task/link.js`). */
export class Move extends Small {
  connectedCallback() {
    super.connectedCallback();
    // Where it cannot be fetched, words are words.
    bringTask().then(({ link }) => link(this, speak), () => {});
  }

  /** The board that is meant. */
  get board() {
    return this.getRootNode().getElementById?.(this.for) ?? null;
  }
}
reflect(Move.prototype, ["for", "at"], []);

/** <jadoube-hint squares="f7">: a hint of an exercise, shown when it is asked for. */
export class Hint extends Small {}
reflect(Hint.prototype, ["squares"], []);
