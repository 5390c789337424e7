// The loader draws the same pieces as the one drawing.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { brotliCompressSync } from "node:zlib";

import { piecesOf } from "../../src/xtask/loader/pieces.mjs";
import { spriteOf } from "../../src/xtask/loader/sprite.mjs";
import { root } from "./support/place.mjs";

const drawing = readFileSync(join(root, "src/picture/pieces.svg"), "utf8");

/** A path as its letters and numbers, however it is spelled. */
const read = (d) => d.match(/[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)/g);

/** Its numbers in units, where it has tenths. */
const readTenths = (d) => read(d).map((word) => (/\d/.test(word) ? word / 10 : word));

test("every path of the board set is there, with tenths of the same numbers", () => {
  const { KINDS, SHAPES } = piecesOf(drawing);
  const kept = Object.values(SHAPES).flat().map(readTenths);
  const lines = drawing.split("\n").filter((line) => /id="(shape|piece)-/.test(line));
  const drawn = lines.flatMap((line) => [...line.matchAll(/ d="([^"]*)"/g)].map(([, d]) => read(d).map((word) => (/\d/.test(word) ? Number(word) : word))));
  const sorted = (paths) => paths.map((path) => path.join(" ")).sort();
  assert.deepEqual(sorted(kept), sorted(drawn));
  assert.equal(Object.keys(SHAPES).length, 6);
  assert.ok(Object.values(SHAPES).every((paths) => paths.length === KINDS.length));
});

test("every path of the sprite of played boards is one of the drawing, in tenths", () => {
  const numbers = (path) => path.map((word) => (/\d/.test(word) ? Number(word) : word)).join(" ");
  const drawn = new Set([...drawing.matchAll(/ d="([^"]*)"/g)].map(([, d]) => numbers(read(d))));
  const pathsIn = ([, { d }, ...children]) => [...(d ? [numbers(readTenths(d))] : []), ...children.flatMap(pathsIn)];
  const kept = pathsIn(spriteOf(drawing));
  assert.ok(kept.length >= 24, String(kept.length));
  assert.deepEqual(kept.filter((path) => !drawn.has(path)), []);
});

test("a drawing that the styles do not know is refused", () => {
  const heavier = drawing.replace('stroke-width="1.6"', 'stroke-width="1.8"');
  assert.throws(() => piecesOf(heavier), /the loader knows no fill such as/);
  const more = drawing.replace("</g>", '<path stroke-width="1.6" d="M1 1h9"/></g>');
  assert.throws(() => piecesOf(more), /the loader knows no fill such as/);
  const finer = drawing.replace(/(id="shape-k".*? d="M\d+)/, "$1.25");
  assert.throws(() => piecesOf(finer), /the loader knows tenths only, not \d+\.25/);
});

test("the whole drawing weighs at most 5 kB", () => {
  const weight = brotliCompressSync(drawing).length;
  assert.ok(weight <= 5_000, `${weight} bytes after brotli 11`);
});
