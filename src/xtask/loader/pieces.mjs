// The drawing of the pieces in the form in which the loader has it: paths by kind, what both colors
// share only once. It reads `src/picture/pieces.svg`, which stays the only drawing there is.

/** The kinds of paths by their attributes; `board.css` has the same. */
const KINDS = {
  fill: { "stroke-width": "1.7" },
  ink: { fill: "currentColor", stroke: "currentColor", "stroke-width": ".6" },
  line: { fill: "none", stroke: "currentColor", "stroke-width": "1.3" },
};

const attributesOf = (tag) =>
  Object.fromEntries([...tag.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));

/** The shortest spelling of the same path. */
const shortest = (d) => d.replace(/(\.\d+) (?=\.)/g, "$1").replace(/ (?=-)/g, "");

/** The kind and the outline of a path. */
function pathOf(tag) {
  const { d, "fill-rule": _, ...rest } = attributesOf(tag);
  const said = JSON.stringify(Object.entries(rest).sort());
  const kind = Object.keys(KINDS).find(
    (name) => JSON.stringify(Object.entries(KINDS[name]).sort()) === said,
  );
  if (!kind || !d) {
    throw new Error(`the loader knows no path such as ${tag}`);
  }
  return [kind, shortest(d)];
}

/** Finds the element with an id, which stands on a line of its own. */
function lineOf(drawing, id) {
  const line = drawing.split("\n").find((line) => line.includes(` id="${id}"`));
  if (!line) {
    throw new Error(`the drawing has no ${id}`);
  }
  return line;
}

const pathsOf = (line) => [...line.matchAll(/<path [^>]*>/g)].map(([tag]) => pathOf(tag));

/**
 * The pieces of the board set.
 * @param {string} drawing the text of `pieces.svg`
 * @returns {{ BODIES: object, DETAILS: object }} what both colors share by role, and the rest by piece
 */
export function piecesOf(drawing) {
  const roles = [..."kqrbnp"];
  const pieces = roles.flatMap((role) => [`w${role}`, `b${role}`]);
  return {
    BODIES: Object.fromEntries(roles.map((role) => [role, pathsOf(lineOf(drawing, `shape-${role}`))])),
    DETAILS: Object.fromEntries(
      pieces.map((piece) => [piece, pathsOf(lineOf(drawing, `piece-${piece}`))]).filter(([, paths]) => paths.length),
    ),
  };
}
