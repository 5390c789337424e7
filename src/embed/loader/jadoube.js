// The loader: one tag for every page. It defines the elements, once, whoever else has brought them.
import { Board } from "./board.js";
import { Hint, Move } from "./inline.js";

for (const [name, element] of [
  ["jadoube-board", Board],
  ["jadoube-move", Move],
  ["jadoube-hint", Hint],
]) {
  if (!customElements.get(name)) {
    customElements.define(name, element);
  }
}
