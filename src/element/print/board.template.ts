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

/** The answer of a reader, as a form gets it in JSON and the events in their detail. */
export interface BoardOutcome {
  /** Whether the task is done. */
  solved: boolean;
  /** How often an answer was wrong, and once more for the task that is solved. */
  attempts: number;
  /** How many hints were shown. */
  hints: number;
  /** The time until the last right answer, in milliseconds. */
  ms: number;
  /** Moves as squares (`e2e4`), or the parts of the answer that were found. */
  moves: string[];
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
