// The styles of played boards: those of all, and those that parts of the program bring along.
import styles from "#styles";

const texts = [styles];

/** Adds the styles of a part; boards that are mounted or updated afterwards have them. */
export function addStyles(text) {
  texts.push(text);
}

/** The sheets of a document, one for each text: no other document can take them. */
const sheets = new WeakMap();

function sheetsOf(document) {
  if (!sheets.has(document)) {
    sheets.set(document, []);
  }
  const made = sheets.get(document);
  for (const text of texts.slice(made.length)) {
    const sheet = new document.defaultView.CSSStyleSheet();
    sheet.replaceSync(text);
    made.push(sheet);
  }
  return made;
}

/** Puts the sheets behind that of the loader, which stays the first. */
export function adoptStyles(root) {
  const wanted = sheetsOf(root.ownerDocument);
  const missing = wanted.filter((sheet) => !root.adoptedStyleSheets.includes(sheet));
  if (missing.length) {
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...missing];
  }
}
