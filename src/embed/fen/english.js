// Printed from src/words by `cargo run -p words --bin print-words -- scripts`.
export const POSITION_BAD = 0; // field, problem
export const LOADER_TOO_LONG = 1; // name, limit
export const PLACEMENT = 2;
export const TURN = 3;
export const CASTLING = 4;
export const EN_PASSANT = 5;
export const HALFMOVE_CLOCK = 6;
export const FULLMOVE_NUMBER = 7;
export const MISSING = 8;
export const NOT_A_COLOR = 9;
export const NOT_A_PIECE = 10; // found, square
export const RANK_TOO_SHORT = 11; // rank, squares
export const RANK_TOO_LONG = 12; // rank
export const TOO_FEW_RANKS = 13; // ranks
export const TOO_MANY_RANKS = 14;
export const CORRECTED = 15; // list
export const SPACES = 16;
export const READ_AS = 17; // field, written, read
export const MISSING_READ_AS = 18; // field, read
export const LEFT_OUT = 19; // text

/** What is said in English, in the order of its numbers. */
export const SENTENCES = [
  "This position can't be read: the {0} {1}.",
  "“{0}” is too long; the limit is {1}.",
  "placement",
  "side to move",
  "castling rights",
  "en passant square",
  "half-move clock",
  "move number",
  "is missing",
  "is unreadable, expected 'w' or 'b'",
  "has {0} at {1}, expected one of PNBRQKpnbrqk, 1 to 8 or '/'",
  "has {1} of 8 squares on rank {0}",
  "has more than 8 squares on rank {0}",
  "has {0} of 8 ranks",
  "has more than 8 ranks",
  "Corrected: {0}.",
  "unusual spaces read as spaces",
  "{0} “{1}” read as “{2}”",
  "missing {0} read as “{1}”",
  "“{0}” left out",
];
