// Printed from src/words by `cargo run -p words --bin print-words -- scripts`.
export const TITLE = 0;
export const EXERCISE = 1; // number
export const NO_EXERCISES = 2;
export const DONE = 3; // done, count
export const HEAD_EXERCISE = 4;
export const HEAD_DONE = 5;
export const HEAD_TRIES = 6;
export const HEAD_HINTS = 7;
export const HEAD_TIME = 8;
export const NOT_DONE = 9;
export const NOT_SOLVED = 10;
export const SUM = 11;
export const BAD_SELECTOR = 12; // selector
export const CODE_ASK = 13;
export const CODE_LOST = 14;
export const CODE_NAME = 15;
export const CODE_NAME_MISSING = 16;
export const CODE_MAKE = 17;
export const CODE_TEXT = 18;
export const CODE_PICTURE = 19;
export const CODE_COPY = 20;
export const CODE_COPIED = 21;
export const NOT_COPIED = 22;
export const CODE_HINT = 23;

/** What is said in English, in the order of its numbers. */
export const SENTENCES = [
  "Score",
  "Exercise {0}",
  "No exercises yet.",
  {"one":"{0} of {1} exercise done.","other":"{0} of {1} exercises done."},
  "Exercise",
  "Done",
  "Tries",
  "Hints",
  "Time",
  "Not done",
  "Not solved",
  "Total",
  "“{0}” in for can't be read: expected ids or CSS selectors.",
  "Get a class code",
  "The class code couldn't be loaded. Check your connection and try again.",
  "Your name or number",
  "Type your name or number first.",
  "Make the code",
  "Class code",
  "QR code with the class code",
  "Copy the code",
  "Code copied.",
  "Copying isn't allowed here. Select the code and copy it.",
  "Give this code to your teacher. It holds your name and this score, and is sent nowhere.",
];
