// The package in a page without any bundler, under a strict content security policy.
import assert from "node:assert/strict";
import { basename } from "node:path";
import { test } from "node:test";

import { browser, checkBoard, checkFullPage, checkPage, writePage, writeScript } from "./support/page.mjs";
import { project } from "./support/place.mjs";
import { serve } from "./support/server.mjs";

const STRICT = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "img-src data:",
  "require-trusted-types-for 'script'",
];

const folder = project();
writePage(folder, { script: "/src/index.js" });

/** The address of a page that imports files of the package in the place of its names. */
async function address(entry, files, policy) {
  const addresses = Object.entries(files).map(([name, file]) => [name, `/node_modules/jadoube/${file}`]);
  writeScript(folder, entry, Object.fromEntries(addresses));
  return serve(folder, policy.join("; "));
}

/** The files of the package that a page has loaded. */
const used = (loaded) =>
  loaded
    .filter((path) => path.startsWith("/node_modules/jadoube/"))
    .map((path) => basename(path))
    .sort();

test("a page plays with the files as they are, and loads each when it needs it", async () => {
  const page = await address("index", { jadoube: "index.js" }, [...STRICT, "connect-src 'self'"]);
  const { first, all } = await checkPage(await browser(), page);
  assert.deepEqual(used(first), ["index.js", "jadoube.wasm"]);
  const later = ["insight.js", "insight.wasm", "openings.txt"];
  assert.deepEqual(used(all), [...used(first), ...later].sort());
});

test("a page has everything at once with one more file", async () => {
  const files = { jadoube: "index.js", "jadoube/full": "full.js" };
  const page = await address("full", files, [...STRICT, "connect-src 'self'"]);
  await checkFullPage(await browser(), page);
});

test("a page that may fetch nothing plays with the file that holds its wasm", async () => {
  const page = await address("index", { jadoube: "inline.js" }, STRICT);
  const { first, all } = await checkPage(await browser(), page);
  assert.deepEqual(used(first), ["inline.js"]);
  assert.deepEqual(used(all), ["inline.js", "insight-inline.js", "openings.js"]);
});

test("a board is painted with one file, and played on with three, in a page that may fetch nothing", async () => {
  const page = await address("board", { "jadoube/board": "board.js" }, STRICT);
  const { first, all } = await checkBoard(await browser(), page);
  assert.deepEqual(used(first), ["board.js"]);
  assert.deepEqual(used(all), ["board-program.js", "board-task.js", "board.js"]);
});
