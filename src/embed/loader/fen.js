// Positions: a FEN or its beginning is read at once, but for one with a capture en passant. Everything
// else is read by a script of its own, which is fetched then (`fen/reader.js`); as far as the pieces are
// plain they are shown meanwhile.
import { bringReader } from "#home";

import { NO_READER } from "./english.js";
import { faultOf } from "./fault.js";
import { whyLost } from "./program.js";
import { say } from "./say.js";
import { speech } from "./speech.js";
import { list } from "./words.js";

export const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

const RANK = "[1-8pnbrqkPNBRQK]{1,8}";

/** The placement, the fields behind it as far as they are as they should be, and what follows. */
const FEN = new RegExp(
  `^\\s*((?:${RANK}/){7}${RANK})(?![^\\s_])(?:[\\s_]+([wb])(?![^\\s_])` +
    `(?: +(-|K?Q?k?q?)(?: +-(?: +(\\d{1,4})(?: +([1-9]\\d{0,3}))?)?)?)?)?\\s*(.*)$`,
  "s",
);

let read;
let isLost = false;

/**
 * Reads a position.
 * @param {string} text
 * @param {() => void} come is called when it can be read better
 * @param {...unknown} place where it stands: see `fen/reader.js`
 * @returns {import("../fen/reader.js").Placement & { fault?: import("./fault.js").Fault }} without a
 *   FEN as long as it is not read well; without pieces where nothing is known yet
 * @throws {import("./fault.js").Fault}
 */
export function readPosition(text, come, ...[attribute, start = 0, end = text.length]) {
  const whole = text.slice(start, end);
  const plain = readPlain(whole.trim() === "start" ? START : whole);
  if (plain.fen) {
    return plain;
  }
  if (read) {
    return read(text, attribute, start, end);
  }
  if (isLost) {
    return { ...plain, fault: faultOf(say(NO_READER, whyLost()), { attribute }) };
  }
  bringReader().then(
    ({ reader }) => (read = reader(speech, list)),
    () => (isLost = true),
  ).then(come);
  return plain;
}

/** What can be read without looking further. */
function readPlain(text) {
  const [, placement, turn, rights = "-", clock = 0, number = 1, rest] = FEN.exec(text) ?? [];
  const ranks = placement?.split("/").map((rank) => rank.replace(/\d/g, (count) => " ".repeat(count)));
  if (!ranks?.every(({ length }) => length === 8)) {
    return {};
  }
  const pieces = [...ranks.reverse().join("")].map((letter) => (letter === " " ? undefined : letter));
  const hasRight = (letter) => {
    const from = letter < "a" ? 0 : 56;
    const [king, rook] = letter < "a" ? "KR" : "kr";
    return pieces[from + 4] === king && pieces[from + (/k/i.test(letter) ? 7 : 0)] === rook;
  };
  const isSound = !rest && (rights === "-" || [...rights].every(hasRight));
  const fen = [placement, turn ?? "w", rights || "-", "-", clock, number].join(" ");
  return { pieces, turn, fen: isSound ? fen : undefined };
}
