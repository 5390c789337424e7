// What lies in the shadow of every board besides the drawing.
import css from "./board.css";

const SKELETON = [
  ["div", "prompt", ["slot", "prompt"]],
  ["div", "frame", ["div", "slots"], ["div", "layer"], ["div", "fault"]],
  [
    "div",
    "tray",
    ["div", "wait", ["p", "loading"], ["p", "task"], ["p", "paper"]],
    ["div", "controls"],
    ["p", "note"],
    ["p", "corrected"],
  ],
  ["div", "caption", ["slot", "caption"]],
];

const sheets = new WeakMap();

/** The one sheet that all boards of a document share; no other document can take it. */
function sheetOf(document) {
  if (!sheets.has(document)) {
    const sheet = new document.defaultView.CSSStyleSheet();
    sheet.replaceSync(css);
    sheets.set(document, sheet);
  }
  return sheets.get(document);
}

export function adoptStyles(root) {
  const sheet = root.ownerDocument.defaultView && sheetOf(root.ownerDocument);
  if (sheet && !root.adoptedStyleSheets.includes(sheet)) {
    root.adoptedStyleSheets = [sheet];
  }
}

/** Fills an empty shadow root; returns its parts by name. */
export function buildShadow(root) {
  const parts = {};
  const build = ([tag, name, ...inner]) => {
    const node = document.createElement(tag);
    if (tag === "slot") {
      node.name = name;
    } else {
      parts[name] = node;
      node.className = name;
    }
    node.append(...inner.map(build));
    return node;
  };
  // What the page shrinks around, what has the width that there is, and what is laid out in it.
  const room = build(["div", "room", ["div", "space", ["div", "body", ...SKELETON]]]);
  parts.caption.part = "caption";
  parts.note.part = "feedback";
  parts.prompt.part = "prompt";
  // A board is the same in every language.
  parts.frame.dir = "ltr";
  parts.note.role = "status";
  parts.layer.hidden = true;
  root.replaceChildren(room);
  adoptStyles(root);
  return parts;
}
