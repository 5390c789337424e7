// The two small elements around a board. What they do comes with the program.
import { adoptProperties, reflect } from "./attributes.js";

class Small extends HTMLElement {
  connectedCallback() {
    adoptProperties(this);
  }
}

/** <jadoube-move for="g1" at="14w">: words that are linked to a move of a board. */
export class Move extends Small {
  /** The board that is meant. */
  get board() {
    const root = this.getRootNode();
    return root.getElementById?.(this.for) ?? null;
  }
}
reflect(Move.prototype, ["for", "at"], []);

/** <jadoube-hint squares="f7">: a hint of an exercise, shown when it is asked for. */
export class Hint extends Small {}
reflect(Hint.prototype, ["squares"], []);
