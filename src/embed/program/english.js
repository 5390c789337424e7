// Printed from src/words by `cargo run -p words --bin print-words -- scripts`.
export const SOURCE_UNFETCHED = 0; // source, why
export const BROKEN = 1;
export const BLOCKED = 2;
export const FRAME_TITLE = 3;

/** What is said in English, in the order of its numbers. */
export const SENTENCES = [
  "“{0}” couldn't be loaded: {1}.",
  "This board has stopped. Reload the page to play on.",
  "this page's security policy doesn't allow its program",
  "Chess board",
];
