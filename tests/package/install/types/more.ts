// What the package has beyond chess.js, as its users write it.
import {
  Chess,
  JadoubeError,
  Move,
  NAG_TO_SYMBOL,
  loadInsight,
  loadPgnGames,
  nagToGlyph,
} from "jadoube";
import type { Square } from "jadoube";

export const starts: Chess[] = [
  new Chess(undefined, { chess960: true }),
  new Chess("4k3/8/8/8/8/8/8/4K3 w - - 0 1", { compat: "chess.js" }),
  Chess.chess960(518),
  new Chess({ chess960: true }),
];
const chess = starts[0]!;
export const kind: boolean = chess.chess960;

// Ends and claims
const outcome = chess.outcome();
export const winner: "w" | "b" | null = outcome === null ? null : outcome.winner;
export const reason: string = outcome?.reason ?? "";
export const dead: boolean = chess.isDeadPosition();
export const maybeDead: boolean | undefined = chess.isDeadPosition({ maxNodes: 1_000 });
export const canMate: boolean | undefined = chess.canEverMate("w");
export const canSoonMate: boolean | undefined = chess.canEverMate("b", { maxNodes: 1_000 });
export const claims: ["threefold" | "fifty", string | null][] = chess
  .claimableDraws()
  .map(({ reason, move }) => [reason, move]);

// Reasons, for which the second half has to be there
export const loading: Promise<void> = loadInsight();
const refusal = chess.explainIllegal("e2", "e5");
export const refused: string = refusal ? `${refusal.code}: ${refusal.text}` : "";
export const shownSquares: Square[] = refusal ? [...refusal.squares, ...refusal.by] : [];
export const promoted = chess.explainIllegal("e7", "e8", "q");
for (const explanation of [chess.explainMate(), chess.explain()]) {
  const steps: { text: string; squares: Square[] }[] = explanation?.steps ?? [];
  const words: string[] = explanation ? [explanation.title, explanation.text] : [];
  void [steps, words];
}
for (const { term, name, side, squares, by, targets, lines, moves } of [
  ...chess.terms(),
  ...chess.terms("e4"),
]) {
  const places: Square[] = [...squares, ...by, ...targets, ...lines.flat()];
  const words: string[] = [term, name, side, ...moves];
  void [places, words];
}

// Notations
export const written: string[] = [
  chess.toNotation("e4", "descriptive"),
  chess.toNotation("e2e4", "san", "de"),
  chess.toNotation(chess.moves({ verbose: true })[0]!, "descriptive-long"),
];
const read = chess.fromNotation("P to K 4");
export const found: [Square, Square, string | undefined, string, string] = [
  read.from,
  read.to,
  read.promotion,
  read.san,
  read.uci,
];

// Records
export const loaded: Chess[] = [...loadPgnGames("1. e4 *"), ...chess.loadPgnGames("1. e4 *")];
export const games: Chess[] = chess.games;
export const faults: [string, string, number, number][] = chess.faults.map(
  ({ code, message, line, column }) => [code, message, line, column],
);
const first = chess.tree().add("e4");
first.comment = "a good beginning";
first.commentBefore = "best by test";
export const prefaces: (string | undefined)[] = [first.commentBefore];
first.nags = [1, 14];
export const walked: (string | null | undefined)[] = [first.san, first.uci, first.fen, first.comment];
export const deeper: number = first.children.length + first.ply + (first.next?.ply ?? 0);
export const main: boolean = first.isMain && first.parent !== null;
first.promote();
first.demote();
first.makeMain();
first.remove();

// Signs
chess.addNag(1);
chess.setNags([1, 2], chess.fen());
export const nags: number[] = [...chess.getNags(), ...chess.removeNags()];
export const removed: boolean = chess.removeNag(1);
chess.setSuffixAnnotation("!?");
export const suffix: string | undefined = chess.getSuffixAnnotation();
chess.removeSuffixAnnotation();
export const glyph: string | undefined = nagToGlyph(1) ?? NAG_TO_SYMBOL[1];

// The rest
export const promotes: boolean = chess.isPromotion({ from: "e7", to: "e8" });
export const destinations: Map<Square, Square[]> = chess.dests();
export const named: Promise<{ eco: string; name: string } | null> = chess.openingName();
export const picture: string[] = [chess.svg(), chess.svg({})];
chess.dispose();

try {
  chess.move("Nd2");
} catch (error) {
  if (error instanceof JadoubeError) {
    const result: [string, string] = [error.code, error.message];
    const where: (number | string | undefined)[] = [error.line, error.column, error.square, error.ply];
    const candidates: string[] = error.candidates ?? [];
    void [result, where, candidates];
  }
}
export const isMove = (value: unknown): value is Move => value instanceof Move;

export const judged: (string | undefined)[] = chess
  .getComments({ all: true })
  .map(({ comment, suffixAnnotation }) => comment ?? suffixAnnotation);
export const localized: Chess[] = loadPgnGames("1. e4 *", { locale: "de" });
chess.loadPgn("1. Sf3 *", { locale: "de" });
