// Which square of a diagram is tapped. The loader draws a square 48 units wide, from the corner at 0, 0.

/** @returns {string} the name of the square, or nothing beside the board */
function squareAt(board, { clientX, clientY }) {
  const picture = board.shadowRoot?.querySelector(".picture");
  if (!picture) {
    return "";
  }
  const { x, y, width, height } = picture.viewBox.baseVal;
  const box = picture.getBoundingClientRect();
  const column = Math.floor((x + ((clientX - box.left) / box.width) * width) / 48);
  const row = Math.floor((y + ((clientY - box.top) / box.height) * height) / 48);
  if (![column, row].every((place) => place >= 0 && place < 8)) {
    return "";
  }
  const isTurned = board.getAttribute("orientation") === "black";
  const [file, rank] = isTurned ? [7 - column, row + 1] : [column, 8 - row];
  return "abcdefgh"[file] + rank;
}

/** Calls `hear` with each square of a diagram that is tapped. */
export function hearTaps(board, hear) {
  board.classList.add("jadoube-lesson-taps");
  board.addEventListener("click", (event) => {
    const square = squareAt(board, event);
    if (square) {
      hear(square);
    }
  });
}
