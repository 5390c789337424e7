// Printed from src/words by `cargo run -p words --bin print-words -- scripts`.
export const WHITE_BELOW = 0;
export const BLACK_BELOW = 1;
export const LAST_MOVE = 2; // from, to
export const IN_CHECK = 3; // square
export const ARROW = 4; // from, to
export const ARROWS = 5; // arrows, count
export const UNKNOWN_CHOICE = 6; // value, attribute, choices
export const NO_COMPUTER = 7;
export const SOLVE_FIRST = 8;
export const NO_PROGRAM = 9; // why
export const PROGRAM_BLOCKED = 10;
export const OFFLINE = 11;
export const UNFETCHED = 12;
export const NO_READER = 13; // why
export const SHAPE_BAD = 14; // word, attribute, expected
export const WANTS_COLOR = 15;
export const WANTS_SQUARES = 16;
export const WANTS_SQUARE = 17;
export const BUTTON_TRY_AGAIN = 18;
export const PART_LOADING = 19;
export const WHITE = 20;
export const BLACK = 21;
export const KINGS_AT = 22; // squares, count
export const QUEENS_AT = 23; // squares, count
export const ROOKS_AT = 24; // squares, count
export const BISHOPS_AT = 25; // squares, count
export const KNIGHTS_AT = 26; // squares, count
export const PAWNS_AT = 27; // squares, count
export const LIST_TWO = 28; // first, last
export const LIST_MORE = 29; // first, rest
export const ALL_PIECES_AT = 30; // color, groups
export const DIAGRAM_NO_PIECES = 31;
export const DIAGRAM_MARKS = 32; // squares
export const STATUS_WHITE_TO_MOVE = 33;
export const STATUS_BLACK_TO_MOVE = 34;
export const PASTED_AT = 35; // line, column, problem

/** The languages that there are tables of. */
export const LANGUAGES = /^(?:en-xa)(?![^-])/;

/** What the names of those tables begin with. */
export const WORDS = "words-37f680cb";

/** What is said in English, in the order of its numbers. */
export const SENTENCES = [
  "Diagram, white at the bottom.",
  "Diagram, black at the bottom.",
  "Last move: {0} to {1}.",
  "In check: {0}.",
  "{0} to {1}",
  {"one":"Arrow: {0}.","other":"Arrows: {0}."},
  "“{0}” isn't valid for {1}; choices: {2}.",
  "Playing the computer comes with a later version.",
  "Solve this exercise first.",
  "This board can't be played: {0}.",
  "this page's security policy doesn't allow its program",
  "you are offline",
  "its program hasn't loaded",
  "This position can't be read: {0}.",
  "“{0}” in {1} can't be read: expected {2}.",
  "green, red, blue or yellow before the colon",
  "two squares, such as e2e4",
  "a square, such as e4",
  "Try again",
  "Loading…",
  "White",
  "Black",
  {"one":"king {0}","other":"kings {0}"},
  {"one":"queen {0}","other":"queens {0}"},
  {"one":"rook {0}","other":"rooks {0}"},
  {"one":"bishop {0}","other":"bishops {0}"},
  {"one":"knight {0}","other":"knights {0}"},
  {"one":"pawn {0}","other":"pawns {0}"},
  "{0} and {1}",
  "{0}, {1}",
  "{0}: {1}.",
  "No pieces.",
  "Marked: {0}.",
  "White to move.",
  "Black to move.",
  "Line {0}, column {1}: {2}",
];
