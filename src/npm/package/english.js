// Printed from src/words by `cargo run -p words --bin print-words -- scripts`.
export const NO_SQUARE = 0; // name
export const NONE_OF = 1; // value, name, choices
export const COMPAT = 2; // value
export const CHESS960 = 3; // number
export const NO_POSITION = 4; // faults
export const NOT_LOADED = 5;
export const NO_ENDING = 6;
export const BROKEN = 7;

/** What is said in English, in the order of its numbers. */
export const SENTENCES = [
  "“{0}” isn't a square.",
  "“{0}” isn't one of the {1}: {2}.",
  "“{0}” isn't valid for compat; use chess.js.",
  "Chess960 positions are numbered from 0 to 959, not {0}.",
  "This position isn't legal. {0}",
  "Call and await loadInsight() first, or import jadoube/full.",
  "This ends no game: give resigned or outOfTime a side, or set agreed to true.",
  "jadoube failed in an earlier call and can no longer be trusted: reload the page or restart the program.",
];
