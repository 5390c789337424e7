// Style sheets in shadow trees, each made once for a document.

const sheets = new WeakMap();

/** Lets a shadow tree have styles; no other document can share a sheet with this one. */
export function adoptSheet(root, css) {
  const { defaultView: view } = root.ownerDocument;
  if (!sheets.has(root.ownerDocument)) {
    sheets.set(root.ownerDocument, new Map());
  }
  const made = sheets.get(root.ownerDocument);
  if (!made.has(css)) {
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(css);
    made.set(css, sheet);
  }
  if (!root.adoptedStyleSheets.includes(made.get(css))) {
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, made.get(css)];
  }
}
