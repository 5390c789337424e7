// The outlines of what is drawn on a board of 384 by 384 units, as `src/picture` draws them.
import { cornerOf } from "./squares.js";

/** Ticks in the four corners of a square. */
export const TICKS = "M2.4 11V2.4H11M37 2.4H45.6V11M45.6 37V45.6H37M11 45.6H2.4V37";

/** A saw-toothed frame: its teeth point at the king. */
export const TEETH = `M0 0H48V48H0zM2 2${[
  "l2.75 3.4 2.75-3.4",
  "l-3.4 2.75 3.4 2.75",
  "l-2.75-3.4-2.75 3.4",
  "l3.4-2.75-3.4-2.75",
]
  .map((tooth) => tooth.repeat(8))
  .join("")}z`;

/** All dark squares. */
export const DARK = [...Array(64).keys()]
  .filter((place) => (place + (place >> 3)) % 2)
  .map((place) => `M${(place & 7) * 48} ${(place >> 3) * 48}h48v48h-48z`)
  .join("");

/** A number with at most one digit after the point. */
const short = (number) => `${Math.round(number * 10) / 10 || 0}`;

/** The outline of an arrow. */
export function arrowPath([from, to], bottom) {
  const [[x, y], [toX, toY]] = [from, to].map((square) =>
    cornerOf(square, bottom).map((edge) => edge + 24),
  );
  const length = Math.hypot(toX - x, toY - y);
  const [cosine, sine] = [(toX - x) / length, (toY - y) / length];
  const tip = length - 4;
  const neck = tip - 19;
  // Along the arrow and to its right hand.
  const outline = [
    [14, 4],
    [neck, 4],
    [neck, 13],
    [tip, 0],
    [neck, -13],
    [neck, -4],
    [14, -4],
  ];
  const points = outline.map(
    ([along, aside]) =>
      `${short(x + along * cosine - aside * sine)} ${short(y + along * sine + aside * cosine)}`,
  );
  return `M${points.join("L")}z`;
}

/** A circle within a square. */
export const circlePath = ([square], bottom) => {
  const [x, y] = cornerOf(square, bottom);
  return `M${x + 24} ${y + 3.5}a20.5 20.5 0 1 0 .01 0z`;
};
