// A press on a board is the board's: what the page around it would do with one, following the link that
// the board stands in or dragging it away as a whole, is left out.

/** What a click does something in by itself. */
const ACTING = "a, label, summary, [type=checkbox], [type=radio], [type=submit]";

/** The root in which the pointer went down last, if that was on a board that is played on. */
let pressed;
const forget = () => (pressed = undefined);
// What is dragged out of a board itself is a text.
const keep = (event) => pressed && !event.composedPath().includes(pressed) && event.preventDefault();

/**
 * Keeps the presses in a root from the page, as long as its board is played on.
 * @param {ShadowRoot} root
 * @param {() => boolean} isPlayed
 */
export function keepPresses(root, isPlayed) {
  // There once, however many boards there are.
  addEventListener("pointerdown", forget, true);
  addEventListener("dragstart", keep, true);
  // What the author has put into the board is the page's.
  const isOwn = ({ target }) => isPlayed() && target.getRootNode() === root;
  root.addEventListener("pointerdown", (event) => {
    if (isOwn(event)) {
      pressed = root;
    }
  });
  root.addEventListener("click", (event) => {
    if (isOwn(event) && !event.target.closest(ACTING)) {
      event.preventDefault();
    }
  });
}
