import { useState } from "react";

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/** A position that the page keeps: the board reports each move, and gets the position of the game. */
export function Game() {
  const [{ fen, moves }, setGame] = useState({ fen: START, moves: [] });
  const play = ({ detail }) =>
    setGame((game) => ({ fen: detail.fen, moves: [...game.moves, detail.san] }));
  return (
    <section>
      <h2>A position that the page keeps</h2>
      <jadoube-board id="game" mode="play" fen={fen} onjadoube-move={play} />
      <p>
        <output id="moves">{moves.join(" ") || "No moves yet."}</output>
      </p>
      <p>
        <button type="button" onClick={() => setGame({ fen: START, moves: [] })}>
          Set up again
        </button>
      </p>
    </section>
  );
}
