/// <reference lib="esnext.disposable" />

/**
 * The rules of chess, complete and explained: a drop-in for chess.js 1.4 that also keeps
* variations, says why a move is refused and reads and writes every notation.
 *
 * What is marked _second half_ needs {@link loadInsight} once in a browser or a bundle; Node and
 * `jadoube/full` have it from the start.
 *
 * @packageDocumentation
 */

// Constants

/** White. */
export declare const WHITE = 'w';
/** Black. */
export declare const BLACK = 'b';
/** A pawn. */
export declare const PAWN = 'p';
/** A knight. */
export declare const KNIGHT = 'n';
/** A bishop. */
export declare const BISHOP = 'b';
/** A rook. */
export declare const ROOK = 'r';
/** A queen. */
export declare const QUEEN = 'q';
/** A king. */
export declare const KING = 'k';

/** The FEN of the position before the first move. */
export declare const DEFAULT_POSITION = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

/** The 64 squares, from a8 along the ranks to h1. */
export declare const SQUARES: Square[];

/** The seven tags that every PGN has, with the values that say nothing. */
export declare const SEVEN_TAG_ROSTER: Record<string, string>;

/** The six marks that are written behind a move. */
export declare const SUFFIX_LIST: readonly Suffix[];

/** The signs of judgments about positions by their numbers in PGN, such as `{ 14: '⩲' }`. */
export declare const NAG_TO_SYMBOL: Readonly<Record<number, string>>;

/** The sign of a judgment; `undefined` for a number without one, and for 1 to 6, which are suffixes. */
export declare function nagToGlyph(nag: number): string | undefined;

// Small types

/** A side: White or Black. */
export type Color = 'w' | 'b';

/** A kind of piece. */
export type PieceSymbol = 'p' | 'n' | 'b' | 'r' | 'q' | 'k';

/** The name of a square. */
// prettier-ignore
export type Square =
  | 'a8' | 'b8' | 'c8' | 'd8' | 'e8' | 'f8' | 'g8' | 'h8'
  | 'a7' | 'b7' | 'c7' | 'd7' | 'e7' | 'f7' | 'g7' | 'h7'
  | 'a6' | 'b6' | 'c6' | 'd6' | 'e6' | 'f6' | 'g6' | 'h6'
  | 'a5' | 'b5' | 'c5' | 'd5' | 'e5' | 'f5' | 'g5' | 'h5'
  | 'a4' | 'b4' | 'c4' | 'd4' | 'e4' | 'f4' | 'g4' | 'h4'
  | 'a3' | 'b3' | 'c3' | 'd3' | 'e3' | 'f3' | 'g3' | 'h3'
  | 'a2' | 'b2' | 'c2' | 'd2' | 'e2' | 'f2' | 'g2' | 'h2'
  | 'a1' | 'b1' | 'c1' | 'd1' | 'e1' | 'f1' | 'g1' | 'h1';

/** A piece. */
export type Piece = {
  /** Whose it is. */
  color: Color;
  /** Its kind. */
  type: PieceSymbol;
};

/** A judgment that is written behind a move. */
export type Suffix = '!' | '?' | '!!' | '!?' | '?!' | '??';

/** A move as the squares it joins, in Chess960 castling as king takes own rook. */
export type MoveSquares = {
  /** Where the piece stands. */
  from: string;
  /** Where it goes. */
  to: string;
  /** What a pawn becomes, in small letters; ignored for any other move. */
  promotion?: string | undefined;
};

/** How a game is read and kept. */
export type ChessOptions = {
  /** Takes whatever can be read of a FEN, without asking whether a game can go on from there. */
  skipValidation?: boolean | undefined;
  /** Castling as in Chess960: FEN with letters of files, castling onto the rook's square. */
  chess960?: boolean | undefined;
  /** Follows chess.js where its behavior is unlawful or lossy and a program may depend on it. */
  compat?: 'chess.js' | undefined;
};

// What chess.js has no methods for

/** How a game has ended. */
export type Outcome = {
  /** Who has won; `null` for a draw. */
  winner: Color | null;
  /**
   * By which rule: `fivefold` repetition and `seventy-five` moves end a game without a claim.
   * `infraction` is a second illegal move (FIDE 7.5.5). `resignation-without-mate`,
   * `time-without-mate` and `infraction-without-mate` are draws, because the other side could
   * not have mated by any series of legal moves (FIDE 5.1.2, 6.9 and 7.5.5).
   */
  reason:
    | 'checkmate'
    | 'stalemate'
    | 'dead-position'
    | 'fivefold'
    | 'seventy-five'
    | 'resignation'
    | 'abandonment'
    | 'resignation-without-mate'
    | 'infraction'
    | 'infraction-without-mate'
    | 'time'
    | 'time-without-mate'
    | 'agreement';
};

/** What the players do to end a game: a side resigns or runs out of time, or both agree to a draw. */
export type Ending = { resigned: Color } | { outOfTime: Color } | { agreed: true };

/** A draw that the player to move can claim. */
export type Claim = {
  /** Threefold repetition (FIDE 9.2) or fifty moves without capture and pawn move (FIDE 9.3). */
  reason: 'threefold' | 'fifty';
  /** The move to be announced with the claim, in SAN; `null` if the position itself suffices. */
  move: string | null;
};

/** Why a move is refused. */
export type Refusal = {
  /** The reason by its name, for programs. */
  code: RefusalCode;
  /** The rule and how it applies here, in one or two English sentences. */
  text: string;
  /** The squares to show: what is blocked, attacked or out of reach. */
  squares: Square[];
  /** The pieces that are the reason. */
  by: Square[];
};

/** The name of a reason; of several that hold the first in this order is given. */
export type RefusalCode =
  | 'game-over'
  | 'empty-square'
  | 'not-your-turn'
  | 'castling-no-right-king'
  | 'castling-no-right-rook'
  | 'castling-no-right'
  | 'castling-no-rook'
  | 'castling-occupied'
  | 'castling-in-check'
  | 'castling-through-check'
  | 'castling-into-check'
  | 'own-man'
  | 'pawn-backward'
  | 'pawn-sideways'
  | 'pawn-capture-forward'
  | 'pawn-double-step'
  | 'pawn-double-step-blocked'
  | 'en-passant-late'
  | 'en-passant-impossible'
  | 'pawn-diagonal-without-capture'
  | 'geometry'
  | 'blocked'
  | 'kings-adjacent'
  | 'king-on-line'
  | 'king-into-attack'
  | 'double-check'
  | 'check-not-answered'
  | 'pinned'
  | 'en-passant-uncovers'
  | 'promotion-missing'
  | 'promotion-invalid';

/** Why a position is what it is. */
export type Explanation = {
  /** What it is, such as `Checkmate`. */
  title: string;
  /** The title and all steps, a line each. */
  text: string;
  /** The proof, to be shown step by step. */
  steps: ExplanationStep[];
};

/** A step of an explanation: what is said, and what to show on the board with it. */
export type ExplanationStep = {
  /** One or two English sentences. */
  text: string;
  /** The squares it is about. */
  squares: Square[];
  /** The pieces that are the reason. */
  by: Square[];
  /** The squares between those pieces and what they look at. */
  line: Square[];
};

/** Something on the board that has a name. */
export type Term = {
  /** The name for programs. */
  term: TermCode;
  /** The name in English, as `absolute pin`. */
  name: string;
  /** The side of the pieces that do it; of a weakness, the side that has it. */
  side: Color;
  /** All squares to show. */
  squares: Square[];
  /** The pieces that do it. */
  by: Square[];
  /** The pieces or squares it is done to. */
  targets: Square[];
  /** Lines to draw, each from a piece to what it acts on. */
  lines: [Square, Square][];
  /** The moves that prove it, in UCI, where it takes moves to show. */
  moves: string[];
};

/** The name of a term. Later versions may find more. */
export type TermCode =
  | 'attacked'
  | 'defended'
  | 'commanded'
  | 'en-prise'
  | 'insufficiently-defended'
  | 'hanging'
  | 'absolute-pin'
  | 'relative-pin'
  | 'skewer'
  | 'fork'
  | 'x-ray'
  | 'discovered-attack'
  | 'discovered-check'
  | 'double-check'
  | 'smothered-mate'
  | 'back-rank-mate'
  | 'anastasias-mate'
  | 'arabian-mate'
  | 'hook-mate'
  | 'bodens-mate'
  | 'double-bishop-mate'
  | 'dovetail-mate'
  | 'corner-mate'
  | 'blind-swine-mate'
  | 'opera-mate'
  | 'morphys-mate'
  | 'pillsburys-mate'
  | 'kill-box-mate'
  | 'triangle-mate'
  | 'vukovics-mate'
  | 'balestra-mate'
  | 'perpetual-check'
  | 'forced-move'
  | 'exchange'
  | 'winning-the-exchange'
  | 'losing-the-exchange'
  | 'sacrifice'
  | 'exchange-sacrifice'
  | 'gambit'
  | 'counter-gambit'
  | 'doubled-pawns'
  | 'tripled-pawns'
  | 'isolated-pawn'
  | 'passed-pawn'
  | 'backward-pawn'
  | 'development'
  | 'minor-piece'
  | 'major-piece'
  | 'queening'
  | 'underpromotion'
  | 'trapped-man'
  | 'overloaded-defender'
  | 'deflection'
  | 'attraction'
  | 'capturing-defender'
  | 'intermezzo'
  | 'interference'
  | 'clearance'
  | 'zugzwang';

/**
 * A notation, here with the move Nf3 from the initial position: `san` Nf3, `lan` Ng1-f3, `uci`
 * g1f3, `figurine` ♘f3, `sentence` The knight goes from g1 to f3., `lasker` Kt-f3, `descriptive`
 * Kt-KB3, `descriptive-long` Kt to K B 3.
 */
export type Style =
  | 'san'
  | 'lan'
  | 'uci'
  | 'figurine'
  | 'sentence'
  | 'lasker'
  | 'descriptive'
  | 'descriptive-long';

/** A move that was read and not played. */
export type ReadMove = {
  /** Where the piece stands. */
  from: Square;
  /** Where it goes; in Chess960 castling goes to the rook's square. */
  to: Square;
  /** What a pawn becomes; the key is missing for any other move. */
  promotion?: PieceSymbol;
  /** The move in SAN. */
  san: string;
  /** The move in UCI. */
  uci: string;
};

/** The name of an opening. */
export type Opening = {
  /** Its code in the Encyclopaedia of Chess Openings, `A00` to `E99`. */
  eco: string;
  /** Its English name. */
  name: string;
};

/** A fault of a record that did not keep the rest of it from being read. */
export type Fault = {
  /** What kind of fault it is, for programs. */
  code: ErrorCode;
  /** The fault in an English sentence. */
  message: string;
  /** The line of the text, counted from 1. */
  line: number;
  /** The column in that line, counted from 1 in characters. */
  column: number;
  /** The half-move of the game, counted from 1, if it is one of the main line. */
  ply?: number;
  /** The square it is about, if it is about one. */
  square?: Square;
  /** The moves that may have been meant, in SAN, if the text fits several. */
  candidates?: string[];
};

/** The judgments on a position, and its comment. Each key but `fen` is there only if there is a value. */
export type Judgment = {
  /** The position, after the move that is judged. */
  fen: string;
  /** The comment. */
  comment?: string;
  /** The judgment behind the move. */
  suffixAnnotation?: Suffix;
  /** The other judgments by their numbers in PGN, 0 to 255. */
  nags?: number[];
};

/** The comment on a position, with the judgments that there are on it. */
export type Comment = Judgment & {
  /** The comment. */
  comment: string;
};

/** The color of an arrow or circle; the letters are those of `[%cal]` and `[%csl]` in PGN. */
export type Ink = 'green' | 'red' | 'blue' | 'yellow' | 'G' | 'R' | 'B' | 'Y';

/** How a board is drawn. */
export type SvgOptions = {
  /** The side at the bottom; `white` by default. */
  orientation?: 'white' | 'black' | undefined;
  /** Where the names of files and ranks stand; `outside` by default. */
  coordinates?: 'outside' | 'inside' | 'none' | undefined;
  /** The drawing of the pieces: `bold` for small pictures; `board` by default. */
  pieces?: 'board' | 'bold' | undefined;
  /** The colors: `print` is black on white; `wood` by default. */
  palette?: 'wood' | 'print' | undefined;
  /** What lies behind the board: `clear` for a light ground of your own; `paper` by default. */
  background?: 'paper' | 'clear' | undefined;
  /** The width of a square in pixels, rounded down and held between 8 and 512; 48 by default. */
  squareSize?: number | undefined;
  /** Arrows over the pieces, green by default. */
  arrows?: readonly { from: Square; to: Square; color?: Ink | undefined }[] | undefined;
  /** Circles around squares, green by default. */
  circles?: readonly { square: Square; color?: Ink | undefined }[] | undefined;
  /** The name of the picture for those who hear it. */
  title?: string | undefined;
  /** What they hear beyond the name. */
  description?: string | undefined;
  /** Whether the last move and a king in check are marked; `true` by default. */
  showState?: boolean | undefined;
  /** What the ids in the picture begin with; pictures that stand inline in one page need different ones. */
  idPrefix?: string | undefined;
};

// Errors

/**
 * The kind of a fault:
 *
 * - `illegal-move` no legal move is meant
 * - `ambiguous-move` several are: see `candidates`
 * - `unreadable-move` the text is no move in any notation
 * - `null-move` the turn cannot be passed in check
 * - `invalid-fen` the text is no FEN, or no game can go on from there
 * - `invalid-pgn` the text is no PGN
 * - `another-game` a second game stands in it: use `loadPgnGames`
 * - `other-rules` it is a game of another variant
 * - `no-position` the board is a diagram from which no game can go on
 * - `no-tree` pieces were put or removed between the moves
 * - `no-such-node` the move is no longer in the tree
 * - `tree` the beginning of a tree can be neither moved nor removed
 * - `nag` no number from 0 to 255
 * - `suffix` none of `SUFFIX_LIST`
 * - `unknown-style` no such notation
 * - `unknown-locale` no such language
 * - `no-translation` the notation does not exist in that language
 * - `square` (`explainIllegal`) no square has this name
 * - `svg-option` no such choice for a picture
 * - `ending` (`outcome`) no end that the players can bring about
 * - `too-early` (`outcome`) a draw cannot be agreed before both sides have moved
 * - `chess960` no number from 0 to 959
 * - `option` no such option of the constructor
 * - `not-loaded` `loadInsight()` was not awaited
 * - `broken` an earlier call failed inside the package, which has to be loaded again
 * - `disposed` the game was disposed of
 */
export type ErrorCode =
  | 'illegal-move'
  | 'ambiguous-move'
  | 'unreadable-move'
  | 'null-move'
  | 'invalid-fen'
  | 'invalid-pgn'
  | 'another-game'
  | 'other-rules'
  | 'no-position'
  | 'no-tree'
  | 'no-such-node'
  | 'tree'
  | 'nag'
  | 'suffix'
  | 'unknown-style'
  | 'unknown-locale'
  | 'no-translation'
  | 'square'
  | 'svg-option'
  | 'ending'
  | 'too-early'
  | 'chess960'
  | 'option'
  | 'not-loaded'
  | 'broken'
  | 'disposed';

/**
 * What every refused call throws. The messages of chess.js stay; the rest says more. An argument of
 * a wrong type throws a `TypeError` that names its parameter.
 *
 * Should the package itself ever fail, every call from then on throws `broken` with the failure as
 * its `cause`, because nothing that it holds can be trusted then; it works again in a page that is
 * reloaded, or a program that is restarted. Only `dispose` never throws.
 *
 * @example
 * try {
 *   chess.move('Ke5');
 * } catch (error) {
 *   if (error instanceof JadoubeError) show(error.reason ?? error.message);
 * }
 */
export declare class JadoubeError extends Error {
  /** Errors are made by the package. */
  private constructor();
  /** What kind of fault it is, for programs. */
  readonly code: ErrorCode;
  /** The line of the text that was read, counted from 1. */
  readonly line?: number;
  /** The column in that line, counted from 1 in characters. */
  readonly column?: number;
  /** The half-move of the record, counted from 1. */
  readonly ply?: number;
  /** The square it is about. */
  readonly square?: Square;
  /** The moves that may have been meant, in SAN. */
  readonly candidates?: string[];
  /**
   * Why a move is refused, in one or two English sentences. Worked out when it is read, so a
   * program that tries many moves does not pay for it; `undefined` while the second half is not
   * there.
   */
  get reason(): string | undefined;
}

// Moves

/** A move as chess.js numbers it: squares from a8 in rows of 16. */
type InternalMove = {
  color: Color;
  from: number;
  to: number;
  piece: PieceSymbol;
  captured?: PieceSymbol;
  promotion?: PieceSymbol;
  flags: number;
};

/** A move with all details. */
export declare class Move {
  /** Finds a move of the present position, as chess.js does; programs use `moves` and `move`. */
  constructor(chess: Chess, internal: InternalMove);
  /** Who moves. */
  color: Color;
  /** Where the piece stood. */
  from: Square;
  /** Where it went; in Chess960 castling goes to the rook's square. */
  to: Square;
  /** The kind of piece that moves; a king for a null move. */
  piece: PieceSymbol;
  /** The kind of piece that is taken, also en passant. */
  captured?: PieceSymbol;
  /** What a pawn becomes. */
  promotion?: PieceSymbol;
  /**
   * What the move does, a letter each: `n` nothing special, `c` capture, `b` double step, `e` en
   * passant, `p` promotion, `k` and `q` castling, `-` null move.
   *
   * @deprecated Ask `isCapture` and the others.
   */
  flags: string;
  /** The move in SAN; `--` for a null move. */
  san: string;
  /** The squares, and a letter for a promotion: `e7e8q`. */
  lan: string;
  /** The FEN before the move. */
  before: string;
  /** The FEN after it. */
  after: string;
  /** Whether a piece is taken; chess.js does not count en passant; see `isEnPassant`. */
  isCapture(): boolean;
  /** Whether a pawn is promoted. */
  isPromotion(): boolean;
  /** Whether a pawn is taken en passant. */
  isEnPassant(): boolean;
  /** Whether it is castling on the king's side. */
  isKingsideCastle(): boolean;
  /** Whether it is castling on the queen's side. */
  isQueensideCastle(): boolean;
  /** Whether a pawn goes two squares. */
  isBigPawn(): boolean;
}

/**
 * A move in the tree of a game, or its beginning. It stays valid while other moves come and go; every
 * property of a removed move throws `no-such-node`.
 *
 * @example
 * for (let node = chess.tree().next; node; node = node.next) {
 *   console.log(node.san, node.children.length);
 * }
 */
export declare class TreeNode {
  /** Nodes come from `chess.tree()`. */
  private constructor();
  /** The move in SAN; `null` at the beginning. */
  readonly san: string | null;
  /** The move in UCI; `null` at the beginning, `--` for a null move. */
  readonly uci: string | null;
  /** Where its piece stood; `null` at the beginning and for a null move. */
  readonly from: Square | null;
  /** Where it went; `null` at the beginning and for a null move. */
  readonly to: Square | null;
  /** The FEN after the move. */
  readonly fen: string;
  /** The half-moves since the beginning of the game, which is 0. */
  readonly ply: number;
  /** Whether it is a move of the game itself and not of a variation. */
  readonly isMain: boolean;
  /** The move before; `null` at the beginning. */
  readonly parent: TreeNode | null;
  /** What follows: the main continuation, then its alternatives. */
  readonly children: TreeNode[];
  /** The main continuation; `null` at the end of a line. */
  readonly next: TreeNode | null;
  /** The comment behind the move; set it to `undefined` to remove it. */
  get comment(): string | undefined;
  set comment(comment: string | null | undefined);
  /**
   * The comment before the move, as it stands before the first move of a variation; set it to
   * `undefined` to remove it. Throws `tree` at the beginning. In the main line a record has it behind
   * the number of its move and is read with it on the position before.
   */
  get commentBefore(): string | undefined;
  set commentBefore(comment: string | null | undefined);
  /** The judgments by their numbers in PGN; 1 to 6 are the suffixes `! ? !! ?? !? ?!`. */
  get nags(): number[];
  set nags(nags: readonly number[]);
  /**
   * Adds a move behind this one, or finds it there. The first move behind the last one of the game
   * goes on with the game; any other is a variation. Throws `illegal-move` or `ambiguous-move`.
   */
  add(move: string | MoveSquares): TreeNode;
  /** Removes the move with all that follows; the game follows its main line. Throws `tree`. */
  remove(): void;
  /** Puts the line before the preceding alternative. Throws `tree` at the beginning. */
  promote(): void;
  /** Puts the line after the next alternative. Throws `tree` at the beginning. */
  demote(): void;
  /** Makes the line that leads here the main line. Throws `tree` at the beginning. */
  makeMain(): void;
}

// Games

/**
 * A game: a board, the moves that led to it and what is said about them.
 *
 * @example
 * const chess = new Chess();
 * while (!chess.isGameOver()) {
 *   const moves = chess.moves();
 *   chess.move(moves[Math.floor(Math.random() * moves.length)]!);
 * }
 * console.log(chess.pgn());
 */
export declare class Chess {
  /** Begins a game with the initial position. */
  constructor(options: ChessOptions);
  /**
   * Begins a game, with the initial position unless a FEN is given. Throws `invalid-fen` for a text
   * that is none, for kings that touch and for a side that has left its king in check.
   */
  constructor(fen?: string, options?: ChessOptions);

  /**
   * Begins a game of Chess960. Throws `chess960` if there is no position of that number.
   *
   * @param number 0 to 959; 518 is the usual position.
   */
  static chess960(number: number): Chess;

  /** Whether castling is that of Chess960; a PGN with such a `Variant` switches it on. */
  readonly chess960: boolean;

  // Setting up

  /** Clears the board, the moves, the comments and, unless they are to be kept, the headers. */
  clear(options?: { preserveHeaders?: boolean | undefined }): void;

  /**
   * Sets up a position and forgets the moves. Throws `invalid-fen`; the game stays as it was then.
   * Rights to castle without king and rook at home are dropped, as is an en passant square that no
   * pawn has just passed.
   */
  load(
    fen: string,
    options?: { skipValidation?: boolean | undefined; preserveHeaders?: boolean | undefined },
  ): void;

  /** Goes back to the initial position and forgets everything else. */
  reset(): void;

  /** Puts a piece on a square; `false` if the piece or square is not valid, and for a second king. */
  put(piece: { type: PieceSymbol; color: Color }, square: Square): boolean;

  /** Removes the piece on a square and returns it. */
  remove(square: Square): Piece | undefined;

  /**
   * Passes the turn to a side by a null move; `false` if it has it already. Throws `null-move` in
   * check.
   */
  setTurn(color: Color): boolean;

  /** Sets rights to castle; `false` if the board does not allow one of them. */
  setCastlingRights(
    color: Color,
    rights: Partial<Record<typeof KING | typeof QUEEN, boolean>>,
  ): boolean;

  /** Which rights to castle a side still has: `k` on the king's side, `q` on the queen's. */
  getCastlingRights(color: Color): { [KING]: boolean; [QUEEN]: boolean };

  // The board

  /** The piece on a square. */
  get(square: Square): Piece | undefined;

  /** The squares of all pieces of a kind, from the eighth rank down. */
  findPiece(piece: Piece): Square[];

  /** Eight rows of eight squares from a8 to h1, with `null` where there is no piece. */
  board(): ({ square: Square; type: PieceSymbol; color: Color } | null)[][];

  /** The board in letters, for a terminal. */
  ascii(): string;

  /** The color of a square; `null` if there is none of that name. */
  squareColor(square: Square): 'light' | 'dark' | null;

  /**
   * The position as FEN. The en passant square stands in it if a capture there is legal.
   *
   * @param options `forceEnpassantSquare` always gives the square a pawn has just passed.
   */
  fen(options?: { forceEnpassantSquare?: boolean }): string;

  /** The Polyglot key of the position, 16 hexadecimal digits, as opening books use it. */
  hash(): string;

  /** Who is to move. */
  turn(): Color;

  /** The number of the move, counted from 1 and up after each move of Black. */
  moveNumber(): number;

  // Who attacks what

  /** The pieces that attack a square: those of the side to move unless a side is given. */
  attackers(square: Square, attackedBy?: Color): Square[];

  /** Whether a side attacks a square. */
  isAttacked(square: Square, attackedBy: Color): boolean;

  // State of the game

  /** Whether the side to move is in check. */
  isCheck(): boolean;

  /** Whether the side to move is in check; the same as `isCheck`. */
  inCheck(): boolean;

  /** Whether the side to move is mated. */
  isCheckmate(): boolean;

  /** Whether the side to move has no legal move and is not in check. */
  isStalemate(): boolean;

  /** Whether neither side has the pieces to mate with: see `isDeadPosition` for all such positions. */
  isInsufficientMaterial(): boolean;

  /** Whether the position has been on the board three times, as FIDE 9.2.3 compares them. */
  isThreefoldRepetition(): boolean;

  /** Whether fifty moves of each side have passed without a capture or a move of a pawn. */
  isDrawByFiftyMoves(): boolean;

  /** Whether chess.js calls it a draw: also by threefold repetition and fifty moves. */
  isDraw(): boolean;

  /** Whether chess.js calls the game over: no legal move, or `isDraw`. */
  isGameOver(): boolean;

  /**
   * How the game has ended by itself; `null` while it goes on. Threefold repetition and fifty moves
   * do not end a game: see `claimableDraws`.
   */
  outcome(): Outcome | null;
  /**
   * How the game ends if the players end it so; how it has ended, if it has ended by itself. Whether
   * the other side could still mate is proved as by `isDeadPosition`. _Second half._ Throws
   * `ending`, `no-position`, and `too-early` for a draw agreed before both sides have made a move
   * (FIDE 5.2.3).
   *
   * @example
   * new Chess('4k3/8/8/8/8/8/8/Q3K3 w - - 0 1').outcome({ resigned: 'w' })?.winner; // null
   */
  outcome(ending: Ending): Outcome;

  /** The draws that the player to move can claim, now or with a move that is announced. */
  claimableDraws(): Claim[];

  /**
   * Whether it is proved that no legal moves lead to a mate (FIDE 5.2.2), blocked walls of pawns
   * included; `false` where no proof was found. _Second half_, but for what a glance proves.
   */
  isDeadPosition(): boolean;
  /**
   * The same with a limit: `undefined` where neither a proof nor a mate was found among `maxNodes`
   * positions for each side; 500,000 by default, 5,000,000 at most.
   *
   * @example
   * new Chess('8/8/8/8/8/p1N5/8/k1K5 b - - 0 1').isDeadPosition({ maxNodes: 1_000 }); // false
   */
  isDeadPosition(options: { maxNodes?: number | undefined }): boolean | undefined;

  /**
   * Whether a side could still mate by any legal moves of both sides, as asked when the other runs out
   * of time (FIDE 6.9); `undefined` where neither was found among `maxNodes` positions; 500,000 by
   * default, 5,000,000 at most. _Second half._ Throws `no-position`, but not for a board that has only
   * more promoted pieces than there can be.
   *
   * @example
   * new Chess('4k3/8/8/8/8/8/8/4KB2 w - - 0 1').canEverMate('w'); // false
   */
  canEverMate(color: Color, options?: { maxNodes?: number | undefined }): boolean | undefined;

  // Why

  /**
   * Why a move is refused; `null` if it is legal. _Second half._ Throws `no-position`.
   *
   * @example
   * new Chess().explainIllegal('e2', 'e5')?.code; // 'geometry'
   */
  explainIllegal(from: Square, to: Square, promotion?: PieceSymbol): Refusal | null;

  /** The proof that it is mate; `null` if it is none. _Second half._ */
  explainMate(): Explanation | null;

  /**
   * What there is to explain here: a check, an only move, a mate, a stalemate, a draw or a claim;
   * `null` if there is nothing. _Second half._ Throws `no-position`.
   */
  explain(): Explanation | null;

  /**
   * What the position is called, or a legal move in it: pins, forks, passed pawns, mates with a
   * name, a move without an alternative, checks that never end: proved by search, or by a position
   * that has come back twice with nothing but checks of one side in between. Of a move also what it
   * completes together with the moves before it: an exchange, a gambit, a deflection, an attraction,
   * the capture of a defender, a clearance, an intermezzo. What can be said of nearly every piece
   * (attacked, defended, minor piece) is reported with `all`. _Second half._ Throws `no-position`, and for a move `illegal-move` or `ambiguous-move`.
   *
   * @example
   * const pins = chess.terms().filter(({ term }) => term === 'absolute-pin');
   */
  terms(move?: string | MoveSquares, options?: { all?: boolean | undefined }): Term[];

  // Notations

  /**
   * Writes a legal move in a notation, without playing it. _Second half._ Throws `unknown-style`,
   * `unknown-locale`, `no-translation`, `no-position`, `illegal-move` or `ambiguous-move`.
   *
   * @param locale for `san` the language of the letters, one of `en cs da de es et fi fr hu is it nl
   *   no pl pt ro ru sv`, also as `de-CH`; a `sentence` is written in English only, and the other
   *   notations have no letters to change.
   */
  toNotation(move: string | MoveSquares, style: Style, locale?: string): string;

  /**
   * Reads a move in any notation, without playing it. _Second half._ Throws `unreadable-move`,
   * `illegal-move` or `ambiguous-move`, with `candidates`; `unknown-locale` or `no-position`.
   *
   * @example
   * new Chess().fromNotation('Kt to K B 3').san; // 'Nf3'
   * @param locale the language of the letters, as for `toNotation`.
   */
  fromNotation(text: string, locale?: string): ReadMove;

  // Moves

  /** The legal moves in SAN. */
  moves(): string[];
  /** The legal moves of the piece on a square, in SAN. */
  moves(options: { square: Square }): string[];
  /** The legal moves of a kind of piece, in SAN. */
  moves(options: { piece: PieceSymbol }): string[];
  /** The legal moves of the piece on a square if it is of that kind, in SAN. */
  moves(options: { square: Square; piece: PieceSymbol }): string[];
  /** The legal moves with all details. */
  moves(options: { verbose: true; square?: Square; piece?: PieceSymbol }): Move[];
  /** The legal moves in SAN. */
  moves(options: { verbose: false; square?: Square; piece?: PieceSymbol }): string[];
  /** The legal moves, with all details if `verbose` says so. */
  moves(options: { verbose?: boolean; square?: Square; piece?: PieceSymbol }): string[] | Move[];

  /**
   * Where every piece that can move can go, as chessground and other boards take it.
   *
   * @example
   * new Chess().dests().get('g1'); // ['f3', 'h3']
   */
  dests(): Map<Square, Square[]>;

  /** Whether a pawn that goes from one square to the other is promoted. */
  isPromotion(move: { from: Square; to: Square }): boolean;

  /**
   * Makes a move, given as SAN, as squares in a text or an object, or as `null` or `--` for a null
   * move. Throws `illegal-move`, `ambiguous-move` or `null-move`.
   *
   * @param options `strict` takes SAN only.
   */
  move(move: string | MoveSquares | null, options?: { strict?: boolean }): Move;

  /** Takes the last move back and returns it; `null` if there is none. */
  undo(): Move | null;

  /** The moves of the game in SAN. */
  history(): string[];
  /** The moves of the game with all details. */
  history(options: { verbose: true }): Move[];
  /** The moves of the game in SAN. */
  history(options: { verbose: false }): string[];
  /** The moves of the game, with all details if `verbose` says so. */
  history(options: { verbose: boolean }): string[] | Move[];

  /**
   * The number of lines of `depth` half-moves. A depth is rounded down; below 1, and `NaN`, it counts
   * as 1, above 100 as 100, which only forced moves ever get to.
   */
  perft(depth: number): number;

  // Headers

  /**
   * Sets headers, given as names and values by turns, and gives all of them, `null` where there is
   * no value.
   *
   * @deprecated Use `setHeader` and `getHeaders`.
   */
  header(...args: string[]): Record<string, string | null>;

  /** Sets a header, to an empty text as well, and returns all that have a value. */
  setHeader(key: string, value: string): Record<string, string>;

  /** Removes a header, or empties one of the seven; `false` if there was none of that name. */
  removeHeader(key: string): boolean;

  /** All headers that have a value. */
  getHeaders(): Record<string, string>;

  // Comments and judgments

  /** The comment on the position; `undefined` if there is none, though chess.js declares a text. */
  getComment(): string;

  /** Comments on the position; braces become brackets, so that the comment stays one in PGN. */
  setComment(comment: string): void;

  /** Removes the comment on the position and returns it; `undefined` if there was none. */
  removeComment(): string;

  /**
   * Removes the comment on the position and returns it.
   *
   * @deprecated Renamed: `removeComment`.
   */
  deleteComment(): string;

  /** All comments on positions of the game, in its order, each with the judgments on its position. */
  getComments(): Comment[];
  /** With `all` also the positions that have judgments and no comment. */
  getComments(options: { all: true }): Judgment[];
  /** All comments, and with `all` also the positions that have judgments only. */
  getComments(options?: { all?: boolean | undefined }): Comment[] | Judgment[];

  /** Removes all comments and returns them; suffixes and judgments stay. */
  removeComments(): { fen: string; comment: string }[];

  /**
   * Removes all comments and returns them.
   *
   * @deprecated Renamed: `removeComments`.
   */
  deleteComments(): { fen: string; comment: string }[];

  /** The judgments of a position, the present one unless its FEN is given, without its suffix. */
  getNags(fen?: string): number[];

  /** Replaces the judgments of a position. Throws `nag`. */
  setNags(nags: readonly number[], fen?: string): void;

  /** Adds a judgment to a position unless it is there. Throws `nag`. */
  addNag(nag: number, fen?: string): void;

  /** Removes a judgment from a position; `false` if it was not there. */
  removeNag(nag: number, fen?: string): boolean;

  /** Removes all judgments of a position and returns them. */
  removeNags(fen?: string): number[];

  /** The suffix of the move that led to a position, the present one unless its FEN is given. */
  getSuffixAnnotation(fen?: string): Suffix | undefined;

  /** Sets the suffix of the move that led to a position. Throws `suffix`. */
  setSuffixAnnotation(suffix: Suffix, fen?: string): void;

  /** Removes the suffix of the move that led to a position and returns it. */
  removeSuffixAnnotation(fen?: string): Suffix | undefined;

  // Records

  /**
   * The game as PGN, with comments, suffixes, judgments and variations.
   *
   * @param options `newline` ends each line, `\n` by default; `maxWidth` is the longest line in
   *   letters, rounded down; 0, less or `NaN` for moves on one line.
   */
  pgn(options?: { newline?: string; maxWidth?: number }): string;

  /**
   * Reads one game, with its variations. Throws `invalid-pgn`, `illegal-move`, `invalid-fen`,
   * `another-game` or `other-rules`, with `line` and `column`, and `unknown-locale`; the game stays as
   * it was then.
   *
   * @param options `strict` takes English SAN only and a FEN only with the tag `SetUp`; `newlineChar`
   *   is a regular expression for the ends of lines; `locale` is the language of the letters, as for
   *   `toNotation`. Without it other letters are recognized where English ones make no game and all
   *   others that fit make the same.
   */
  loadPgn(
    pgn: string,
    options?: { strict?: boolean; newlineChar?: string; locale?: string | undefined },
  ): void;

  /**
   * Reads all games of a text, this one becoming the first. A game ends with its result, or where the
   * next one begins behind an empty line. Nothing is lost: what can be read is there, and the rest is
   * in the `faults` of each game. Throws only `unknown-locale`.
   *
   * @param options `locale` is the language of the letters, as for `loadPgn`.
   */
  loadPgnGames(pgn: string, options?: { locale?: string | undefined }): Chess[];

  /** The games of the text that `loadPgnGames` has read; else this one alone. */
  readonly games: Chess[];

  /** What was wrong with the record that was read and did not keep it from being read. */
  readonly faults: Fault[];

  /** The beginning of the tree of moves, to be walked and changed. Throws `no-tree`. */
  tree(): TreeNode;

  // The rest

  /**
   * The name of the opening, found by position however the moves came about; `null` if there is
   * none. Fetches the names when it is first asked, and the second half with them.
   */
  openingName(): Promise<Opening | null>;

  /**
   * The board as a self-contained SVG text. _Second half._ Throws `svg-option`.
   *
   * @example
   * image.src = 'data:image/svg+xml,' + encodeURIComponent(chess.svg({ orientation: 'black' }));
   */
  svg(options?: SvgOptions): string;

  /**
   * Frees the memory of the game at once; otherwise that happens when nothing refers to it any longer.
   * Any call after that throws `disposed`.
   */
  dispose(): void;

  /** The same as `dispose`, for `using chess = new Chess()`. */
  [Symbol.dispose](): void;
}

// Functions

/**
 * Whether a text is a FEN from which a game can go on, and if not, why.
 *
 * @example
 * validateFen('8/8/8/8/8/8/8/8 w - - 0 1').error; // 'Invalid FEN: missing white king'
 */
export declare function validateFen(fen: string): { ok: boolean; error?: string };

/**
 * Reads all games of a PGN. Nothing is lost: what can be read is there, and the rest is in the
 * `faults` of each game. Throws only `unknown-locale` and, for `compat`, `option`.
 */
export declare function loadPgnGames(
  pgn: string,
  options?: Pick<ChessOptions, 'chess960' | 'compat'> & { locale?: string | undefined },
): Chess[];

/**
 * Fetches the second half of the package: reasons, terms, notations, pictures. Await it once, in
 * browsers and bundles, before the first call that needs it; where it is there already this does
 * nothing.
 *
 * @example
 * await loadInsight();
 * new Chess().toNotation('e4', 'descriptive'); // 'P-K4'
 */
export declare function loadInsight(): Promise<void>;

export {};
