// Boards in JSX, in the names of HTML and in those of the properties.
import "jadoube/react";
import { useRef, useState } from "react";
import type { JadoubeBoard } from "jadoube/board";

export function Game() {
  const [fen, setFen] = useState("start");
  const board = useRef<JadoubeBoard>(null);
  return (
    <jadoube-board
      ref={board}
      key="game"
      className="wide"
      mode="play"
      fen={fen}
      undo
      hints={false}
      onClick={() => board.current?.flip()}
      onjadoube-move={(event) => setFen(event.detail.fen)}
    >
      <span slot="caption">Play both sides.</span>
    </jadoube-board>
  );
}

export const exercise = (
  <jadoube-board mode="solve" goal="capture-all" by="n" in={2} max-moves="6" maxMoves={6} name="q1" required>
    <jadoube-hint squares="e4">Begin here.</jadoube-hint>
  </jadoube-board>
);

export const linked = <jadoube-move for="g1" at="14w">14.Nf5</jadoube-move>;

// @ts-expect-error: no such mode
export const wrong = <jadoube-board mode="chess" />;
