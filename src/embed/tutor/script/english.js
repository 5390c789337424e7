// Printed from src/words by `cargo run -p words --bin print-words -- scripts`.
export const ERRORS = 0; // count
export const FILE_LOST = 1; // file
export const PROGRAM_LOST = 2;
export const NO_TEXT = 3;
export const INLINE = 4;
export const SQUARES = 5;
export const TAP_SQUARES = 6;
export const PLAY_MOVE = 7;
export const PART_LOADING = 8;
export const MORE_FAULTS = 9; // count
export const BUTTON_TRY_AGAIN = 10;
export const BUTTON_ANSWER = 11;
export const BUTTON_HINT = 12;
export const BUTTON_ANEW = 13;
export const SAY_YES = 14;
export const SAY_NO = 15;
export const ANSWERS_LABEL = 16;
export const ANSWER_NUMBER = 17;
export const ANSWER_MOVE = 18;
export const ANSWER_WRITTEN = 19;
export const LEARN_ARRANGE = 20;

/** What is said in English, in the order of its numbers. */
export const SENTENCES = [
  {"one":"One error in this lesson","other":"{0} errors in this lesson"},
  "“{0}” couldn't be loaded. Check your connection and try again.",
  "The program for lessons couldn't be loaded. Check your connection and try again.",
  "This lesson has no text: expected an address in src, or a script of the type text/markdown.",
  "Lesson",
  "Squares, such as e4 g5",
  "Tap the squares on the board, or type their names.",
  "Play the move on the board, or type it.",
  "Loading…",
  "More errors: {0}.",
  "Try again",
  "Answer",
  "Hint",
  "Start again",
  "Yes",
  "No",
  "Answers",
  "Number",
  "Move",
  "Your move in this notation",
  "Change the pieces",
];
