// Style sheets in shadow trees and pages, each made once for a document.

const sheets = new WeakMap();

/** Lets a shadow tree or a page have styles; no other document can share a sheet with this one. */
export function adoptSheet(root, css) {
  const document = root.ownerDocument ?? root;
  const { defaultView: view } = document;
  if (!sheets.has(document)) {
    sheets.set(document, new Map());
  }
  const made = sheets.get(document);
  if (!made.has(css)) {
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(css);
    made.set(css, sheet);
  }
  if (!root.adoptedStyleSheets.includes(made.get(css))) {
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, made.get(css)];
  }
}
