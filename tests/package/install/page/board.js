// What a page does with boards: paints one, and plays on it with what is fetched then.
import "jadoube/board";

const names = () => performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);

const board = document.createElement("jadoube-board");
board.mode = "play";
board.fen = "8/8/8/8/8/4k3/4p3/4K3 b - - 0 1";
board.hidden = true;
document.documentElement.append(board);

const said = board.shadowRoot.querySelector("svg").getAttribute("aria-label");
const first = names();
const isMade = await board.move("Kd3");
const result = { said, isMade, fen: board.fen, first, all: names() };
document.documentElement.dataset.result = JSON.stringify(result);
