// The style sheets of boards in foreign pages.

/**
 * Those of played boards, by the part of the program whose board needs them; `main` for all. The
 * styles of the site come first, so that those of the element have the last word.
 */
export const STYLES = {
  main: ["styles/pieces", "styles/board", "styles/drawing", "src/embed/program/program"],
  split_game: ["styles/score", "src/embed/program/game"],
  split_computer: ["src/embed/program/computer"],
  split_setup: ["styles/desk", "src/embed/program/setup"],
};

/** That of the loader, which stands before them. */
export const LOADER_STYLES = "src/embed/loader/board";

/** What pages and readers call 1rem by themselves, in pixels. */
const ROOT = 16;

/**
 * Sizes of our own: the root of a page may have letters of 10 px, so that a count of them suits it.
 * Readers who want larger letters than that get them.
 * @param {string} css
 */
export const ownSized = (css) =>
  css.replace(/(?<![\w.#-])(\d*\.?\d+)rem\b/g, (size, count) => `max(${size}, ${count * ROOT}px)`);
