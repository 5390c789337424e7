/**
* The class of chess.js with our additions. One file, because the private state of a class cannot be
 * shared between files; what does not need it is elsewhere.
 */
import { Game, chess960Start, fenFault, gameSpans, onTrap } from '#glue';
import {
  DEFAULT_POSITION,
  HEADERS,
  NAMES,
  ROLES,
  SEVEN_TAG_ROSTER,
  SUFFIX_LIST,
  promotionNumber,
  roleNumber,
  squareNumber,
} from './constants.js';
import { CHESS960, COMPAT, NO_ENDING, NO_POSITION, NO_SQUARE } from './english.js';
import { JadoubeError, broken, refuse } from './error.js';
import { list, object, options, side, text, textIf, whole, written } from './guard.js';
import { hasInsight, insight, openingNames } from './insight.js';
import { unpack } from './move.js';
import { say } from './say.js';
import { TreeNode } from './tree.js';

// How strictly a FEN is checked: the numbers of `Checks` in the crate.
const LAWS = 0;
const FORM = 1;
const NOTHING = 2;

onTrap(broken);

const ANYWHERE = 64;
// Above this depth, and this width of a line, all are alike.
const MAX_PERFT = 100;
// How many positions are looked at for a mate, and how many at most: they are kept in memory.
const NODES = 500_000;
const MAX_NODES = 5_000_000;
// Whether a side can ever mate, and which.
const NEVER = 0;
const UNDECIDED = 2;
const EITHER = 2;
const MAX_WIDTH = 1e9;
const sideOf = (color) => (color === 'b' ? 1 : 0);
const words = (text) => (text === '' ? [] : text.split(' '));

// Terms that apply to nearly every piece of every position.
const EVERYWHERE = new Set(['attacked', 'defended', 'commanded', 'minor-piece', 'major-piece']);

const isNullMove = (packed) => ((packed >> 21) & 128) !== 0;

// Whether a right is granted, taken away or left as it is.
const wish = (right) => (right === undefined ? 2 : Number(Boolean(right)));

// A FEN with the fields that are often left out.
const completed = (fen) => {
  let gaps = 0;
  for (let at = fen.indexOf(' '); at >= 0; at = fen.indexOf(' ', at + 1)) gaps += 1;
  if (gaps === 5 && !fen.includes('  ')) return fen;
  const fields = fen.split(/\s+/);
  return fields.length < 2 || fields.length > 5 ? fen : [...fields, ...['-', '-', '0', '1'].slice(fields.length - 2)].join(' ');
};

// The kind of piece for a letter from wasm, and how `ascii` draws it.
const TYPES = [];
const CELLS = [' . '];
for (const letter of 'pnbrqkPNBRQK') {
  TYPES[letter.charCodeAt(0)] = letter.toLowerCase();
  CELLS[letter.charCodeAt(0)] = ` ${letter} `;
}

// Stands in for a game that was disposed of.
const GONE = new Proxy({}, { get: () => refuse('disposed', 'This game was disposed of.') });

export function validateFen(fen) {
  const error = fenFault(text('fen', fen));
  return error === '' ? { ok: true } : { ok: false, error };
}

/** Adds the squares of four ranks, the highest first, as chess.js orders them. */
const addSquares = (squares, half, first) => {
  for (let rank = 3; rank >= 0; rank -= 1) {
    for (let row = (half >>> (8 * rank)) & 255; row !== 0; row &= row - 1) {
      squares.push(NAMES[first + 8 * rank + 31 - Math.clz32(row & -row)]);
    }
  }
  return squares;
};

/** The squares of a set, given in two halves, in the order of chess.js. */
const squaresOf = (low, high) => addSquares(addSquares([], high, 32), low, 0);

export class Chess {
  #game;
  #headers = {};
  // The headers that have a value, and whether somebody holds the object with all of them and may
  // change it.
  #headersCache;
  #isLent = false;
  #compat;
  // Cached until the board changes.
  #fen;
  #sans;
  #verbose;
  #hash;
  // Pieces were put on the board before the first move, and the headers do not say so yet.
  #isSetUp = false;
  #games;
  #faults = [];

  constructor(fen = DEFAULT_POSITION, given) {
    // Options alone are as good as those behind the FEN of the beginning.
    const isForgotten = given === undefined && typeof fen === 'object' && fen !== null;
    if (isForgotten && (fen instanceof String || Array.isArray(fen))) text('fen', fen);
    const { skipValidation = false, chess960 = false, compat } = options(isForgotten ? fen : given);
    const start = isForgotten ? DEFAULT_POSITION : text('fen', fen);
    if (compat !== undefined && compat !== 'chess.js') {
      refuse('option', say(COMPAT, written(compat)));
    }
    this.#compat = compat === 'chess.js';
    this.#game = new Game(Boolean(chess960), this.#compat);
    if (start === DEFAULT_POSITION && !chess960) this.#begin(false);
    else this.load(start, { skipValidation });
  }

  static chess960(number) {
    const fen = Number.isInteger(number) && number >= 0 && number < 960 ? chess960Start(number) : undefined;
    if (fen === undefined) refuse('chess960', say(CHESS960, written(number)));
    return new Chess(fen, { chess960: true });
  }

  dispose() {
    if (this.#game === GONE) return;
    this.#game.free();
    this.#game = GONE;
    this.#touch();
  }

  [Symbol.dispose ?? Symbol.for('Symbol.dispose')]() {
    this.dispose();
  }

  #touch() {
    this.#fen = undefined;
    this.#sans = undefined;
    this.#verbose = undefined;
    this.#hash = undefined;
  }

  #refused(explain) {
    return new JadoubeError(JSON.parse(this.#game.fault()), explain);
  }

  // Setting up

  clear(given) {
    const { preserveHeaders = false } = options(given);
    this.#game.clear();
    this.#begin(preserveHeaders);
  }

  #begin(preserveHeaders) {
    this.#touch();
    this.#isSetUp = false;
    this.#games = undefined;
    this.#faults = [];
    if (!preserveHeaders) {
      this.#headers = { ...HEADERS };
      this.#isLent = false;
    }
    this.#headersCache = undefined;
    this.#headers.SetUp = null;
    this.#headers.FEN = null;
  }

  load(fen, given) {
    const { skipValidation = false, preserveHeaders = false } = options(given);
    if (!this.#game.load(text('fen', fen), this.#checks(skipValidation))) throw this.#refused();
    this.#begin(preserveHeaders);
    this.#writeSetUp(completed(fen));
  }

  #checks(skipValidation) {
    if (skipValidation) return NOTHING;
    return this.#compat ? FORM : LAWS;
  }

  #writeSetUp(fen) {
    const is960 = this.#game.isChess960();
    if (is960) this.#headers.Variant = 'Chess960';
    const isUsual = fen === DEFAULT_POSITION && !is960;
    this.#headers.SetUp = isUsual ? null : '1';
    this.#headers.FEN = isUsual ? null : fen;
    this.#headersCache = undefined;
    this.#isSetUp = false;
  }

  // The FEN of a board on which pieces were put is written when it is first needed.
  #settle() {
    if (this.#isSetUp) this.#writeSetUp(this.fen());
  }

  reset() {
    this.#game.reset();
    this.#begin(false);
    if (this.#game.isChess960()) this.#writeSetUp(this.fen());
  }

  put(piece, square) {
    const { type, color } = object('piece', piece);
    const role = roleNumber(type);
    const number = squareNumber(square);
    if (!role || number === ANYWHERE || (color !== 'w' && color !== 'b')) return false;
    if (!this.#game.put(role + 8 * sideOf(color), number)) return false;
    this.#edited();
    return true;
  }

  remove(square) {
    const number = squareNumber(square);
    if (number === ANYWHERE) return undefined;
    const piece = this.get(square);
    this.#game.remove(number);
    this.#edited();
    return piece;
  }

  #edited() {
    this.#touch();
    if (this.#game.plies() === 0) this.#isSetUp = true;
  }

  setTurn(color) {
    side('color', color);
    if (this.turn() === color) return false;
    this.move('--');
    return true;
  }

  setCastlingRights(color, rights) {
    const { k, q } = object('rights', rights);
    const isSo = this.#game.setCastling(side('color', color), wish(k), wish(q));
    this.#touch();
    return isSo;
  }

  getCastlingRights(color) {
    const of = side('color', color);
    return { k: this.#game.castling(of, 0), q: this.#game.castling(of, 1) };
  }

  // The board

  get(square) {
    const piece = this.#game.piece(squareNumber(square));
    return piece === 0 ? undefined : { color: piece > 8 ? 'b' : 'w', type: ROLES[piece & 7] };
  }

  findPiece(piece) {
    const { type, color } = object('piece', piece);
    const number = roleNumber(type) + 8 * sideOf(color);
    return squaresOf(this.#game.pieces(number, 0), this.#game.pieces(number, 1));
  }

  board() {
    const pieces = this.#game.letters();
    const rows = new Array(8);
    for (let row = 0; row < 8; row += 1) {
      const cells = new Array(8);
      for (let file = 0; file < 8; file += 1) {
        const number = 8 * (7 - row) + file;
        const code = pieces[number];
        cells[file] = code === 0 ? null : { square: NAMES[number], type: TYPES[code], color: code < 97 ? 'w' : 'b' };
      }
      rows[row] = cells;
    }
    return rows;
  }

  ascii() {
    const pieces = this.#game.letters();
    const edge = '   +------------------------+\n';
    let drawing = edge;
    for (let rank = 7; rank >= 0; rank -= 1) {
      drawing += ` ${rank + 1} |`;
      for (let number = 8 * rank; number < 8 * rank + 8; number += 1) drawing += CELLS[pieces[number]];
      drawing += '|\n';
    }
    return `${drawing}${edge}     a  b  c  d  e  f  g  h`;
  }

  squareColor(square) {
    const number = squareNumber(square);
    if (number === ANYWHERE) return null;
    return ((number >> 3) + number) & 1 ? 'light' : 'dark';
  }

  fen(given) {
    const { forceEnpassantSquare = false } = options(given);
    if (forceEnpassantSquare) return this.#game.fen(true);
    return (this.#fen ??= this.#game.fen(false));
  }

  hash() {
    if (this.#hash === undefined) {
      const key = this.#game.key().toString(16);
      this.#hash = key.length === 16 ? key : key.padStart(16, '0');
    }
    return this.#hash;
  }

  turn() {
    return this.#game.turn() === 0 ? 'w' : 'b';
  }

  moveNumber() {
    return this.#game.moveNumber();
  }

  get chess960() {
    return this.#game.isChess960();
  }

  // Who attacks what

  attackers(square, attackedBy) {
    const number = squareNumber(square);
    const by = attackedBy === undefined ? this.#game.turn() : side('attackedBy', attackedBy);
    return squaresOf(this.#game.attackers(number, by, 0), this.#game.attackers(number, by, 1));
  }

  isAttacked(square, attackedBy) {
    const number = squareNumber(square);
    const by = side('attackedBy', attackedBy);
    return this.#game.attackers(number, by, 0) !== 0 || this.#game.attackers(number, by, 1) !== 0;
  }

  // State of the game

  isCheck() {
    return this.#game.isCheck();
  }

  inCheck() {
    return this.#game.isCheck();
  }

  isCheckmate() {
    return this.#game.isCheck() && !this.#game.hasMoves();
  }

  isStalemate() {
    return !this.#game.isCheck() && !this.#game.hasMoves();
  }

  isInsufficientMaterial() {
    return this.#game.isInsufficientMaterial();
  }

  isThreefoldRepetition() {
    return this.#game.repetitions() >= 3;
  }

  isDrawByFiftyMoves() {
    return this.#game.clock() >= 100;
  }

  isDraw() {
    return (
      this.isDrawByFiftyMoves() ||
      this.isThreefoldRepetition() ||
      this.isInsufficientMaterial() ||
      this.isStalemate()
    );
  }

  isGameOver() {
    return !this.#game.hasMoves() || this.isDraw();
  }

  outcome(ending) {
    const ended = JSON.parse(this.#game.outcome());
    return ending === undefined ? ended : (ended ?? this.#endedBy(ending));
  }

  // What the players bring about: the laws still ask whether the other side can mate.
  #endedBy(ending) {
    const { resigned, outOfTime, agreed } = object('ending', ending);
    const loser = resigned ?? outOfTime;
    const how = loser === 'w' || loser === 'b' ? Number(resigned === undefined) : agreed === true ? 2 : ANYWHERE;
    if (how === ANYWHERE) refuse('ending', say(NO_ENDING));
    const story = this.#story();
    const ended = story.endedBy(how, sideOf(loser));
    if (ended === undefined) throw new JadoubeError(JSON.parse(story.fault()));
    return JSON.parse(ended);
  }

  claimableDraws() {
    return JSON.parse(this.#game.claims());
  }

  // Moves

  moves(given) {
    const { verbose = false, square, piece } = options(given);
    if (!square && !piece) return verbose ? this.#allVerbose().slice() : this.#allSans().slice();
    const from = square ? squareNumber(text('square', square).toLowerCase()) : ANYWHERE;
    const role = piece ? roleNumber(piece) : 0;
    if ((square && from === ANYWHERE) || (piece && role === 0)) return [];
    return verbose ? this.#listed(from, role) : words(this.#game.sans(from, role));
  }

  #allSans() {
    return (this.#sans ??= words(this.#game.sans(ANYWHERE, 0)));
  }

  // The objects are the caller's to change, so that only their numbers and texts are kept.
  #allVerbose() {
    this.#verbose ??= { packed: this.#game.moves(ANYWHERE, 0), lines: this.#game.movesText(ANYWHERE, 0).split('\n') };
    return this.#unpacked(this.#verbose);
  }

  #listed(from, role) {
    return this.#unpacked({ packed: this.#game.moves(from, role), lines: this.#game.movesText(from, role).split('\n') });
  }

  #unpacked({ packed, lines }) {
    const before = this.fen();
    const moves = new Array(packed.length);
    for (let index = 0; index < packed.length; index += 1) {
      moves[index] = unpack(packed[index], lines[2 * index], before, lines[2 * index + 1]);
    }
    return moves;
  }

  dests() {
    const dests = new Map();
    for (const packed of this.#game.moves(ANYWHERE, 0)) {
      const from = NAMES[packed & 63];
      const to = NAMES[(packed >> 6) & 63];
      const known = dests.get(from);
      if (known === undefined) dests.set(from, [to]);
      else if (!known.includes(to)) known.push(to);
    }
    return dests;
  }

  isPromotion(move) {
    const { from, to } = object('move', move);
    const target = squareNumber(to);
    const promotes = (packed) => ((packed >> 6) & 63) === target && ((packed >> 18) & 7) !== 0;
    return this.#game.moves(squareNumber(from), 1).some(promotes);
  }

  move(move, given) {
    const { strict = false } = options(given);
    this.#settle();
    const before = this.fen();
    const made =
      typeof move === 'object' && move !== null
        ? this.#game.playBetween(squareNumber(move.from), squareNumber(move.to), promotionNumber(move.promotion))
        : typeof move === 'string' || move === null
          ? this.#game.play(move ?? '--', Boolean(strict))
          : undefined;
    if (made === undefined) throw this.#refusedMove(move, before);
    this.#touch();
    const [played, after] = readAnswer(made);
    this.#fen = after;
    played.before = before;
    played.after = after;
    return played;
  }

  #refusedMove(move, fen) {
    if (typeof move === 'string' || move === null) {
      const why = () => this.#storyOf(fen)?.reason(move ?? '--') || undefined;
      return this.#refused(typeof move === 'string' && hasInsight() ? why : undefined);
    }
    const why = () => {
      const [from, to] = [squareNumber(move?.from), squareNumber(move?.to)];
      if (from === ANYWHERE || to === ANYWHERE) return undefined;
      return JSON.parse(this.#storyOf(fen).illegal(from, to, promotionNumber(move.promotion)))?.text;
    };
    const fault = { code: 'illegal-move', message: `Invalid move: ${written(move)}` };
    return new JadoubeError(fault, hasInsight() ? why : undefined);
  }

  undo() {
    this.#settle();
    const here = this.fen();
    const made = this.#game.undo();
    if (made === undefined) return null;
    this.#touch();
    const [undone, before, after = here] = readAnswer(made);
    this.#fen = before;
    undone.before = before;
    undone.after = after;
    return undone;
  }

  history(given) {
    const { verbose = false } = options(given);
    if (this.#game.plies() === 0) return [];
    if (!verbose) return words(this.#game.history());
    const packed = this.#game.historyMoves();
    const lines = this.#game.historyText().split('\n');
    // Where the board was changed between the moves, each also has the FEN after it.
    const step = this.#game.startFen() === undefined ? 3 : 2;
    return Array.from(packed, (number, index) =>
      unpack(number, lines[step * index + 1], lines[step * index], lines[step * index + 2]),
    );
  }

  perft(depth) {
    return this.#game.perft(whole('depth', depth, 1, MAX_PERFT));
  }

  // Headers

  header(...args) {
    this.#settle();
    this.#headersCache = undefined;
    this.#isLent = true;
    for (let index = 0; index < args.length; index += 2) {
      if (typeof args[index] === 'string' && typeof args[index + 1] === 'string') {
        this.#headers[args[index]] = args[index + 1];
      }
    }
    return this.#headers;
  }

  setHeader(key, value) {
    text('key', key);
    if (typeof value !== 'number') textIf('value', value);
    this.#settle();
    const known = value ?? SEVEN_TAG_ROSTER[key] ?? null;
    this.#headers[key] = known;
    // A value in the place of another one leaves the order as it is.
    if (known !== null && this.#headersCache !== undefined && key in this.#headersCache) this.#headersCache[key] = known;
    else this.#headersCache = undefined;
    return this.getHeaders();
  }

  removeHeader(key) {
    this.#settle();
    if (!(text('key', key) in this.#headers)) return false;
    this.#headers[key] = SEVEN_TAG_ROSTER[key] || null;
    this.#headersCache = undefined;
    return true;
  }

  getHeaders() {
    this.#settle();
    if (this.#headersCache === undefined || this.#isLent) {
      const headers = {};
      for (const name in this.#headers) {
        if (this.#headers[name] !== null) headers[name] = this.#headers[name];
      }
      this.#headersCache = headers;
    }
    return { ...this.#headersCache };
  }

  // Comments and judgments

  getComment() {
    return this.#game.comment();
  }

  setComment(comment) {
    this.#game.setComment(text('comment', comment));
  }

  removeComment() {
    return this.#game.removeComment();
  }

  deleteComment() {
    return this.removeComment();
  }

  getComments(given) {
    const { all = false } = options(given);
    const said = JSON.parse(this.#game.comments());
    return all ? said : said.filter(({ comment }) => comment !== undefined);
  }

  removeComments() {
    return JSON.parse(this.#game.removeComments());
  }

  deleteComments() {
    return this.removeComments();
  }

  getNags(fen) {
    return Array.from(this.#game.nags(textIf('fen', fen)));
  }

  setNags(nags, fen) {
    this.#game.setNags(list('nags', nags).map(checkedNag), textIf('fen', fen));
  }

  addNag(nag, fen) {
    const nags = this.getNags(fen);
    if (!nags.includes(nag)) this.setNags([...nags, nag], fen);
  }

  removeNag(nag, fen) {
    const nags = this.getNags(fen);
    if (!nags.includes(nag)) return false;
    this.setNags(
      nags.filter((other) => other !== nag),
      fen,
    );
    return true;
  }

  removeNags(fen) {
    const nags = this.getNags(fen);
    this.setNags([], fen);
    return nags;
  }

  getSuffixAnnotation(fen) {
    return this.#game.suffix(textIf('fen', fen));
  }

  setSuffixAnnotation(suffix, fen) {
    if (!SUFFIX_LIST.includes(suffix)) refuse('suffix', `Invalid suffix: ${written(suffix)}`);
    this.#game.setSuffix(suffix, textIf('fen', fen));
  }

  removeSuffixAnnotation(fen) {
    const suffix = this.getSuffixAnnotation(fen);
    this.#game.setSuffix('', textIf('fen', fen));
    return suffix;
  }

  // PGN

  pgn(given) {
    const { newline = '\n', maxWidth = 0 } = options(given);
    text('newline', newline);
    const width = whole('maxWidth', maxWidth, 0, MAX_WIDTH);
    this.#settle();
    let tags = '';
    for (const name in this.#headers) {
      const value = this.#headers[name];
      // chess.js leaves out tags whose value is empty.
      if (value || (value === '' && !this.#compat)) {
        tags += `[${name} "${this.#compat ? value : escaped(value)}"]${newline}`;
      }
    }
    const result = String(this.#headers.Result || '*');
    if (this.#game.plies() > 0) tags += newline;
    else if (width === 0 && this.#game.isSilent()) return `${tags} ${result}`;
    return tags + this.#game.pgn(newline, width, result);
  }

  loadPgn(pgn, given) {
    const { strict = false, newlineChar = '\r?\n', locale } = options(given);
    const isUsual = text('newlineChar', newlineChar) === '\r?\n';
    const lines = isUsual ? text('pgn', pgn) : text('pgn', pgn).replace(new RegExp(newlineChar, 'g'), '\n');
    this.#loadGame(lines, { strict, locale });
  }

  #loadGame(record, { strict = false, lenient = false, line = 1, column = 1, locale }) {
    const letters = textIf('locale', locale) ?? '';
    const json = this.#game.loadPgn(record, Boolean(strict), this.#checks(false), lenient, line, column, letters);
    if (json === undefined) throw this.#refused();
    const { tags, fen, result, faults } = JSON.parse(json);
    this.#begin(false);
    for (const [name, value] of tags) this.#headers[name] = value;
    this.#headersCache = undefined;
    if (fen !== undefined) this.#writeSetUp(completed(fen));
    if (result !== undefined) this.#headers.Result = result;
    this.#faults = faults;
  }

  loadPgnGames(pgn, given) {
    const { locale } = options(given);
    const spans = gameSpans(text('pgn', pgn));
    const same = { chess960: this.chess960, compat: this.#compat ? 'chess.js' : undefined };
    const games = [];
    for (let index = 0; index < spans.length; index += 4) {
      const [start, end, line, column] = spans.subarray(index);
      const game = index === 0 ? this : new Chess(DEFAULT_POSITION, same);
      game.#loadGame(pgn.slice(start, end), { lenient: true, line, column, locale });
      games.push(game);
    }
    if (games.length > 0) this.#games = games;
    return games;
  }

  get games() {
    return this.#games ?? [this];
  }

  get faults() {
    return this.#faults;
  }

  tree() {
    const changed = (isDone) => {
      if (!isDone) throw this.#refused();
      this.#touch();
    };
    const branches = {
      describe: (name) => {
        const description = this.#game.treeNode(name);
        if (description === undefined) throw this.#refused();
        return JSON.parse(description);
      },
      add: (name, move) => {
        const added = this.#game.treeAdd(name, move);
        changed(added !== undefined);
        return added;
      },
      change: (name, how) => changed(this.#game.treeChange(name, how)),
      comment: (name, place, comment) => changed(this.#game.treeComment(name, place, comment)),
      judge: (name, nags) => changed(this.#game.treeNags(name, nags.map(checkedNag))),
    };
    const root = this.#game.treeRoot();
    if (root === undefined) throw this.#refused();
    return new TreeNode(branches, root);
  }

  // What chess.js has no methods for: the second half answers

  #storyOf(fen = this.fen()) {
    const { Story } = insight();
    const start = this.#game.startFen();
    const is960 = this.#game.isChess960();
    const isHere = fen === this.fen();
    const whole = isHere && start !== undefined ? Story.tell(start, is960, this.#game.historyMoves()) : undefined;
    return whole ?? Story.tell(fen, is960, new Uint32Array());
  }

  #story() {
    const { boardFaults } = insight();
    const story = this.#storyOf();
    if (story === undefined) {
      refuse('no-position', say(NO_POSITION, boardFaults(this.fen(), this.#game.isChess960())));
    }
    return story;
  }

  #packed(move) {
    const packed =
      typeof move === 'string'
        ? this.#game.readMove(move)
        : this.#between(object('move', move));
    if (packed === undefined || isNullMove(packed)) {
      if (packed !== undefined) refuse('illegal-move', `Invalid move: ${written(move)}`);
      throw this.#refusedMove(move, this.fen());
    }
    return packed;
  }

  #between({ from, to, promotion }) {
    return this.#game.moveBetween(squareNumber(from), squareNumber(to), promotionNumber(promotion));
  }

  isDeadPosition(given) {
    const { maxNodes } = options(given);
    const nodes = nodesOf(maxNodes);
    if (this.outcome()?.reason === 'dead-position') return true;
    const mate = this.#everMates(EITHER, nodes);
    return mate === UNDECIDED && maxNodes !== undefined ? undefined : mate === NEVER;
  }

  canEverMate(color, given) {
    const of = side('color', color);
    const mate = this.#everMates(of, nodesOf(options(given).maxNodes));
    if (mate === undefined) this.#story();
    return mate === UNDECIDED ? undefined : mate !== NEVER;
  }

  #everMates(who, nodes) {
    return insight().everMates(this.fen(), this.#game.isChess960(), who, nodes);
  }

  explainIllegal(from, to, promotion) {
    for (const square of [from, to]) {
      if (squareNumber(square) === ANYWHERE) refuse('square', say(NO_SQUARE, written(square)));
    }
    return JSON.parse(this.#story().illegal(squareNumber(from), squareNumber(to), promotionNumber(promotion)));
  }

  explain() {
    return JSON.parse(this.#story().why());
  }

  explainMate() {
    return this.isCheckmate() ? this.explain() : null;
  }

  terms(move, given) {
    const { all = false } = options(given);
    const packed = move === undefined ? undefined : this.#packed(move);
    const terms = JSON.parse(this.#story().terms(packed));
    return all ? terms : terms.filter(({ term }) => !EVERYWHERE.has(term));
  }

  toNotation(move, style, locale) {
    text('style', style);
    const letters = textIf('locale', locale) ?? '';
    const story = this.#story();
    const notation = story.write(this.#packed(move), style, letters);
    if (notation === undefined) throw new JadoubeError(JSON.parse(story.fault()));
    return notation;
  }

  fromNotation(notation, locale) {
    text('text', notation);
    const letters = textIf('locale', locale) ?? '';
    const story = this.#story();
    const read = story.read(notation, letters);
    if (read === undefined) throw new JadoubeError(JSON.parse(story.fault()));
    return JSON.parse(read);
  }

  async openingName() {
    const names = await openingNames();
    const found = this.#storyOf()?.openingName(names);
    return found === undefined ? null : { eco: found.slice(0, 3), name: found.slice(4) };
  }

  svg(given) {
    const last = this.#game.historyMoves().at(-1);
    const isMove = last !== undefined && (last & 63) !== ((last >> 6) & 63);
    const king = this.isCheck() ? this.findPiece({ type: 'k', color: this.turn() })[0] : undefined;
    const state = {
      last: isMove ? [last & 63, (last >> 6) & 63] : undefined,
      king: king === undefined ? undefined : squareNumber(king),
    };
    return insight().drawn(this.fen(), options(given), state, refuse);
  }
}

export function loadPgnGames(pgn, given) {
  const { locale, ...rest } = options(given);
  return new Chess(DEFAULT_POSITION, rest).loadPgnGames(pgn, { locale });
}

// A packed move, its SAN and FENs.
const readAnswer = (answer) => {
  const [packed, san, ...fens] = answer.split('\n');
  return [unpack(Number(packed), san), ...fens];
};

const nodesOf = (maxNodes = NODES) => whole('maxNodes', maxNodes, 0, MAX_NODES);

const escaped = (value) => (/["\\]/.test(value) ? String(value).replace(/["\\]/g, '\\$&') : value);

const checkedNag = (nag) => {
  if (!Number.isInteger(nag) || nag < 0 || nag > 255) refuse('nag', `Invalid NAG: ${written(nag)}`);
  return nag;
};
