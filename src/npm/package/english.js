// Printed from src/words by `cargo run -p words --bin print-words -- scripts`.
export const NO_SQUARE = 0; // name
export const NONE_OF = 1; // value, name, choices
export const COMPAT = 2; // value
export const CHESS960 = 3; // number
export const NO_POSITION = 4; // faults
export const NOT_LOADED = 5;

/** What is said in English, in the order of its numbers. */
export const SENTENCES = [
  "“{0}” is no square.",
  "“{0}” is none of the {1}: {2}.",
  "“{0}” is not a way to be compatible; there is: chess.js.",
  "The positions of Chess960 have numbers from 0 to 959, not {0}.",
  "This is no legal position. {0}",
  "Call and await loadInsight() first, or import jadoube/full.",
];
