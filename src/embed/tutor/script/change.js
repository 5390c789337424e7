// A board of a lesson in the hand of its reader: another one, to set up, stands in its place meanwhile.
import { LEARN_ARRANGE } from "./english.js";
import { make } from "./nodes.js";
import { say } from "./say.js";

/** The boards that are looked at; a task is not changed. */
const LOOKED_AT = ["diagram", "game", "line"];

/**
 * @param {string} [start] the position of a line before its first move, on a board that nobody has touched
 * @returns {HTMLElement[]} what begins and ends the changing; what was changed is kept for its position
 */
export function changing(board, start) {
  if (!LOOKED_AT.includes(board.getAttribute("mode"))) {
    return [];
  }
  let [own, from] = [];
  const button = Object.assign(make("button", "", say(LEARN_ARRANGE)), { type: "button", ariaPressed: "false" });
  button.addEventListener("click", () => {
    const fen = board.fen || start;
    if (!board.hidden && from !== fen) {
      own?.remove();
      from = fen;
      own = Object.assign(document.createElement("jadoube-board"), { mode: "setup", eager: true, fen });
      board.after(own);
    }
    own.hidden = board.hidden;
    board.hidden = !own.hidden;
    button.ariaPressed = `${board.hidden}`;
  });
  return [make("div", "buttons", button)];
}
