// Printed from src/words by `cargo run -p words --bin print-words -- scripts`.
export const POSITION_BAD = 0; // field, problem
export const PLACEMENT = 1;
export const TURN = 2;
export const CASTLING = 3;
export const EN_PASSANT = 4;
export const HALFMOVE_CLOCK = 5;
export const FULLMOVE_NUMBER = 6;
export const MISSING = 7;
export const NOT_A_COLOR = 8;
export const NOT_A_PIECE = 9; // found, square
export const RANK_TOO_SHORT = 10; // rank, count
export const RANK_TOO_LONG = 11; // rank
export const TOO_FEW_RANKS = 12; // count
export const TOO_MANY_RANKS = 13;
export const CORRECTED = 14; // list
export const SPACES = 15;
export const READ_AS = 16; // field, written, read
export const MISSING_READ_AS = 17; // field, read
export const LEFT_OUT = 18; // text

/** What is said in English, in the order of its numbers. */
export const SENTENCES = [
  "This position can't be read: the {0} {1}.",
  "placement",
  "side to move",
  "castling rights",
  "en passant square",
  "half-move clock",
  "move number",
  "is missing",
  "is unreadable, expected 'w' or 'b'",
  "has {0} at {1}, expected one of PNBRQKpnbrqk, a digit 1 to 8 or '/'",
  {"one":"has only {1} square on rank {0}, expected 8","other":"has only {1} squares on rank {0}, expected 8"},
  "has more than eight squares on rank {0}",
  {"one":"has only {0} rank, expected 8","other":"has only {0} ranks, expected 8"},
  "has more than eight ranks",
  "Corrected: {0}.",
  "unusual spaces read as spaces",
  "{0} “{1}” read as “{2}”",
  "missing {0} read as “{1}”",
  "“{0}” left out",
];
