// What a board asks, in words: what the program says below it, for the time until the program is there
// and for paper; and what links to moves do. A file of its own, because diagrams need nothing of it. What it says is what
// `src/words/exercise/prompts.rs` says; where the author's attributes are no task, it says nothing, and
// the program says what is wrong.
import { speakAs } from "../loader/speech.js";
import { nameOf, squareOf } from "../loader/squares.js";
import {
  BISHOP,
  BLACK,
  KING,
  KNIGHT,
  LIST_MORE,
  LIST_TWO,
  PAWN,
  PIECE_ON,
  PROMPT_BUILD,
  PROMPT_BUILD_MATE,
  PROMPT_CAPTURE_ALL,
  PROMPT_CAPTURE_ALL_BY,
  PROMPT_ESCAPE,
  PROMPT_FIND_ALL_CAPTURES,
  PROMPT_FIND_ALL_CHECKS,
  PROMPT_FIND_ALL_MOVES,
  PROMPT_FIND_ATTACKERS,
  PROMPT_FIND_CAPTURES,
  PROMPT_FIND_CHECKS,
  PROMPT_FIND_DEFENDERS,
  PROMPT_FIND_MOVES,
  PROMPT_FIND_NAME,
  PROMPT_FIND_NAMES,
  PROMPT_FIND_PINNED,
  PROMPT_FIND_PINNED_OF,
  PROMPT_FIND_SQUARE,
  PROMPT_FIND_SQUARES,
  PROMPT_IS_STALEMATE,
  PROMPT_LINE,
  PROMPT_MATE,
  PROMPT_MATE_NOW,
  PROMPT_MOST,
  PROMPT_PROMOTE,
  PROMPT_PROMOTE_TO,
  PROMPT_REACH,
  PROMPT_REACH_BY,
  PROMPT_STALEMATE,
  PROMPT_SURVIVE,
  PROMPT_SURVIVE_WITH,
  QUEEN,
  ROOK,
  STATUS_BLACK_TO_MOVE,
  STATUS_WHITE_TO_MOVE,
  WHITE,
} from "./english.js";
import { say } from "./say.js";

export { link } from "./link.js";

const ROLES = { k: KING, q: QUEEN, r: ROOK, b: BISHOP, n: KNIGHT, p: PAWN };

const roleText = (letter) => say(ROLES[letter.toLowerCase()] ?? none());

/** Where there is no such thing, there is no task: it throws itself, for all to know it by. */
const none = () => {
  throw none;
};

const number = (text) => +text || none();

const colorText = (turn) => say(turn === "b" ? BLACK : WHITE);

const list = ([first, ...rest]) =>
  rest.length > 1 ? say(LIST_MORE, first, list(rest)) : rest.length ? say(LIST_TWO, first, rest[0]) : first;

/** The squares of a text, in the order of the board. */
function squaresOf(text) {
  const squares = (text.match(/[^\s,]+/g) ?? none()).map(squareOf);
  return squares.includes(-1) ? none() : [...new Set(squares)].sort((one, other) => one - other);
}

const squaresText = (text) => list(squaresOf(text).map(nameOf));

/** What a task of the mode `solve` asks. */
function goalText({ goal, in: within, by, to, maxMoves }, pieces, color) {
  const count = within && number(within);
  const piece = () =>
    squareOf(by) < 0 ? roleText(by) : say(PIECE_ON, roleText(pieces[squareOf(by)] ?? "p"), by);
  const most = (prompt) => (maxMoves ? say(PROMPT_MOST, prompt, number(maxMoves)) : prompt);
  const GOALS = {
    mate: () => (count === 1 ? say(PROMPT_MATE_NOW, color) : say(PROMPT_MATE, color, count || none())),
    "capture-all": () => most(by ? say(PROMPT_CAPTURE_ALL_BY, piece()) : say(PROMPT_CAPTURE_ALL)),
    reach: () => most(by ? say(PROMPT_REACH_BY, piece(), squaresText(to)) : say(PROMPT_REACH, squaresText(to))),
    promote: () => most(to ? say(PROMPT_PROMOTE_TO, roleText(to)) : say(PROMPT_PROMOTE)),
    escape: () => say(PROMPT_ESCAPE, color),
    stalemate: () => say(count ? PROMPT_STALEMATE : PROMPT_IS_STALEMATE, color),
    survive: () =>
      by ? say(PROMPT_SURVIVE_WITH, color, piece(), count || none()) : say(PROMPT_SURVIVE, color, count || none()),
  };
  return (GOALS[goal] ?? none)();
}

/** Kinds of which all are asked for, or those of one piece. */
const KINDS = {
  moves: [PROMPT_FIND_MOVES, PROMPT_FIND_ALL_MOVES],
  captures: [PROMPT_FIND_CAPTURES, PROMPT_FIND_ALL_CAPTURES],
  checks: [PROMPT_FIND_CHECKS, PROMPT_FIND_ALL_CHECKS],
  squares: [PROMPT_FIND_SQUARES],
};

/** What a task of the mode `find` asks. */
function askText({ ask, of, side }, pieces, turn) {
  const piece = pieces[squareOf(of)];
  const isBlack = piece > "a";
  /** The side named, else the one that follows from the piece, else the one to move. */
  const whose = (isOther) => {
    const own = piece ? (isBlack !== isOther ? "b" : "w") : turn;
    return colorText(side ? side[0] : own);
  };
  const square = () => nameOf(squaresOf(of)[0]);
  switch (ask) {
    case "attackers":
      return say(PROMPT_FIND_ATTACKERS, whose(true), square());
    case "defenders":
      return say(PROMPT_FIND_DEFENDERS, whose(false), square());
    case "pinned":
      return side && side !== "both" ? say(PROMPT_FIND_PINNED_OF, colorText(side[0])) : say(PROMPT_FIND_PINNED);
    case "square":
      return say(PROMPT_FIND_SQUARE, squaresText(of));
    case "name":
      return say(squaresOf(of).length > 1 ? PROMPT_FIND_NAMES : PROMPT_FIND_NAME);
    default: {
      const [ofOne, ofAll] = KINDS[ask] ?? none();
      const named = () => (piece ? say(PIECE_ON, roleText(piece), square()) : square());
      return of ? say(ofOne, named()) : say(ofAll ?? none(), colorText(turn));
    }
  }
}

/** What a task asks, or undefined. */
function taskText({ attributes, pieces, turn, pgn }) {
  const { mode, goal, side, start } = attributes;
  try {
    switch (mode) {
      case "solve":
        return goalText(attributes, pieces, colorText(turn));
      case "find":
        return askText(attributes, pieces, turn);
      case "setup":
        return goal && (goal === "position" ? say(PROMPT_BUILD) : say(PROMPT_BUILD_MATE, number(goal.match(/\d/) ?? attributes.in)));
      case "line":
        // Whose move it is in a file or later in the record only the program knows.
        return side || (pgn && !start) ? say(PROMPT_LINE, colorText(side ? side[0] : turn)) : "";
    }
  } catch (error) {
    if (error !== none) {
      throw error;
    }
  }
}

/** The moves of a record as they are written, without its tags. */
const movesIn = (record) => record.replace(/^[ \t]*\[.*$/gm, "").trim();

/**
 * Tells what a board asks: below the diagram, and on paper with what nothing else tells there.
 * @param {{ task: HTMLElement, paper: HTMLElement }} parts
 * @param {ReturnType<import("../loader/program.js").Board["data"]>} data
 */
export function tell({ task, paper }, data) {
  speakAs(data.words);
  const { attributes, turn, pgn, hasPrompt } = data;
  const { mode, moves, side } = attributes;
  const status = turn ? say(turn === "b" ? STATUS_BLACK_TO_MOVE : STATUS_WHITE_TO_MOVE) : "";
  const asked = hasPrompt ? "" : taskText(data);
  const isReaders = mode === "play" || (mode === "computer" && (side || turn || "")[0] === turn);
  task.textContent = isReaders ? status : asked;
  const isTold = task.textContent.includes(colorText(turn));
  const isShown = mode === "game" && pgn && !["none", "hidden"].includes(moves);
  paper.textContent = `${isTold ? "" : status}\n${isShown ? movesIn(pgn) : ""}`.trim();
}
