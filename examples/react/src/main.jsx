import { StrictMode } from "react";
import { createRoot } from "react-dom/client";

import "jadoube/react";
import "jadoube/board.css";
import "./page.css";
import { Exercise } from "./Exercise.jsx";
import { Game } from "./Game.jsx";

createRoot(document.getElementById("page")).render(
  <StrictMode>
    <main>
      <h1>Boards in React</h1>
      <h2>A diagram</h2>
      <jadoube-board
        fen="r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4"
        arrows="h5f7 c4f7"
        marks="red:f7"
      >
        <span slot="caption">Queen and bishop look at f7.</span>
      </jadoube-board>
      <Game />
      <Exercise />
    </main>
  </StrictMode>,
);
