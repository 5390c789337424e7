// The elements by their names. They are defined once, whoever else has brought them.
import { Board } from "./board.js";
import { Hint, Move } from "./inline.js";

const ELEMENTS = { "jadoube-board": Board, "jadoube-move": Move, "jadoube-hint": Hint };

export function define() {
  for (const name in ELEMENTS) {
    if (!customElements.get(name)) {
      customElements.define(name, ELEMENTS[name]);
    }
  }
}
