// Games written down and read again: as chess.js writes them, and annotated as people do.
import { chessjs } from "../support/libraries.mjs";
import { Pair } from "./pair.mjs";
import { drawArgument, RECORD } from "./probes.mjs";

const COMMENTS = [
  "good",
  "a long comment, of many words",
  "with: [%clk 0:01:02]",
  "(not a variation)",
  "1. e4",
  "$3",
  ";",
];
const SUFFIXES = ["!", "?", "!!", "??", "!?", "?!"];
const RESULTS = ["*", "1-0", "0-1", "1/2-1/2", ""];
const TAGS = [
  ["Event", "A game"],
  ["White", "Anderssen"],
  ["Black", "Dufresne, J."],
  ["Date", "1852.??.??"],
  ["ECO", "C52"],
  ["Annotator", "somebody else"],
  ["Strange", "tag"],
];

/** The text of a game with tags, comments, signs and variations, all of which chess.js can read. */
export function annotated(game, random) {
  const moves = game.history({ verbose: true });
  const start = moves[0]?.before ?? game.fen();
  const tags = TAGS.filter(() => random.chance(0.4)).map(([name, value]) => `[${name} "${value}"]`);
  if (start !== chessjs.DEFAULT_POSITION) {
    tags.push('[SetUp "1"]', `[FEN "${start}"]`);
  }
  const words = random.chance(0.2) ? [`{${random.pick(COMMENTS)}}`] : [];
  for (const [index, { san, color, before }] of moves.entries()) {
    const number = before.split(" ")[5];
    const isFirst = index === 0;
    if (color === "w" || isFirst) {
      words.push(color === "w" ? `${number}.` : `${number}...`);
    }
    words.push(san + (random.chance(0.1) ? random.pick(SUFFIXES) : ""));
    if (random.chance(0.1)) {
      words.push(`$${random.between(1, 140)}`);
    }
    if (random.chance(0.15)) {
      words.push(`{${random.pick(COMMENTS)}}`);
    }
    if (random.chance(0.1)) {
      words.push(variation(before, san, random));
    }
  }
  const newline = random.pick(["\n", "\r\n"]);
  const space = random.chance(0.2) ? newline : " ";
  return [...tags, "", [...words, random.pick(RESULTS)].join(space), ""].join(newline);
}

/** Another move in place of one, where there is one, with a reply. */
function variation(before, san, random) {
  const game = new chessjs.Chess(before);
  const number = before.split(" ")[5];
  const others = game.moves().filter((other) => other !== san);
  if (others.length === 0) {
    return "";
  }
  const dots = game.turn() === "w" ? "." : "...";
  const first = random.pick(others);
  game.move(first);
  const replies = game.moves();
  const reply = replies.length > 0 && random.chance(0.5) ? ` ${random.pick(replies)}` : "";
  return `(${number}${dots} ${first}${random.chance(0.3) ? " {aside}" : ""}${reply})`;
}

/** Loads a game's own text, or an annotated one, into fresh games and compares what they know. */
export function readRecord(pair, random, report) {
  const isOwn = random.chance(0.4);
  const source = pair.theirsAnew();
  const text = isOwn ? source.pgn(drawArgument(random)) : annotated(source, random);
  const loaded = new Pair({ compat: pair.compat });
  const { newline } = drawArgument(random);
  const args = random.chance(0.2)
    ? [text.replace(/\r?\n/g, newline), { newlineChar: newline === "|" ? "\\|" : newline }]
    : [text, ...(random.chance(0.2) ? [{ strict: random.chance(0.5) }] : [])];
  const { ours, theirs } = report.compare(loaded, { method: "loadPgn", args, theirs: args });
  if (ours.refusal !== undefined || theirs.refusal !== undefined) {
    return;
  }
  loaded.keep("loadPgn", args, args, theirs.answer);
  const probes = ["fen", "isThreefoldRepetition", ...Object.keys(RECORD)];
  const argument = drawArgument(random);
  for (const probe of probes) {
    report.compare(loaded, { probe, argument });
  }
}
