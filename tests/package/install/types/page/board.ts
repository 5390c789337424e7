// Boards as a page uses them: elements, events, values.
import "jadoube/board";
import type { BoardOutcome, BoardResult, JadoubeBoard, JadoubeMove } from "jadoube/board";

const board = document.createElement("jadoube-board");
board.mode = "solve";
board.goal = "mate";
board.maxMoves = "6";
board.canUndo = true;
board.giveUp = "3";
board.maxTries = "5";
board.target = "8/8/8/8/8/8/8/K1k5 w";
export const same: JadoubeBoard | null = document.querySelector("jadoube-board");
export const link: JadoubeMove = document.createElement("jadoube-move");
export const hinted: string = document.createElement("jadoube-hint").squares;

board.addEventListener("jadoube-move", (event) => {
  const words: string[] = [event.detail.san, event.detail.uci, event.detail.fen];
  if (event.detail.by === "reader" && words.includes("f3")) {
    event.preventDefault();
  }
});
document.body.addEventListener("jadoube-solved", ({ detail }) => {
  const outcome: BoardOutcome = detail;
  const numbers: number[] = [outcome.attempts, outcome.hints, outcome.ms];
  void numbers;
  const ends: [BoardResult, string | undefined, number | undefined] = [outcome.result, outcome.fen, outcome.puzzle];
  void ends;
});
board.addEventListener("jadoube-summary", ({ detail }) => {
  const { puzzles, done, right, results } = detail;
  const shown: string[] = results.filter(({ result }) => result === "shown").map(({ id }) => id);
  void [puzzles, done, right, shown];
});
board.addEventListener("jadoube-error", ({ detail: { message, line } }) => {
  void [message.length, line?.toFixed()];
});
board.addEventListener("click", () => board.flip());

export const made: Promise<boolean> = board.move("e4");
export const picture: Promise<Blob> = board.toPNG();
export const texts: (string | null)[] = [board.value, board.pgn, board.fen, board.toSVG()];
export const pieces: ("w" | "b" | undefined)[] = [board.position?.["e1"]?.color];
export const state: [boolean, string[] | null] = [board.solved, board.legalMoves];
export const control: (HTMLFormElement | null)[] = [board.form];

// @ts-expect-error: no such mode
board.mode = "chess";
// @ts-expect-error: the reader solves it
board.solved = true;
