/** The constants of chess.js, and the numbers by which both halves of the package name things. */

export const WHITE = 'w';
export const BLACK = 'b';
export const PAWN = 'p';
export const KNIGHT = 'n';
export const BISHOP = 'b';
export const ROOK = 'r';
export const QUEEN = 'q';
export const KING = 'k';

export const DEFAULT_POSITION = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

/** The names of squares by their numbers in wasm, from a1 along the ranks. */
export const NAMES = [];
for (const rank of '12345678') {
  for (const file of 'abcdefgh') NAMES.push(file + rank);
}

/** The numbers of squares by their names. */
export const NUMBERS = Object.assign(Object.create(null), Object.fromEntries(NAMES.map((name, number) => [name, number])));

/** The squares in the order of chess.js, from a8 to h1, and the same as numbers. */
export const ORDER = NAMES.map((_, place) => place ^ 56);
export const SQUARES = ORDER.map((number) => NAMES[number]);

/** The kinds of pieces by their numbers in wasm. */
export const ROLES = ['', PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING];
const ROLE_NUMBERS = Object.assign(Object.create(null), { p: 1, n: 2, b: 3, r: 4, q: 5, k: 6 });

/** The number of a square; 64 if there is none of this name. */
export const squareNumber = (name) => (typeof name === 'string' ? NUMBERS[name] : undefined) ?? 64;

/** The number of what a pawn becomes, or of nothing: 0. */
export const promotionNumber = (letter) => (typeof letter === 'string' ? ROLE_NUMBERS[letter] : undefined) ?? 0;

/** The number of a kind of piece, whatever its case; 0 if there is none. */
export const roleNumber = (letter) => (typeof letter === 'string' ? promotionNumber(letter) || promotionNumber(letter.toLowerCase()) : 0);

export const SEVEN_TAG_ROSTER = {
  Event: '?',
  Site: '?',
  Date: '????.??.??',
  Round: '?',
  White: '?',
  Black: '?',
  Result: '*',
};

// The order in which the other tags of the PGN standard are written.
const SUPPLEMENTAL =
  'WhiteTitle BlackTitle WhiteElo BlackElo WhiteUSCF BlackUSCF WhiteNA BlackNA WhiteType BlackType ' +
  'EventDate EventSponsor Section Stage Board Opening Variation SubVariation ECO NIC Time UTCTime ' +
  'UTCDate TimeControl SetUp FEN Termination Annotator Mode PlyCount';

const headers = { ...SEVEN_TAG_ROSTER };
for (const name of SUPPLEMENTAL.split(' ')) headers[name] = null;
/**
 * All headers in their order; those without a value are null. It is a copy: an object that grew by
 * computed names takes many times as long to be copied for each game.
 */
export const HEADERS = { ...headers };

export const SUFFIX_LIST = ['!', '?', '!!', '!?', '?!', '??'];

export const NAG_TO_SYMBOL = {
  7: '□',
  10: '=',
  13: '∞',
  14: '⩲',
  15: '⩱',
  16: '±',
  17: '∓',
  18: '+−',
  19: '-+',
  22: '⨀',
  32: '↑↑',
  36: '↑',
  40: '→',
  44: '=∞',
  132: '⇆',
  138: '⊕',
  140: '∆',
  146: 'N',
};

export const nagToGlyph = (nag) => (typeof nag === 'number' ? NAG_TO_SYMBOL[nag] : undefined);
