// Keys that a field, a button or the board uses are none of the page around: in slides "n" is a letter
// of a move, and the next slide only outside of the board. All other keys go on to the page, and so do
// those of what the author has put into a board. Who listens before the board does, on the window or the
// document in the phase of capturing, cannot be kept from it.

/** What a field does with keys besides writing. */
const EDITING = new Set(
  "Backspace Delete Enter Escape Home End ArrowLeft ArrowRight ArrowUp ArrowDown Dead Process Unidentified".split(" "),
);
/** What it does with Control or Command: select, copy, cut, paste, undo and redo. */
const EDITING_LETTERS = "acvxyz";
const STEPS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
const PAGES = ["Home", "End", "PageUp", "PageDown"];

/** What controls do with keys, by what they are; the first that matches counts. */
const CONTROLS = [
  ["input[type=checkbox]", (key) => key === " "],
  ["input[type=radio]", (key) => key === " " || STEPS.includes(key)],
  ["select", (key, isWritten) => isWritten || [...STEPS, ...PAGES, "Enter"].includes(key)],
  ["input, textarea", (key, isWritten, event) => isWritten || EDITING.has(key) || event.isComposing || edits(event)],
  ["button, summary", (key) => key === "Enter" || key === " "],
];

const edits = ({ key, ctrlKey, metaKey }) => (ctrlKey || metaKey) && EDITING_LETTERS.includes(key.toLowerCase());

/** Whether a key writes a character; what keyboards write with Alt or AltGr is no plain letter. */
const writes = (event) =>
  event.key.length === 1 &&
  (event.getModifierState("AltGraph") ||
    (!event.ctrlKey && !event.metaKey && !(event.altKey && /^[a-z\d]$/i.test(event.key))));

function isUsed(event) {
  const [target] = event.composedPath();
  const control = CONTROLS.find(([selector]) => target.matches(selector));
  return event.defaultPrevented || Boolean(control?.[1](event.key, writes(event), event));
}

const kept = new WeakSet();

/** Lets no key leave a root that something in it uses. */
export function keepKeys(root) {
  if (kept.has(root)) {
    return;
  }
  kept.add(root);
  /** The keys held down that were used; those that are stopped on their way are as well. */
  const used = new Set();
  root.addEventListener("keydown", ({ code }) => used.add(code), { capture: true });
  root.addEventListener("keydown", (event) => {
    if (event.composedPath()[0].getRootNode() === root && isUsed(event)) {
      event.stopPropagation();
    } else {
      used.delete(event.code);
    }
  });
  root.addEventListener("keypress", (event) => used.has(event.code) && event.stopPropagation());
  root.addEventListener("keyup", (event) => used.delete(event.code) && event.stopPropagation());
}
