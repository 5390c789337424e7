// What a page does with the package: makes a move, and later asks what it is called.
import { Chess } from "jadoube";

const chess = new Chess();
const { san } = chess.move("e4");
const first = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
chess.openingName().then((opening) => {
  const result = { san, fen: chess.fen(), opening, first };
  document.documentElement.dataset.result = JSON.stringify(result);
});
