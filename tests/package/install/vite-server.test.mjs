// The installed package in Vite's development server, which bundles dependencies beforehand.
import assert from "node:assert/strict";
import { after, test } from "node:test";

import { browser, checkBoard, checkFullPage, checkPage, writePage, writeScript } from "./support/page.mjs";
import { project, tool } from "./support/place.mjs";

/** The address of a page that Vite serves. */
async function serve(entry) {
  const folder = project();
  writePage(folder, { script: "/src/index.js", common: "public" });
  writeScript(folder, entry);
  const { createServer } = await tool("vite");
  const server = await createServer({ root: folder, configFile: false, logLevel: "warn" });
  after(() => server.close());
  await server.listen(0);
  return server.resolvedUrls.local[0];
}

test("a page of the development server plays", async () => {
  const { first } = await checkPage(await browser(), await serve("index"));
  assert.ok(first.includes("/node_modules/.vite/deps/jadoube.js"), first.join("\n"));
});

test("a page of the development server has everything at once", async () => {
  await checkFullPage(await browser(), await serve("full"));
});

test("a board in a page of the development server is painted, and played on", async () => {
  await checkBoard(await browser(), await serve("board"));
});
