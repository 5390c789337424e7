// FENs for the edits: good ones, short ones, damaged ones, and such as cannot be.
import { chessjs } from "../support/libraries.mjs";
import { endgame } from "./starts.mjs";

const REST = ["-", "-", "0", "1"];
const MARKS = "pnbrqkPNBRQK12345678/-wbKQkqacdefgh36 09x";

/** The pieces of a board by their squares; of two kings of a side only the first is put there. */
export function piecesOf(board) {
  const rows = board.split("/");
  const pieces = {};
  for (const [row, text] of rows.entries()) {
    let file = 0;
    for (const mark of text) {
      if (/\d/.test(mark)) {
        file += Number(mark);
      } else {
        if (!/k/i.test(mark) || !Object.values(pieces).includes(mark)) {
          pieces["abcdefgh"[file] + (8 - row)] = mark;
        }
        file += 1;
      }
    }
  }
  return pieces;
}

/** The FEN with the fields that are commonly left out, as both libraries complete it. */
export function complete(fen) {
  const fields = fen.split(/\s+/);
  const missing = fields.length >= 2 && fields.length < 6;
  return missing ? [...fields, ...REST.slice(fields.length - 6)].join(" ") : fen;
}

const HOMES = {
  K: ["e1", "h1", "K", "R"],
  Q: ["e1", "a1", "K", "R"],
  k: ["e8", "h8", "k", "r"],
  q: ["e8", "a8", "k", "r"],
};

/** The rights for which king and rook stand at home. */
function possibleRights(pieces, rights) {
  const kept = [...rights].filter((right) => {
    const [home, corner, king, rook] = HOMES[right] ?? [];
    return pieces[home] === king && pieces[corner] === rook;
  });
  return kept.join("") || "-";
}

/** Whether the side to move would have stood in check before the pawn passed the square. */
function checkedBefore(board, turn, square, start) {
  const game = new chessjs.Chess(`${board} ${turn} - - 0 1`, { skipValidation: true });
  const mover = turn === "w" ? "b" : "w";
  game.remove(square[0] + (turn === "w" ? "5" : "4"));
  game.put({ type: "p", color: mover }, square[0] + start);
  return game.findPiece({ type: "k", color: turn }).some((king) => game.isAttacked(king, mover));
}

/** The square, if a pawn can have just passed it. */
function possiblePassing(board, pieces, turn, square) {
  const [file, rank] = square;
  const [start, end, pawn, needed] = turn === "w" ? ["7", "5", "p", "6"] : ["2", "4", "P", "3"];
  const free = pieces[square] === undefined && pieces[file + start] === undefined;
  const hasPassed = rank === needed && free && pieces[file + end] === pawn;
  return hasPassed && !checkedBefore(board, turn, square, start) ? square : "-";
}

/** The FEN that says the same without what cannot be. */
export function canonical(fen) {
  const fields = complete(fen).split(/\s+/);
  if (fields.length !== 6) {
    return fen;
  }
  const pieces = piecesOf(fields[0]);
  const rights = possibleRights(pieces, fields[2]);
  const square = fields[3] === "-" ? "-" : possiblePassing(fields[0], pieces, fields[1], fields[3]);
  const changed =
    square !== fields[3] || [...fields[2]].some((c) => c !== "-" && !rights.includes(c));
  return changed ? [fields[0], fields[1], rights, square, fields[4], fields[5]].join(" ") : fen;
}

function damaged(fen, random) {
  let text = fen;
  for (let times = random.between(1, 2); times > 0; times -= 1) {
    const at = random.below(text.length);
    text = random.weighted([
      [3, text.slice(0, at) + random.pick(MARKS) + text.slice(at + 1)],
      [1, text.slice(0, at) + text.slice(at + 1)],
      [1, text.slice(0, at) + random.pick(MARKS) + text.slice(at)],
    ]);
  }
  return text;
}

/** A board on which anything stands anywhere, pawns on the first and last rank excepted. */
function anything(random) {
  const game = new chessjs.Chess();
  game.clear();
  game.put({ type: "k", color: "w" }, random.pick(chessjs.SQUARES));
  game.put({ type: "k", color: "b" }, random.pick(chessjs.SQUARES));
  for (let pieces = random.below(12); pieces > 0; pieces -= 1) {
    const type = random.pick("ppnbrq");
    const rank = type === "p" ? random.between(2, 7) : random.between(1, 8);
    const square = random.pick("abcdefgh") + rank;
    if (game.get(square)?.type !== "k") {
      game.put({ type, color: random.pick("wb") }, square);
    }
  }
  const [board] = game.fen().split(" ");
  const rights = random.pick(["-", "KQkq", "Kq", "Q"]);
  return [board, random.pick("wb"), rights, "-", random.below(100), random.between(1, 90)].join(
    " ",
  );
}

/** Draws a FEN to load. */
export function drawFen(starts, random) {
  const good = starts.draw(random) ?? chessjs.DEFAULT_POSITION;
  const fields = good.split(" ");
  const draw = random.weighted([
    [8, () => good],
    [3, () => fields.slice(0, random.between(1, 5)).join(" ")],
    [1, () => fields.join(random.pick(["  ", "\t"]))],
    [1, () => endgame(random)],
    [3, () => anything(random)],
    [4, () => damaged(good, random)],
    [1, () => fields.with(2, "KQkq").join(" ")],
    [1, () => fields.with(3, random.pick("abcdefgh") + (fields[1] === "w" ? "6" : "3")).join(" ")],
  ]);
  // Ours counts to 9,999, chess.js to whatever is written.
  return draw().replace(/\d{5,}/g, (number) => number.slice(0, 4));
}
