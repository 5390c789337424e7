// What the documents say without code: that they say the same as each other, and how much is fetched.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { read, site, sources } from "./documents/blocks.mjs";
import { examples, migration } from "./documents/pages.mjs";
import { packageFolder } from "./support/libraries.mjs";

const PAGES = { "index.html": examples, "migration.html": migration };

for (const [name, filled] of Object.entries(PAGES)) {
  const page = read(site, name);

  test(`${name} shows the code and the text of the other files`, () => {
    assert.equal(page, filled(), "run: node tests/package/documents/write.mjs");
  });

  test(`${name} needs nothing that its policy forbids`, () => {
    assert.match(page, /<meta http-equiv="Content-Security-Policy" content="default-src 'none'; /);
    assert.doesNotMatch(page, /<style|<script(?![^>]* src=)| style=| on\w+=/);
  });

  test(`the links within ${name} lead somewhere`, () => {
    const targets = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    for (const [, id] of page.matchAll(/ href="#([^"]+)"/g)) {
      assert.ok(targets.has(id), id);
    }
  });
}

test("each example is on the page once", () => {
  const shown = [...read(site, "index.html").matchAll(/data-file="examples\/([^"]+)"/g)];
  assert.deepEqual(shown.map(([, file]) => file).sort(), readdirSync(join(site, "examples")).sort());
});

test("code is short enough for the column of the page", () => {
  const width = 76;
  for (const name of readdirSync(join(site, "examples"))) {
    const lines = read(join(site, "examples"), name).split("\n");
    assert.deepEqual(lines.filter((line) => line.length > width), [], name);
  }
});

test("the differences are listed in their order, and each stands below", () => {
  const text = read(sources, "MIGRATION.md");
  const listed = [...text.matchAll(/^\| \[(\d+)\]\(#\1-/gm)].map(([, number]) => Number(number));
  const numbers = [...text.matchAll(/^## (\d+)\. /gm)].map(([, number]) => Number(number));
  assert.ok(listed.length > 0);
  assert.deepEqual(listed, numbers);
  assert.deepEqual(numbers, numbers.map((_, index) => index + 1));
});

/** What the README says that an import fetches. */
const FETCHED = [
  ["`jadoube`", ["index.js", "jadoube.wasm"]],
  ["`await loadInsight()`", ["insight.js", "insight.wasm"]],
  ["`jadoube/inline`", ["inline.js"]],
  ["`openingName()`", ["openings.txt"]],
  ["`jadoube/board`", ["board.js"]],
  ["a board that is played on", ["board-task.js", "board-program.js"]],
  ["a set of puzzles, or a board to set up", ["board-more.js"]],
  ["a board on which the computer plays", ["board-engine.js"]],
  ["`jadoube/score`", ["score.js"]],
  ["`jadoube/scorm`", ["scorm.js"]],
  ["`jadoube/xapi`", ["xapi.js"]],
];

/** The size of a file when it travels, in bytes: by brotli and by gzip. */
function weights(file) {
  const bytes = readFileSync(join(packageFolder, file));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 };
  return [brotliCompressSync(bytes, { params }).length, gzipSync(bytes, { level: 9 }).length];
}

for (const [name, files] of FETCHED) {
  test(`the README tells what ${name} fetches`, () => {
    const line = read(sources, "README.md").split("\n").find((text) => text.startsWith(`| ${name} |`));
    const stated = [...line.matchAll(/([\d.]+) kB/g)].map(([, kilobytes]) => 1_000 * Number(kilobytes));
    assert.equal(stated.length, 2, "by brotli and by gzip");
    for (const [way, bytes] of stated.entries()) {
      const fetched = files.map((file) => weights(file)[way]).reduce((sum, weight) => sum + weight, 0);
      const error = Math.abs(bytes - fetched) / fetched;
      assert.ok(error < 0.03, `stated: ${bytes} bytes, fetched: ${fetched}`);
    }
  });
}
