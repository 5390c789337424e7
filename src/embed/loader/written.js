// What an author has written between the tags of the element.
const PGN = "script[type='application/x-chess-pgn' i], script[type='application/vnd.chess-pgn' i]";

/** The record between the tags, or in the attribute `pgn` where a page may hold no script, or null. */
export const recordOf = (element) =>
  element.querySelector(`:scope > :is(${PGN})`)?.textContent ?? element.getAttribute("pgn");

/** The hints between the tags. */
export const hintsOf = (element) =>
  [...element.querySelectorAll(":scope > jadoube-hint")].map((hint) => ({
    squares: hint.getAttribute("squares") ?? "",
    text: hint.textContent.trim(),
  }));
