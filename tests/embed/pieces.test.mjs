// The loader draws the same pieces as the one drawing.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { piecesOf } from "../../src/xtask/loader/pieces.mjs";
import { root } from "./support/place.mjs";

const drawing = readFileSync(join(root, "src/picture/pieces.svg"), "utf8");

/** A path as its letters and numbers, however it is spelled. */
const read = (d) => d.match(/[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)/g);

test("every path of the board set is there, with the same numbers", () => {
  const { BODIES, DETAILS } = piecesOf(drawing);
  const kept = [...Object.values(BODIES), ...Object.values(DETAILS)].flat().map(([, d]) => read(d));
  const lines = drawing.split("\n").filter((line) => /id="(shape|piece)-/.test(line));
  const drawn = lines.flatMap((line) => [...line.matchAll(/ d="([^"]*)"/g)].map(([, d]) => read(d)));
  const sorted = (paths) => paths.map((path) => path.join(" ")).sort();
  assert.deepEqual(sorted(kept), sorted(drawn));
  assert.equal(Object.keys(BODIES).length, 6);
});

test("a drawing that the styles do not know is refused", () => {
  const other = drawing.replace('stroke-width="1.7"', 'stroke-width="1.8"');
  assert.throws(() => piecesOf(other), /the loader knows no path such as/);
});
