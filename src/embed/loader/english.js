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
export const NO_BOARD = 13; // id
export const NO_MOVE = 14; // at
export const POSITION_BAD = 15; // field, problem
export const NOT_RIGHTS = 16;
export const SHAPE_BAD = 17; // word, attribute, expected
export const WANTS_COLOR = 18;
export const WANTS_SQUARES = 19;
export const WANTS_SQUARE = 20;
export const BUTTON_TRY_AGAIN = 21;
export const WHITE = 22;
export const BLACK = 23;
export const KING = 24;
export const QUEEN = 25;
export const ROOK = 26;
export const BISHOP = 27;
export const KNIGHT = 28;
export const PAWN = 29;
export const LIST_TWO = 30; // first, last
export const LIST_MORE = 31; // first, rest
export const PIECES_GROUP = 32; // piece, squares
export const ALL_PIECES_AT = 33; // color, groups
export const DIAGRAM_NO_PIECES = 34;
export const DIAGRAM_MARKS = 35; // squares
export const STATUS_WHITE_TO_MOVE = 36;
export const STATUS_BLACK_TO_MOVE = 37;
export const PASTED_AT = 38; // line, column, problem
export const FEN_PLACEMENT = 39;
export const FEN_TURN = 40;
export const FEN_CASTLING = 41;
export const FEN_EN_PASSANT = 42;
export const FEN_HALFMOVE_CLOCK = 43;
export const FEN_FULLMOVE_NUMBER = 44;
export const FEN_MISSING = 45;
export const FEN_NOT_A_COLOR = 46;
export const FEN_NOT_EN_PASSANT = 47;
export const FEN_NOT_A_CLOCK = 48;
export const FEN_NOT_A_NUMBER = 49;
export const FEN_TEXT_AFTER = 50;
export const FEN_NOT_A_PIECE = 51; // found, square
export const FEN_RANK_TOO_SHORT = 52; // rank, count
export const FEN_RANK_TOO_LONG = 53; // rank
export const FEN_TOO_FEW_RANKS = 54; // count
export const FEN_TOO_MANY_RANKS = 55;

/** The languages that there are tables of. */
export const LANGUAGES = /^(?:en-xa)(?![^-])/;

/** What the names of those tables begin with. */
export const WORDS = "words-a8ecc1a6";

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
  "its program can't be loaded offline",
  "its program couldn't be loaded",
  "There is no board “{0}” on this page.",
  "The board has no move “{0}”.",
  "This position can't be read: the {0} {1}.",
  "is unreadable, expected '-' or letters of KQkq, A to H or a to h, each once",
  "“{0}” in {1} can't be read: {2}.",
  "expected green, red, blue or yellow before the colon",
  "expected two squares, such as e2e4",
  "expected a square, such as e4",
  "Try again",
  "White",
  "Black",
  "king",
  "queen",
  "rook",
  "bishop",
  "knight",
  "pawn",
  "{0} and {1}",
  "{0}, {1}",
  "{0} {1}",
  "{0}: {1}.",
  "No pieces.",
  "Marked: {0}.",
  "White to move.",
  "Black to move.",
  "Line {0}, column {1}: {2}",
  "placement",
  "side to move",
  "castling rights",
  "en passant square",
  "half-move clock",
  "move number",
  "is missing",
  "is unreadable, expected 'w' or 'b'",
  "is unreadable, expected '-' or a square of rank 3 or 6",
  "is unreadable, expected a number from 0 to 9999",
  "is unreadable, expected a number from 1 to 9999",
  "is followed by more text, expected the end",
  "has {0} at {1}, expected one of PNBRQKpnbrqk, a digit 1 to 8 or '/'",
  {"one":"has only {1} square on rank {0}, expected 8","other":"has only {1} squares on rank {0}, expected 8"},
  "has more than eight squares on rank {0}",
  {"one":"has only {0} rank, expected 8","other":"has only {0} ranks, expected 8"},
  "has more than eight ranks",
];
