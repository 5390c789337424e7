// Printed from src/words by `cargo run -p words --bin print-words -- scripts`.
export const SOURCE_UNFETCHED = 0; // source, why
export const BLOCKED = 1;
export const FRAME_TITLE = 2;

/** What is said in English, in the order of its numbers. */
export const SENTENCES = [
  "“{0}” could not be fetched: {1}.",
  "the security policy of this page does not allow its program",
  "Chess board",
];
