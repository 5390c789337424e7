// Printed from src/words by `cargo run -p words --bin print-words -- scripts`.
export const WHITE_BELOW = 0;
export const BLACK_BELOW = 1;
export const LAST_MOVE = 2; // from, to
export const IN_CHECK = 3; // square
export const ARROW = 4; // from, to
export const ARROWS = 5; // arrows, count
export const UNKNOWN_CHOICE = 6; // value, attribute, choices
export const SOLVE_FIRST = 7;
export const NO_PROGRAM = 8; // why
export const PROGRAM_BLOCKED = 9;
export const OFFLINE = 10;
export const UNFETCHED = 11;
export const NO_READER = 12; // why
export const SHAPE_BAD = 13; // word, attribute, expected
export const WANTS_COLOR = 14;
export const WANTS_SQUARES = 15;
export const WANTS_SQUARE = 16;
export const TOO_LONG = 17; // name, limit
export const NO_GAME_IN_RECORD = 18;
export const MORE_FAULTS = 19; // count
export const BUTTON_TRY_AGAIN = 20;
export const PART_LOADING = 21;
export const WHITE = 22;
export const BLACK = 23;
export const KINGS_AT = 24; // squares, count
export const QUEENS_AT = 25; // squares, count
export const ROOKS_AT = 26; // squares, count
export const BISHOPS_AT = 27; // squares, count
export const KNIGHTS_AT = 28; // squares, count
export const PAWNS_AT = 29; // squares, count
export const LIST_TWO = 30; // first, last
export const LIST_MORE = 31; // first, rest
export const ALL_PIECES_AT = 32; // color, groups
export const DIAGRAM_NO_PIECES = 33;
export const DIAGRAM_MARKS = 34; // squares
export const STATUS_WHITE_TO_MOVE = 35;
export const STATUS_BLACK_TO_MOVE = 36;
export const PASTED_AT = 37; // line, column, problem

/** The languages that there are tables of. */
export const LANGUAGES = /^(?:en-xa)(?![^-])/;

/** What the names of those tables begin with. */
export const WORDS = "words-25b1e760";

/** What is said in English, in the order of its numbers. */
export const SENTENCES = [
  "Diagram, white at the bottom.",
  "Diagram, black at the bottom.",
  "Last move: {0} to {1}.",
  "In check: {0}.",
  "{0} to {1}",
  {"one":"Arrow: {0}.","other":"Arrows: {0}."},
  "“{0}” isn't valid for {1}; choices: {2}.",
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
  "“{0}” is too long; the limit is {1}.",
  "There is no game to show.",
  "More errors: {0}.",
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
