// The installed package in a build of webpack without any configuration.
import assert from "node:assert/strict";
import { join } from "node:path";
import { promisify } from "node:util";
import { test } from "node:test";

import { browser, checkBoard, checkFullPage, checkPage, writePage, writeScript } from "./support/page.mjs";
import { project, tool } from "./support/place.mjs";
import { serve } from "./support/server.mjs";

/** The folder of a page that webpack has built. */
async function built(entry, mode) {
  const folder = project();
  writeScript(folder, entry);
  const webpack = await tool("webpack");
  // It works where it is started.
  process.chdir(folder);
  const stats = await promisify(webpack)({ mode });
  assert.ok(!stats.hasErrors(), stats.toString());
  const dist = join(folder, "dist");
  writePage(dist, { script: "/main.js", module: false });
  return dist;
}

const wasm = (loaded) => loaded.filter((path) => path.endsWith(".wasm"));

for (const mode of ["production", "development"]) {
  test(`a page that webpack has built for ${mode} plays`, async () => {
    const folder = await built("index", mode);
    const { first, all } = await checkPage(await browser(), await serve(folder));
    // The wasm stays a file of its own, which a browser compiles while it comes, and the second
    // half comes when it is asked.
    assert.equal(wasm(first).length, 1);
    assert.equal(wasm(all).length, 2);
  });

  test(`a page that webpack has built for ${mode} has everything at once`, async () => {
    await checkFullPage(await browser(), await serve(await built("full", mode)));
  });

  test(`a board in a page that webpack has built for ${mode} is painted, and played on`, async () => {
    await checkBoard(await browser(), await serve(await built("board", mode)));
  });
}
