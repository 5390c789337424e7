// The calls of an edit sequence, drawn at random: `{ method, args }`, with the arguments that
// chess.js gets instead where the migration page says that it would do something else.
import { chessjs } from "../support/libraries.mjs";
import { canonical, complete, drawFen } from "./positions.mjs";
import { annotated } from "./records.mjs";

const SQUARES = Array.from({ length: 64 }, (_, i) => "abcdefgh"[i % 8] + (8 - (i >> 3)));
const TAGS = [
  "White",
  "Black",
  "Event",
  "Site",
  "Date",
  "Round",
  "Result",
  "ECO",
  "WhiteElo",
  "Annotator",
  "Own",
  "FEN",
  "SetUp",
];
const VALUES = ["?", "Morphy", "1858.??.??", "*", "1-0", "", "a longer value", "*"];
const COMMENTS = [
  "fine",
  "",
  "two words",
  "with {one} pair",
  "with }{ turned",
  "umlaut ä, sign ♞",
  "0123456789 ".repeat(9),
  "line\nbreak",
];
const SEVERAL_BRACES = ["{a} and {b}", "}} {{", "{{nested} text}"];

const square = (random) =>
  random.chance(0.97) ? random.pick(SQUARES) : random.pick(["z9", "", "E4"]);
const color = (random) => random.pick("wb");

/** Anything anywhere but pawns on their last ranks, where chess.js makes moves off the board. */
function putting(random) {
  const type = random.chance(0.02) ? "z" : random.pick("pppnnbbrrqk");
  const place = square(random);
  const isLost = type === "p" && /[18]/.test(place);
  return { method: "put", args: [{ type: isLost ? "n" : type, color: color(random) }, place] };
}

const rights = (random) => {
  const side = () => random.pick([true, false, undefined]);
  return random.pick([{ k: side(), q: side() }, { k: side() }, { q: side() }, {}]);
};

/** All braces become brackets, as ours does it with every comment. */
const unbraced = (text) => text.replaceAll("{", "[").replaceAll("}", "]");

function comment(random) {
  if (random.chance(0.1)) {
    const text = random.pick(SEVERAL_BRACES);
    return { method: "setComment", args: [text], theirs: [unbraced(text)], number: 11 };
  }
  return { method: "setComment", args: [random.pick(COMMENTS)] };
}

/** Whether at most the kings are wrong; other faults leave chess.js without a position. */
function isDiagram(fen) {
  const { ok, error } = chessjs.validateFen(complete(fen));
  const rows = fen.split(" ")[0].split("/");
  return (ok || /king/.test(error)) && !/p/i.test(rows[0] + rows[7]);
}

function load(pair, starts, random) {
  const fen = drawFen(starts, random);
  const settings = random.weighted([
    [6, []],
    [2, [{ preserveHeaders: true }]],
    ...(isDiagram(fen) ? [[1, [{ skipValidation: true }]]] : []),
  ]);
  const isTaken = settings[0]?.skipValidation || chessjs.validateFen(complete(fen)).ok;
  const possible = isTaken ? canonical(fen) : fen;
  return {
    method: "load",
    args: [fen, ...settings],
    ...(possible === fen ? {} : { theirs: [possible, ...settings], number: 2 }),
  };
}

/** A legal move of both, as text or object. */
function move(pair, random) {
  const others = new Set(pair.theirs.moves());
  const moves = pair.ours.moves().filter((san) => others.has(san));
  const made = moves.length === 0 ? "e4" : random.pick(moves);
  return { method: "move", args: [made] };
}

function header(random) {
  const tag = random.pick(TAGS);
  const value = random.pick(VALUES);
  return random.weighted([
    [5, { method: "setHeader", args: [tag, value] }],
    [2, { method: "removeHeader", args: [tag] }],
    [1, { method: "header", args: [tag, value] }],
    [1, { method: "header", args: [tag, value, random.pick(TAGS), random.pick(VALUES)] }],
    [1, { method: "header", args: [tag] }],
    [1, { method: "setHeader", args: [tag, undefined] }],
  ]);
}

/** chess.js plays an edited game back to remove all comments, and so would spoil its position. */
const removal = (pair, random) => ({
  method: random.pick(
    pair.account.editedLate
      ? ["removeComment", "deleteComment"]
      : ["removeComment", "deleteComment", "removeComments", "deleteComments"],
  ),
  args: [],
});

/** A game of few moves for the text of a record. */
function shortGame(random) {
  const game = new chessjs.Chess();
  for (let plies = random.below(12); plies > 0 && !game.isGameOver(); plies -= 1) {
    game.move(random.pick(game.moves()));
  }
  return game;
}

/** Draws the next call of a sequence. */
export function drawOperation(pair, starts, random) {
  const draw = random.weighted([
    [30, () => move(pair, random)],
    [14, () => putting(random)],
    [10, () => ({ method: "remove", args: [random.pick(SQUARES)] })],
    [6, () => ({ method: "setTurn", args: [color(random)] })],
    [6, () => ({ method: "setCastlingRights", args: [color(random), rights(random)] })],
    [6, () => load(pair, starts, random)],
    [2, () => ({ method: "clear", args: random.pick([[], [{ preserveHeaders: true }]]) })],
    [2, () => ({ method: "reset", args: [] })],
    [8, () => ({ method: "undo", args: [] })],
    [3, () => ({ method: "move", args: [random.pick([null, "--"])] })],
    [2, () => ({ method: "loadPgn", args: [annotated(shortGame(random), random)] })],
    [8, () => comment(random)],
    [4, () => removal(pair, random)],
    [6, () => header(random)],
  ]);
  const operation = draw();
  return { theirs: operation.args, ...operation };
}
