// The differences that show in a call: what one library accepts and the other refuses.
import { chessjs } from "../support/libraries.mjs";
import { commentForgotten } from "./differences/edited.mjs";
import { isUnlawful } from "./lawful.mjs";

/** 3: our refusal names several legal moves to a square of the text, chess.js's among them. */
function ambiguous({ pair, args: [text], ours, theirs }) {
  const { candidates } = ours.error ?? {};
  if (pair.compat || theirs.answer === undefined || !Array.isArray(candidates)) {
    return false;
  }
  const made = Object.fromEntries(theirs.answer.entries);
  const legal = new chessjs.Chess(made.before, { skipValidation: true }).moves();
  return (
    candidates.length > 1 &&
    candidates.includes(made.san) &&
    candidates.every((san) => legal.includes(san) && text.includes(made.to))
  );
}

/** 1: chess.js accepts a position in which a king could be captured. */
function unlawful({ pair, args: [fen, options], ours, theirs }) {
  if (pair.compat || options?.skipValidation || theirs.refusal !== undefined) {
    return false;
  }
  return ours.refusal?.startsWith("Invalid FEN: ") && isUnlawful(fen);
}

// What chess.js's grammar of PGN has no room for.
const BEYOND = [
  /^\uFEFF/,
  /^%/m,
  /\\["\\]/,
  /^\[\w*[\d_]\w* "/m,
  /(^|\s)--/,
  /e\.p\./,
  /\+\+/,
  /\}\s*\{/,
  /\)\s*\{/,
  /\{[^}]*\}\s*\$/,
];

/** 12: the text has something in it that only ours reads. */
function beyond({ args: [given, options], ours, theirs }) {
  const text = given.replace(new RegExp(options?.newlineChar ?? "\r?\n", "g"), "\n");
  return (
    ours.refusal === undefined &&
    theirs.refusal !== undefined &&
    BEYOND.some((pattern) => pattern.test(text))
  );
}

// What of a move's text only ours reads: a dash behind the piece, a capture by the b-pawn without
// its sign, castling in small letters, a pawn's letter, a colon for the cross, a capture of files.
const OLD_STYLE = /^(?:[KQRBN][a-h1-8]?-|b[ac]\d|o-o|P-|\w+:|[a-h]x?[a-h](?![1-8]))/;

/** 12: the text is such a spelling of the move that ours makes. */
function oldStyle({ args: [text], ours, theirs }) {
  if (ours.answer === undefined || theirs.refusal === undefined || !OLD_STYLE.test(text)) {
    return false;
  }
  const { san, from } = Object.fromEntries(ours.answer.entries);
  const bare = (move) => move.replace(/^P|[-:x=+#!?]/g, "");
  const spellings = [
    san,
    san.replaceAll("O", "o"),
    san.replace(/^([a-h])x([a-h])\d/, "$1$2"),
    san.replace(/^[KQRBN]?[a-h]?[1-8]?x/, (start) => /^[KQRBN]?/.exec(start)[0] + from),
  ];
  return spellings.map(bare).includes(bare(text));
}

/** 16: what chess.js's parser stumbles over is reported in words of our own, with its place. */
function misread({ ours, theirs }) {
  const { name, line, column } = ours.error ?? {};
  const isPlaced = Number.isInteger(line) && Number.isInteger(column);
  return theirs.error?.name === "SyntaxError" && name === "JadoubeError" && isPlaced;
}

const ALLOWED = {
  removeComment: [[8, commentForgotten]],
  deleteComment: [[8, commentForgotten]],
  move: [
    [3, ambiguous],
    [12, oldStyle],
  ],
  load: [[1, unlawful]],
  loadPgn: [
    [12, beyond],
    [16, misread],
  ],
};

/** The number of the difference that explains what a call answered in both, or null. */
export function explainCall(context) {
  const found = (ALLOWED[context.method] ?? []).find(([, holds]) => holds(context));
  return found?.[0] ?? null;
}
