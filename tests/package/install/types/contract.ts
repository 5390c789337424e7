// The published declarations of chess.js as an interface: a program that was written for them finds
// everything it knows in ours.
import type * as theirs from "chess.js";
import * as ours from "jadoube";

/** What a class shows: private members would tie it to one library. */
type Public<Class> = Pick<Class, keyof Class>;

/** Holds only when each type can stand for the other. */
type Same<One, Other> = [One, Other] extends [Other, One] ? true : false;

/** What is made with `new`, the same ways as `Class`. */
type Constructor<Class extends new (...words: never) => unknown> = new (
  ...words: ConstructorParameters<Class>
) => Public<InstanceType<Class>>;

// Every export, but for their generator of random numbers; `default` is only what Node calls the
// whole of a script that is no module.
type Classes = "Chess" | "Move";
type Values = Omit<typeof theirs, Classes | "xoroshiro128" | "default">;
export const values: Values = ours;
export const chess: Constructor<typeof theirs.Chess> = ours.Chess;

export const types: [
  Same<ours.Color, theirs.Color>,
  Same<ours.PieceSymbol, theirs.PieceSymbol>,
  Same<ours.Square, theirs.Square>,
  Same<ours.Piece, theirs.Piece>,
] = [true, true, true, true];

// Every member of a game, with its overloads, options and what it returns.
export const game: Public<theirs.Chess> = new ours.Chess();
export const made: Public<theirs.Chess> = new chess(ours.DEFAULT_POSITION, { skipValidation: true });

// Every member of a move; ours is what `instanceof` and annotations name.
export const move: Public<theirs.Move> = new ours.Chess().move("e4");
export const list: theirs.Move[] = new ours.Chess().moves({ verbose: true });
export const isMove = (value: unknown): value is theirs.Move => value instanceof ours.Move;

// A function that was written for a game of theirs takes one of ours, and a subclass is possible.
const show = (shown: Public<theirs.Chess>): string => `${shown.ascii()}\n${shown.turn()}`;
class Kept extends ours.Chess {
  readonly kept: ours.Move[] = [];

  playAndKeep(text: string): void {
    this.kept.push(this.move(text));
  }
}
export const shown: string = show(new Kept());

// What one library gives, the other takes.
declare const other: Public<theirs.Chess>;
export const exchanged = (): void => {
  const mine = new ours.Chess(other.fen());
  for (const { from, to, promotion } of other.history({ verbose: true })) {
    mine.move(promotion === undefined ? { from, to } : { from, to, promotion });
  }
  other.load(mine.fen(), { preserveHeaders: true });
  mine.put(other.get("e4") ?? { type: theirsKing, color: other.turn() }, "e4");
  mine.setCastlingRights(other.turn(), other.getCastlingRights("w"));
  other.loadPgn(mine.pgn({ maxWidth: 72, newline: "\r\n" }), { strict: true });
};
declare const theirsKing: typeof theirs.KING;
