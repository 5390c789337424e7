/**
 * Boards in a page: `import 'jadoube/board'` defines `<jadoube-board>`, `<jadoube-move>` and
 * `<jadoube-hint>`. A diagram is painted at once; what plays a board is fetched when the first one
 * is touched or comes near what the reader sees.
 *
 * @packageDocumentation
 */

// Printed from src/element by `cargo run -p element --bin print-element -- --write`.

// What attributes and properties may be

/** What a board is for. */
export type BoardMode = 'diagram' | 'play' | 'solve' | 'find' | 'line' | 'game' | 'setup' | 'computer';

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
  /** What the board is for; `diagram` where nothing is said. */
  mode: BoardMode;
  /** The position on the board; set, the position from which it begins. */
  fen: string;
  /** The address of a file of games. */
  src: string;
  /** The number of the game in the file. */
  game: string;
  /** What a task asks for: `mate`, `capture-all`, `reach`, `promote`, `escape`, `stalemate`, `survive`, `position`. */
  goal: string;
  /** What the reader looks for: `moves`, `captures`, `checks`, `attackers`, `defenders`, `pinned`, `squares`, `square`, `name`. */
  ask: string;
  /** In how many moves. */
  in: string;
  /** By which piece: the only one that may move, or the one that may not be lost; a letter names every piece of a kind. */
  by: string;
  /** Where to, or what a pawn promotes to. */
  to: string;
  /** The most moves that an answer may take; after them the task starts over, and that counts as an attempt. */
  maxMoves: string;
  /** The position that is to be built: its pieces, and the other fields that are written. */
  target: string;
  /** The square, the piece or the squares that the question is about. */
  of: string;
  /** The side of the reader: `white`, `black`. */
  side: string;
  /** The sides that the reader moves: `both`, `white`, `black`. */
  sides: string;
  /** How well the computer plays: 1 is about 400, each further level about 200 more, up to about 2200 at 10; 11 is its full strength. Where it is missing, 1 is meant. */
  level: string;
  /** What the computer gives to help the reader: it begins without this piece, the pawn on the file of its king's bishop, the knight or the rook of its queen's wing, or its queen: `pawn`, `knight`, `rook`, `queen`. */
  odds: string;
  /** The time of each side: minutes, and behind `+` the seconds that each move brings, such as `5+3`; the clocks start with the reader's first move. */
  clock: string;
  /** A number that chooses one of many games: with the same moves of the reader the computer plays the same game again. Where it is missing, each game is another one. */
  seed: string;
  /** Which answers of a line are played: `main`, `random`, `all`. */
  reply: string;
  /** The move at which a game or a line is opened. */
  start: string;
  /** After how many wrong answers the solution is shown, which ends the task. */
  giveUp: string;
  /** After how many wrong answers the task has failed. */
  maxTries: string;
  /** Whether a button gives hints: those of the author in their order, then those of the rules, which are the piece to move and then its square, or in `find` how many answers are missing and then one of them. */
  hints: boolean;
  /** Whether moves can be taken back: the attribute `undo`. */
  canUndo: boolean;
  /** The name in a form. */
  name: string;
  /** Whether a form waits for the answer. */
  required: boolean;
  /** Whether nothing can be done. */
  disabled: boolean;
  /** The name under which the browser keeps what was done. */
  storageKey: string;
  /** Where the list of moves stands. */
  moves: 'auto' | 'right' | 'bottom' | 'none' | 'hidden';
  /** The side at the bottom. */
  orientation: 'white' | 'black' | 'auto';
  /** Where the names of files and ranks stand. */
  coordinates: 'outside' | 'inside' | 'none';
  /** The colors. */
  theme: 'auto' | 'light' | 'dark' | 'contrast';
  /** The set of pieces. */
  pieces: 'standard' | 'bold';
  /** Arrows, such as `e2e4 red:d1h5`. */
  arrows: string;
  /** Marked squares, such as `e4 red:f7`. */
  marks: string;
  /** The last move of a diagram, such as `e2e4`. */
  lastMove: string;
  /** The square of a king that is in check on a diagram. */
  check: string;
  /** The notation of moves: `san`, `figurine`, `sentence`, `localised`. */
  notation: string;
  /** What is shown over the board. */
  overlays: string;
  /** Whether moves are heard. */
  sound: boolean;
  /** Whether moves are spoken. */
  speech: boolean;
  /** Whether pieces jump to their squares without gliding. */
  noAnimation: boolean;
  /** Whether the program is fetched before the board is near. */
  eager: boolean;
}

// The elements

/** `<jadoube-board>`: a diagram, a board to play on, a task or a game. */
export interface JadoubeBoard extends HTMLElement, BoardProperties {
  /** The moves that were made, as PGN; `null` where there is no game. */
  readonly pgn: string | null;
  /** The pieces by their squares; `null` until the board is played on. */
  readonly position: Record<string, BoardMan> | null;
  /** The legal moves in standard algebraic notation; `null` until the board is played on. */
  readonly legalMoves: string[] | null;
  /** Whether the task is done. */
  readonly solved: boolean;
  /** What the form gets: JSON, such as a {@link BoardOutcome}; `null` for nothing. */
  readonly value: string | null;
  /** The name of the element, as controls of a form have it. */
  readonly type: string;
  /** The form to which the board belongs. */
  readonly form: HTMLFormElement | null;
  /** The labels of the board. */
  readonly labels: NodeList;
  /** Whether the form may be sent. */
  readonly validity: ValidityState;
  /** What is missing, in words. */
  readonly validationMessage: string;
  /** Whether the form asks. */
  readonly willValidate: boolean;
  /** Whether the answer that is asked for is there. */
  checkValidity(): boolean;
  /** The same; the browser tells the reader what is missing. */
  reportValidity(): boolean;
  /** Plays a move in any notation, or names a square where one is asked for, as a click on it does; whether it was made, or right. */
  move(text: string): Promise<boolean>;
  /** Takes the last move back. */
  undo(): Promise<void>;
  /** Shows a move of a game, such as `12w`; whether there is one. */
  goTo(path: string): Promise<boolean>;
  /** Turns the board. */
  flip(): void;
  /** Gives the next hint, and waits until it is found. */
  hint(): Promise<void>;
  /** Starts over. */
  reset(): Promise<void>;
  /**
   * The board as it is shown, as the text of an SVG file.
   * @throws DOMException when the board is not in a page
   */
  toSVG(): string;
  /** The board as a PNG file. */
  toPNG(): Promise<Blob>;
  /** Prints the board with its caption. */
  print(): Promise<void>;
  /** The address of the board as a page of its own: `embed.html` in the folder {@link jadoubeHome}. */
  shareURL(): Promise<string>;
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
  /** The board can be used. */
  'jadoube-ready': CustomEvent<{ mode: BoardMode }>;
  /** A move is about to be made; `preventDefault()` keeps it from being made. */
  'jadoube-move': CustomEvent<BoardMove>;
  /** The laws refuse a move. */
  'jadoube-illegal': CustomEvent<BoardRefusal>;
  /** Another move of a game is shown. */
  'jadoube-navigate': CustomEvent<{ path: string; ply: number }>;
  /** Another position is set up; `faults` says what keeps it from being a legal one. */
  'jadoube-setup': CustomEvent<{ fen: string; faults: string[] }>;
  /** A hint was given. */
  'jadoube-hint': CustomEvent<{ index: number; text: string }>;
  /** A task is done. */
  'jadoube-solved': CustomEvent<BoardOutcome>;
  /** An answer was wrong; `result` says whether the task goes on, or ends with it. */
  'jadoube-failed': CustomEvent<BoardOutcome>;
  /** A set of puzzles is done, whether each of them was solved or not. */
  'jadoube-summary': CustomEvent<BoardSetOutcome>;
  /** A game is over. */
  'jadoube-end': CustomEvent<{ result: '1-0' | '0-1' | '1/2-1/2'; reason: string }>;
  /** A position was read otherwise than it is written; `fen` is what was read. */
  'jadoube-corrected': CustomEvent<{ message: string; fen: string }>;
  /** Something that was written into a board cannot be read, or the board cannot be played on. */
  'jadoube-error': CustomEvent<BoardFault>;
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
