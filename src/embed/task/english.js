// Printed from src/words by `cargo run -p words --bin print-words -- scripts`.
export const NO_BOARD = 0; // id
export const NO_MOVE = 1; // at
export const PROMPT_MATE_NOW = 2; // color
export const PROMPT_MATE = 3; // color, count
export const PROMPT_CAPTURE_ALL = 4;
export const PROMPT_CAPTURE_ALL_BY = 5; // piece
export const PROMPT_REACH = 6; // squares
export const PROMPT_REACH_BY = 7; // piece, squares
export const PROMPT_PROMOTE = 8;
export const PROMPT_PROMOTE_TO = 9; // role
export const PROMPT_MOST = 10; // prompt, count
export const PROMPT_ESCAPE = 11; // color
export const PROMPT_IS_STALEMATE = 12; // color
export const PROMPT_STALEMATE = 13; // color
export const PROMPT_SURVIVE = 14; // color, count
export const PROMPT_SURVIVE_WITH = 15; // color, piece, count
export const PROMPT_FIND_MOVES = 16; // piece
export const PROMPT_FIND_ALL_MOVES = 17; // color
export const PROMPT_FIND_CAPTURES = 18; // piece
export const PROMPT_FIND_ALL_CAPTURES = 19; // color
export const PROMPT_FIND_CHECKS = 20; // piece
export const PROMPT_FIND_ALL_CHECKS = 21; // color
export const PROMPT_FIND_ATTACKERS = 22; // color, square
export const PROMPT_FIND_DEFENDERS = 23; // color, square
export const PROMPT_FIND_PINNED = 24;
export const PROMPT_FIND_PINNED_OF = 25; // color
export const PROMPT_FIND_SQUARES = 26; // piece
export const PROMPT_FIND_SQUARE = 27; // squares
export const PROMPT_FIND_NAME = 28;
export const PROMPT_FIND_NAMES = 29;
export const PROMPT_LINE = 30; // color
export const PROMPT_BUILD = 31;
export const PROMPT_BUILD_MATE = 32; // count
export const WHITE = 33;
export const BLACK = 34;
export const KING = 35;
export const QUEEN = 36;
export const ROOK = 37;
export const BISHOP = 38;
export const KNIGHT = 39;
export const PAWN = 40;
export const PIECE_ON = 41; // piece, square
export const STATUS_WHITE_TO_MOVE = 42;
export const STATUS_BLACK_TO_MOVE = 43;
export const LIST_TWO = 44; // first, last
export const LIST_MORE = 45; // first, rest

/** What is said in English, in the order of its numbers. */
export const SENTENCES = [
  "There is no board “{0}” on this page.",
  "The board has no move “{0}”.",
  "{0} to move: mate in one move.",
  {"one":"{0} to move: mate in {1} move.","other":"{0} to move: mate in {1} moves."},
  "Capture all enemy pieces without losing yours.",
  "Capture all enemy pieces with the {0}, without losing it.",
  "Go to {0} without losing your piece.",
  "Move the {0} to {1} without losing it.",
  "Promote a pawn.",
  "Promote a pawn to a {0}.",
  {"one":"{0} You have one move.","other":"{0} You have {1} moves."},
  "{0} is in check: get out of it.",
  "{0} to move: is it stalemate?",
  "{0} to move: stalemate the other side.",
  {"one":"{0} to move: make a move without being mated.","other":"{0} to move: make {1} moves without being mated."},
  {"one":"{0} to move: make a move without being mated or losing the {1}.","other":"{0} to move: make {2} moves without being mated or losing the {1}."},
  "Show all squares the {0} can go to.",
  "Show all of {0}'s moves.",
  "Show all squares where the {0} can capture.",
  "Show all of {0}'s captures.",
  "Show all squares where the {0} gives check.",
  "Show all of {0}'s moves that give check.",
  "Show all of {0}'s pieces that attack {1}.",
  "Show all of {0}'s pieces that guard {1}.",
  "Show all pinned pieces.",
  "Show all of {0}'s pinned pieces.",
  "Show all squares the {0} attacks.",
  "Show {0}.",
  "Name the marked square.",
  "Name the marked squares.",
  "Find the right moves for {0}.",
  "Set up the position.",
  {"one":"Set up a mate in one move.","other":"Set up a mate in {0} moves."},
  "White",
  "Black",
  "king",
  "queen",
  "rook",
  "bishop",
  "knight",
  "pawn",
  "{0} on {1}",
  "White to move.",
  "Black to move.",
  "{0} and {1}",
  "{0}, {1}",
];
