/**
 * Boards in a page: `import 'jadoube/board'` defines `<jadoube-board>`, `<jadoube-move>` and
 * `<jadoube-hint>`. A diagram is painted at once; what plays a board is fetched when the first one
 * is touched or comes near what the reader sees.
 *
 * @packageDocumentation
 */

// @printed

// What attributes and properties may be

/** What a board is for. */
// @mode

/** What a square holds. */
export interface BoardMan {
  /** The kind of piece. */
  type: 'p' | 'n' | 'b' | 'r' | 'q' | 'k';
  /** Its side. */
  color: 'w' | 'b';
}

/**
 * How a task stands: it goes on (`open`); it is solved; the solution was shown after the tries of
 * `give-up`; it failed with the last try of `max-tries`; or it was skipped, in a set of puzzles.
 */
export type BoardResult = 'open' | 'solved' | 'shown' | 'failed' | 'skipped';

/** The answer of a reader, as a form gets it in JSON and the events in their detail. */
export interface BoardOutcome {
  /** Whether the task is solved. */
  solved: boolean;
  /** How often an answer was wrong, and once more for the task that is solved. */
  attempts: number;
  /** How many hints were shown. */
  hints: number;
  /** The time from the reader's first touch of the board to the last right answer, in milliseconds; what was kept of an earlier visit is added. */
  ms: number;
  /** Moves as squares (`e2e4`), or the parts of the answer that were found. */
  moves: string[];
  /** How the task stands. */
  result: BoardResult;
  /** The position that was built, where one is asked for (`mode="setup"` with a goal). */
  fen?: string;
  /** With `jadoube-failed`: the move or the square that was wrong, where one was tried. */
  tried?: string;
  /** In the events of a set of puzzles: the id of the puzzle in its file, or its number. */
  id?: string;
  /** In the events of a set: the number of the puzzle, from 1. */
  puzzle?: number;
  /** In the events of a set: how many puzzles it has. */
  puzzles?: number;
}

/** What has come of one puzzle of a set. */
export interface BoardPuzzleResult {
  /** The id of the puzzle in its file (`PuzzleId`), or its number. */
  id: string;
  /** How it ended. */
  result: BoardResult;
  /** How often an answer was wrong, and once more for a puzzle that is solved. */
  attempts: number;
  /** How many hints were shown. */
  hints: number;
  /** The time in milliseconds. */
  ms: number;
}

/** What has come of a set of puzzles: the value of a form, and the detail of the summary. */
export interface BoardSetOutcome {
  /** Whether every puzzle is solved. */
  solved: boolean;
  /** All attempts. */
  attempts: number;
  /** All hints. */
  hints: number;
  /** The whole time, in milliseconds. */
  ms: number;
  /** `open` until the last puzzle is done; then `solved` or `failed`. */
  result: 'open' | 'solved' | 'failed';
  /** How many puzzles there are. */
  puzzles: number;
  /** How many of them are done. */
  done: number;
  /** How many of them are solved. */
  right: number;
  /** The puzzles that are done, in their order. */
  results: BoardPuzzleResult[];
}

/** A move that is about to be made; a listener may prevent it. */
export interface BoardMove {
  /** The move in standard algebraic notation. */
  san: string;
  /** The move as squares. */
  uci: string;
  /** The position after it. */
  fen: string;
  /** Who makes it. */
  by: 'reader' | 'task' | 'script';
}

/** A move that the laws refuse. */
export interface BoardRefusal {
  /** Where the piece stands. */
  from: string;
  /** Where it was to go. */
  to: string;
  /** The name of the reason. */
  code: string;
  /** The reason in words. */
  text: string;
}

/** What cannot be read of what was written into a board, or why it cannot be played on. */
export interface BoardFault {
  /** What is wrong. */
  message: string;
  /** The line, from 1; `null` where there is none. */
  line: number | null;
  /** The column, from 1; `null` where there is none. */
  column: number | null;
  /** The attribute that holds the text; none for text between the tags. */
  attribute?: string;
  /** The field of a position in which it lies. */
  field?: string;
}

/** The attributes of a board under the names of their properties; all of them are reflected. */
export interface BoardProperties {
  // @properties
}

// The elements

/** `<jadoube-board>`: a diagram, a board to play on, a task or a game. */
export interface JadoubeBoard extends HTMLElement, BoardProperties {
  // @members
  addEventListener<Name extends keyof JadoubeEventMap>(
    type: Name,
    listener: (this: JadoubeBoard, event: JadoubeEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

/** `<jadoube-move for="g1" at="14w">`: words that are linked to a move of a board. */
export interface JadoubeMove extends HTMLElement {
  /** The `id` of the board. */
  for: string;
  /** The move. */
  at: string;
  /** The board that is meant. */
  readonly board: Element | null;
}

/** `<jadoube-hint squares="f7">`: a hint of an exercise, shown when it is asked for. */
export interface JadoubeHint extends HTMLElement {
  /** The squares that it shows. */
  squares: string;
}

// The events

/** The events of a board by their names; all of them bubble. */
export interface JadoubeEventMap {
  // @events
}

declare global {
  interface HTMLElementTagNameMap {
    'jadoube-board': JadoubeBoard;
    'jadoube-move': JadoubeMove;
    'jadoube-hint': JadoubeHint;
  }

  interface HTMLElementEventMap extends JadoubeEventMap {}

  /**
   * Where copies of the boards are for other pages, if anywhere: the address of the folder of
   * `jadoube.js` and `embed.html`. To be set before the import.
   */
  var jadoubeHome: string | undefined;
}
