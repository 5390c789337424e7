// The drawing of the pieces in the form in which the loader has it: three outlines by role, which both
// colors share. It reads `src/picture/pieces.svg`, which stays the only drawing there is.

/** The paths of a shape, in their order, by their attributes; `board/drawing.css` has the same. */
const KINDS = {
  fill: { "stroke-width": "1.6" },
  crease: { fill: "none", stroke: "currentColor", "stroke-width": ".9" },
  hatch: { fill: "currentColor", stroke: "currentColor", "stroke-width": ".5" },
};

const attributesOf = (tag) =>
  Object.fromEntries([...tag.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));

/**
 * A path with tenths in place of its numbers: without points and zeros it travels in fewer bytes. The flags of
 * arcs are numbers as well.
 */
export const inTenths = (d) =>
  d
    .match(/[a-z]|-?(?:\d+\.?\d*|\.\d+)/gi)
    .map((word) => (/[a-z]/i.test(word) ? word : tenths(word)))
    .join(" ")
    .replace(/(?<=[a-z]) | (?=[a-z-])/gi, "");

function tenths(number) {
  const count = Math.round(number * 10);
  if (Math.abs(count - number * 10) > 1e-9) {
    throw new Error(`the loader knows tenths only, not ${number}`);
  }
  return count;
}

/** Attributes in an order that does not depend on how they are written. */
const sorted = (attributes) => JSON.stringify(Object.entries(attributes).sort());

/** The outlines of a shape, one for each kind. */
function outlinesOf(shape) {
  const tags = [...shape.matchAll(/<path [^>]*>/g)].map(([tag]) => tag);
  return Object.entries(KINDS).map(([kind, meant], index) => {
    const { d, ...rest } = attributesOf(tags[index] ?? "");
    if (!d || sorted(rest) !== sorted(meant) || tags.length !== Object.keys(KINDS).length) {
      throw new Error(`the loader knows no ${kind} such as ${tags[index]}`);
    }
    return inTenths(d);
  });
}

/** Finds the element with an id, which stands on a line of its own. */
function lineOf(drawing, id) {
  const line = drawing.split("\n").find((line) => line.includes(` id="${id}"`));
  if (!line) {
    throw new Error(`the drawing has no ${id}`);
  }
  return line;
}

/**
 * The pieces of the board set.
 * @param {string} drawing the text of `pieces.svg`
 * @returns {{ KINDS: string[], SHAPES: Record<string, string[]> }} the kinds of outlines, and those of
 *   each role in the same order, in tenths
 */
export function piecesOf(drawing) {
  return {
    KINDS: Object.keys(KINDS),
    SHAPES: Object.fromEntries([..."kqrbnp"].map((role) => [role, outlinesOf(lineOf(drawing, `shape-${role}`))])),
  };
}
