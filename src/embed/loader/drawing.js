// The board as SVG, node by node: a page with trusted types takes no markup from scripts. What it
// looks like is in `board/drawing.css`; where everything lies is as in `src/picture`.
import { KINDS, SHAPES } from "#pieces";
import { arrowPath, circlePath, DARK, TEETH, TICKS } from "./geometry.js";
import { cornerOf } from "./squares.js";
import { diagramText } from "./words.js";

/**
 * What is drawn.
 * @typedef {object} Picture
 * @property {(string | undefined)[]} pieces
 * @property {"w" | "b" | undefined} turn
 * @property {"w" | "b"} bottom
 * @property {"outside" | "inside" | "none"} coordinates
 * @property {import("./shapes.js").Shape[]} arrows
 * @property {import("./shapes.js").Shape[]} marks
 * @property {number[] | undefined} last where the last move began and ended
 * @property {number | undefined} check
 */

/** The room around the squares: to the left, above, and both sides together. */
export const ROOM = { outside: [22, 8, 30], inside: [1, 1, 2], none: [1, 1, 2] };

const make = (name, attributes, ...children) => {
  const node = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const key in attributes) {
    node.setAttribute(key, attributes[key]);
  }
  node.append(...children);
  return node;
};
const path = (d, part) => make("path", { class: part.split(" ").at(-1), part, d });

/** The drawings of the pieces that were needed so far; each board clones them. */
const drawn = {};
const idOf = (letter) => (letter < "a" ? "w" : "b") + letter.toLowerCase();
const pieceOf = (letter) => {
  const id = idOf(letter);
  const [side, role] = id;
  drawn[letter] ??= make(
    "g",
    { id, class: side },
    ...SHAPES[role].map((tenths, index) =>
      make("path", { class: KINDS[index], d: tenths.replace(/\d+/g, (count) => count / 10) }),
    ),
  );
  return drawn[letter].cloneNode(true);
};

const ALL = "M0 0h384v384h-384z";

const at = (square, bottom) => `translate(${cornerOf(square, bottom).join(" ")})`;

const drawing = (coordinates, attributes, ...children) => {
  const [left, top, both] = ROOM[coordinates];
  const viewBox = `${-left} ${-top} ${384 + both} ${384 + both}`;
  return make("svg", { viewBox, ...attributes }, ...children);
};

/** A line with a light one around it. */
const ringed = (attributes, d) =>
  make("g", attributes, ...["halo", "core"].map((kind) => make("path", { class: kind, d })));

/** What is drawn over the pieces: circles, and arrows above them. */
const shapes = ({ marks, arrows, bottom }) => [
  ...marks.map(({ ink, squares: place }) =>
    ringed({ part: "mark", class: `mark ink${ink}` }, circlePath(place, bottom)),
  ),
  ...arrows.map(({ ink, squares: ends }) =>
    make("path", { part: "arrow", class: `arrow ink${ink}`, d: arrowPath(ends, bottom) }),
  ),
];

/** Draws only the arrows and marks, to lie over a board that somebody else draws. */
export const drawInk = (picture) =>
  drawing(picture.coordinates, { class: "drawing ink", "aria-hidden": true }, ...shapes(picture));

/** Draws a board. */
export function draw(picture) {
  const { pieces, bottom, coordinates, last, check } = picture;
  const squares = [...pieces.keys()].filter((square) => pieces[square]);
  const kinds = [...new Set(squares.map((square) => pieces[square]))];
  return drawing(
    coordinates,
    { class: "drawing picture", part: "board", role: "img", "aria-label": diagramText(picture) },
    make("defs", {}, ...kinds.map(pieceOf)),
    // The squares cover the inner half of the line around them.
    path(ALL, "edge"),
    path(ALL, "square light"),
    path(DARK, "square dark"),
    ...(last ?? []).map((square) =>
      ringed({ part: "last-move", class: "last", transform: at(square, bottom) }, TICKS),
    ),
    ...(check === undefined
      ? []
      : [make("path", { part: "check", class: "check", d: TEETH, transform: at(check, bottom) })]),
    ...squares
      // From the top left corner on, whichever side is at the bottom.
      .map((square) => [cornerOf(square, bottom), pieces[square]])
      .sort(([[x, y]], [[otherX, otherY]]) => y - otherY || x - otherX)
      .map(([[x, y], letter]) => make("use", { part: "piece", href: `#${idOf(letter)}`, x, y })),
    ...shapes(picture),
    ...names(coordinates, bottom),
  );
}

/** The names of files and ranks. */
function names(coordinates, bottom) {
  if (coordinates === "none") {
    return [];
  }
  const outside = coordinates === "outside";
  const corner = bottom === "b" ? 63 : 0;
  const texts = [...Array(8).keys()].flatMap((step) => {
    // Along the left edge and along the lower one, as the bottom side sees them.
    const [, y] = cornerOf(step * 8 + (corner & 7), bottom);
    const [x] = cornerOf(step + (corner & 56), bottom);
    const [rank, file] = outside
      ? [
          { x: -11, y: y + 24, dy: ".35em" },
          { x: x + 24, y: 395, dy: ".35em" },
        ]
      : [
          { x: 2, y: y + 2, dy: ".8em" },
          { x: x + 46, y: 381, "text-anchor": "end" },
        ];
    return [make("text", rank, `${step + 1}`), make("text", file, "abcdefgh"[step])];
  });
  return [make("g", { part: "coords", class: `coords ${coordinates}`, "aria-hidden": true }, ...texts)];
}
