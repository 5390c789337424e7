import { NAMES, ROLES } from './constants.js';
import { refuse } from './error.js';
import { object, wrong } from './guard.js';

const LETTERS = ['n', 'c', 'b', 'e', 'p', 'k', 'q', '-'];
const PACKED = Symbol();

// Few sets of flags occur, so their texts are made once.
const texts = new Map();
const flagText = (flags) => {
  let text = texts.get(flags);
  if (text === undefined) {
    text = LETTERS.filter((_, bit) => (flags >> bit) & 1).join('');
    texts.set(flags, text);
  }
  return text;
};

/** A move with all properties of chess.js. */
export class Move {
  color;
  from;
  to;
  piece;
  captured;
  promotion;
  flags;
  san;
  lan;
  before;
  after;

  constructor(chess, internal, san, before, after) {
    if (chess !== PACKED) {
      Object.assign(this, find(object('chess', chess), object('internal', internal)));
      return;
    }
    const from = NAMES[internal & 63];
    const to = NAMES[(internal >> 6) & 63];
    const captured = (internal >> 15) & 7;
    const promotion = (internal >> 18) & 7;
    this.color = (internal >> 29) & 1 ? 'b' : 'w';
    this.from = from;
    this.to = to;
    this.piece = ROLES[(internal >> 12) & 7];
    this.flags = flagText((internal >> 21) & 255);
    this.san = san;
    this.lan = from + to;
    this.before = before;
    this.after = after;
    if (captured) this.captured = ROLES[captured];
    if (promotion) {
      this.promotion = ROLES[promotion];
      this.lan += this.promotion;
    }
  }

  isCapture() {
    return this.flags.includes('c');
  }

  isPromotion() {
    return this.flags.includes('p');
  }

  isEnPassant() {
    return this.flags.includes('e');
  }

  isKingsideCastle() {
    return this.flags.includes('k');
  }

  isQueensideCastle() {
    return this.flags.includes('q');
  }

  isBigPawn() {
    return this.flags.includes('b');
  }
}

/** A move from its packed number. */
export const unpack = (packed, san, before, after) => new Move(PACKED, packed, san, before, after);

// chess.js numbers squares from a8 in rows of 16.
const nameOf = (square) => NAMES[(7 - (square >> 4)) * 8 + (square & 7)];

const find = (chess, { from, to, promotion }) => {
  if (typeof chess.moves !== 'function') wrong('chess', 'a Chess');
  const [start, end] = [nameOf(from), nameOf(to)];
  const fits = (move) => move.from === start && move.to === end && move.promotion === promotion;
  const found = chess.moves({ verbose: true }).find(fits);
  return found ?? refuse('illegal-move', `Invalid move: ${start}${end}`);
};
