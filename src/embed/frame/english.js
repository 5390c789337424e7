// Printed from src/words by `cargo run -p words --bin print-words -- scripts`.
export const TITLE = 0;
export const NO_SCRIPT = 1;
export const NOT_A_COMMAND = 2;
export const BAD_ID = 3; // limit
export const UNKNOWN_COMMAND = 4; // name
export const UNKNOWN_NAME = 5; // name
export const NOT_A_TEXT = 6; // name
export const NOT_FOR_PAGES = 7;
export const NOT_PLAYED = 8;

/** What is said in English, in the order of its numbers. */
export const SENTENCES = [
  "Chess board",
  "This board needs JavaScript.",
  "A command is an object with an id and a type.",
  "An id is a number or a string of at most {0} bytes.",
  "There is no command “{0}”.",
  "A board has no “{0}”.",
  "“{0}” is missing or has the wrong type.",
  "This attribute of a frame can't be set.",
  "This board can't be played.",
];
