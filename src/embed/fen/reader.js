// Positions as people have them: a FEN, its beginning, or a text with a FEN in it. What the loader
// cannot read at once (`loader/fen.js`) is read here, and what is wrong with it, or was corrected, is
// said. It reads and says what `notation::fen::repair` reads and says; `tests/data/foreign_fens.json`
// has examples for both.
import { faultAt, faultOf, LIMIT } from "../loader/fault.js";
import { nameOf, squareOf } from "../loader/squares.js";
import {
  CASTLING,
  CORRECTED,
  EN_PASSANT,
  FULLMOVE_NUMBER,
  HALFMOVE_CLOCK,
  LEFT_OUT,
  LOADER_TOO_LONG,
  MISSING,
  MISSING_READ_AS,
  NOT_A_COLOR,
  NOT_A_PIECE,
  PLACEMENT as PIECES,
  POSITION_BAD,
  RANK_TOO_LONG,
  RANK_TOO_SHORT,
  READ_AS,
  SENTENCES,
  SPACES,
  TOO_FEW_RANKS,
  TOO_MANY_RANKS,
  TURN,
} from "./english.js";

/** What stands between fields, and is read over in the placement: signs without width as well. */
const GAP = "[\\s_\xad\u200b-\u200f\u202a-\u202e\u2060-\u2069]";
/** Of these, what no FEN has. */
const UNUSUAL = new RegExp(`(?![\\t-\\r _])${GAP}`);
const RANK = "[1-8pnbrqk]{1,8}";
/** What stands around a position that is quoted, marked up, or a column of a table. */
const MARKS = `"'“”‘’«»‹›)\\]}<>|\`*,;`;
/** And before one that is numbered or named. */
const OPENERS = `[${MARKS}„‚([{:=.…–—→#]`;
/** The part of an address before a position, which is no rank. */
const ADDRESS = `\\.[^${GAP.slice(1)}{0,400}(?<![/${GAP.slice(1)}${RANK})/`;
const PLACEMENT = new RegExp(
  `(?<=^|${GAP}|${OPENERS}|${ADDRESS})${RANK}(?:${GAP}*/${GAP}*${RANK}){7}(?=/?(?![a-z0-9/]))`,
  "i",
);
/** An address whose spaces are written as those of forms. */
const FORM = new RegExp(`^(?!.*(?:${GAP}|%20)).*\\+[wb]\\+`, "s");
const FIRST_WORD = new RegExp(`[^${GAP.slice(1)}+|$`);
/** A word ends at a gap, or with a quotation, a column, markup, or the rest of an address. */
const WORD = new RegExp(`[^${GAP.slice(1, -1)}${MARKS}?#&]+|[^${GAP.slice(1)}+`, "g");
const AROUND = new RegExp(`^${GAP}+|${GAP}+$`, "g");
const CLOSING = new RegExp(`[${GAP.slice(1, -1)}${MARKS}.]*$`);

const DASH = "-\u2010-—−";
const COLOR = /^(w|b|white|black)$/i;
const RIGHTS = new RegExp(`^[${DASH}/KQkq]+$`);
const COUNT = new RegExp(`^(\\d{1,4}|[${DASH}])$`);
/** The counters as operations of EPD. */
const OPERATION = /(hmvc|fmvn)[\s_]+(\d{1,4})(?!\d);?/g;

const trim = (text) => text.replace(AROUND, "");

/** The beginning of a text, as far as it is repeated. */
const shown = (text) => text.replace(/^(.{40}).+/su, "$1…");

/**
 * What stands on a board.
 * @typedef {object} Placement
 * @property {(string | undefined)[]} pieces for each square the letter of its piece, large for white
 * @property {"w" | "b" | undefined} turn the side to move, if the text tells it
 * @property {string} fen all that was read, as a whole FEN
 * @property {string} corrected what was read otherwise than it is written, as a sentence; or ""
 */

/**
 * The reader of a loader, which lends it its voice.
 * @param {typeof import("../loader/speech.js").speech} speech
 * @param {(items: string[]) => string} list joins items as a sentence does
 */
export function reader(speech, list) {
  const say = speech("fen", SENTENCES);

  /**
   * Reads a position.
   * @param {string} text the text that holds it
   * @param {string} [attribute] where the text stands
   * @param {number} [start] where in the text the position begins, and where it ends
   * @param {number} [end]
   * @returns {Placement}
   * @throws {import("../loader/fault.js").Fault}
   */
  return (text, attribute, start = 0, end = text.length) => {
    const whole = text.slice(start, end);
    if (whole[LIMIT]) {
      throw faultOf(say(LOADER_TOO_LONG, "FEN", LIMIT), { attribute });
    }
    const fail = ([name, field], offset, problem) => {
      const fault = faultAt(text, start + offset, say(POSITION_BAD, say(name), problem), { attribute, field });
      throw { ...fault, code: () => pointedOut(fault) };
    };
    const plain = withoutEscapes(whole);
    const isUnusual = plain !== whole || UNUSUAL.test(trim(whole));
    const corrections = isUnusual ? [say(SPACES)] : [];
    const leaveOut = (left) => trim(left) && corrections.push(say(LEFT_OUT, shown(trim(left))));
    const { 0: placement, index } = PLACEMENT.exec(plain) ?? FIRST_WORD.exec(plain);
    const pieces = readPlacement(placement, index, fail, say);
    leaveOut(whole.slice(0, index));
    let rest = index + placement.length;
    if (whole[rest] === "/") {
      leaveOut("/");
      rest += 1;
    }
    const tail = plain.slice(rest);
    const close = CLOSING.exec(tail).index;
    // One word more than there are fields.
    const words = [...tail.slice(0, close).matchAll(WORD)].slice(0, 6);

    const missing = [];
    /** The value of a field: of the next word if that has its form, else the usual one. */
    const take = ([name, form, usual, read]) => {
      const [word] = words[0] ?? [""];
      if (!form.test(word)) {
        missing.push(say(MISSING_READ_AS, say(name), usual));
        return usual;
      }
      words.shift();
      corrections.push(...missing.splice(0));
      const value = read(word);
      if (value !== word) {
        corrections.push(say(READ_AS, say(name), shown(word), value));
      }
      return value;
    };
    const [side] = words;
    const turn = take([TURN, COLOR, "w", (word) => word[0].toLowerCase()]);
    // It is only missing where known fields follow, and no side is named later.
    const wrong = missing[0] && words.find(([word], place) => (place ? COLOR.test(word) : !RIGHTS.test(word)));
    if (wrong) {
      fail([TURN, "side to move"], wrong.index + rest, say(NOT_A_COLOR));
    }
    const number = (least) => (word) => (word >= least ? word : `${least}`);
    const fields = [
      [CASTLING, new RegExp(`^[${DASH}/KQkqA-Ha-h]+$`), "-", (word) => rightsIn(word, pieces)],
      [EN_PASSANT, new RegExp(`^([a-h][1-8]|[${DASH}])$`, "i"), "-", (word) => passedIn(word, pieces, turn)],
      [HALFMOVE_CLOCK, COUNT, "0", number(0)],
      [FULLMOVE_NUMBER, COUNT, "1", number(1)],
    ].map(take);
    const left = tail.slice(words[0]?.index ?? close).replace(OPERATION, (word, name, count) => {
      const least = +(name < "h");
      // A field that is written is not missing, nor is one that an operation before it has set.
      if (!missing[1 - least] || count < least) {
        return word;
      }
      fields[2 + least] = +count;
      return (missing[1 - least] = "");
    });
    leaveOut(left);
    return {
      pieces,
      turn: side && turn,
      fen: [placement.replace(new RegExp(GAP, "g"), ""), turn, ...fields].join(" "),
      corrected: corrections[0] ? say(CORRECTED, list(corrections)) : "",
    };
  };
}

/** A text in which the spaces and slashes of addresses are written as such, each where it stands. */
function withoutEscapes(text) {
  const plain = text.replace(/%20/g, "   ").replace(/%2f/gi, " / ");
  return FORM.test(trim(text)) ? plain.replace(/[+&]/g, " ") : plain;
}

/** The line of a fault, with its place marked. */
function pointedOut({ text, line, column }) {
  const code = document.createElement("code");
  const mark = document.createElement("mark");
  const letters = text.split("\n")[line - 1];
  mark.textContent = letters[column - 1] ?? "\u00a0";
  code.append(letters.slice(0, column - 1).slice(-LIMIT), mark, letters.slice(column, column + LIMIT));
  return code;
}

/** The letters of a castling field whose king and rook stand where they have to. */
function rightsIn(word, pieces) {
  const rank = (isWhite) => pieces.slice(isWhite ? 0 : 56, isWhite ? 8 : 64);
  /** The file of the rook that a letter means, in the standard game or in Chess960. */
  const rookOf = (letter, isFree) => {
    const isWhite = letter < "a";
    const [king, rook] = isWhite ? "KR" : "kr";
    const row = rank(isWhite);
    const home = row.indexOf(king);
    const files = [...row.keys()].filter((file) => row[file] === rook);
    const sides = {
      k: isFree ? files.findLast((file) => file > home) : 7,
      q: isFree ? files.find((file) => file < home) : 0,
    };
    const side = letter.toLowerCase();
    const file = sides[side] ?? "abcdefgh".indexOf(side);
    const isHome = isFree ? home % 7 > 0 : home === 4;
    return isHome && pieces.indexOf(king) === pieces.lastIndexOf(king) && files.includes(file) ? file : undefined;
  };
  const letters = [...word.replace(/[^a-z]/gi, "")];
  const held = (isFree) =>
    letters.filter((letter, place) => {
      const file = rookOf(letter, isFree);
      const isSame = (other) => other < "a" === letter < "a" && rookOf(other, isFree) === file;
      return file >= 0 && letters.findIndex(isSame) === place;
    });
  const isEven = (one, other) => !letters.includes(one) || !letters.includes(other) || rookOf(one, true) === rookOf(other, true);
  const isSymmetric = () =>
    isEven("K", "k") &&
    isEven("Q", "q") &&
    (!/[KQ]/.test(word) || !/[kq]/.test(word) || rank(true).indexOf("K") === rank(false).indexOf("k"));
  let found = held(/[a-h]/i.test(word));
  if (found.length < letters.length && held(true).length === letters.length && isSymmetric()) {
    found = letters;
  }
  return found.join("") || "-";
}

/** The square over which a pawn has just passed, as far as it can have been. */
function passedIn(word, pieces, turn) {
  const name = word.toLowerCase();
  const square = squareOf(name);
  const [rank, step, pawn] = turn === "w" ? [5, 8, "p"] : [2, -8, "P"];
  const isPassed = square >> 3 === rank && !pieces[square] && !pieces[square + step] && pieces[square - step] === pawn;
  return isPassed ? name : "-";
}

/** Reads the first field, from the eighth rank down; what is read over keeps its place. */
function readPlacement(word, start, fail, say) {
  const pieces = [];
  let [rank, file] = [7, 0];
  const failAt = (index, problem) => fail([PIECES, "placement"], start + index, problem);
  const short = (index) => failAt(index, say(RANK_TOO_SHORT, rank + 1, file));
  if (!word) {
    failAt(0, say(MISSING));
  }
  [...word].forEach((letter, index) => {
    if (letter.match(GAP)) {
      return;
    }
    if (letter === "/") {
      if (file < 8) {
        short(index);
      }
      if (rank === 0) {
        failAt(index, say(TOO_MANY_RANKS));
      }
      [rank, file] = [rank - 1, 0];
      return;
    }
    const empty = /[1-8]/.test(letter) && +letter;
    if (!empty && file < 8 && !/[PNBRQK]/i.test(letter)) {
      const where = nameOf(rank * 8 + file);
      failAt(index, say(NOT_A_PIECE, `'${letter}'`, where));
    }
    if (file + (empty || 1) > 8) {
      failAt(index, say(RANK_TOO_LONG, rank + 1));
    }
    if (!empty) {
      pieces[rank * 8 + file] = letter;
    }
    file += empty || 1;
  });
  const ranks = 8 - rank - !file;
  if (rank > 0 && file % 8 === 0) {
    failAt(word.length, say(TOO_FEW_RANKS, ranks));
  }
  if (file < 8) {
    short(word.length);
  }
  return pieces;
}
