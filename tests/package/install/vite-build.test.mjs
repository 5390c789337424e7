// The installed package in a build of Vite.
import { join } from "node:path";
import { test } from "node:test";

import { browser, checkBoard, checkFullPage, checkPage, writePage, writeScript } from "./support/page.mjs";
import { project, tool } from "./support/place.mjs";
import { serve } from "./support/server.mjs";

/** The folder of a page that Vite has built. */
async function built(entry) {
  const folder = project();
  writePage(folder, { script: "/src/index.js", common: "public" });
  writeScript(folder, entry);
  const { build } = await tool("vite");
  await build({ root: folder, configFile: false, logLevel: "warn" });
  return join(folder, "dist");
}

test("a page that Vite has built plays", async () => {
  await checkPage(await browser(), await serve(await built("index")));
});

test("a page that Vite has built has everything at once", async () => {
  await checkFullPage(await browser(), await serve(await built("full")));
});

test("a board in a page that Vite has built is painted, and played on", async () => {
  await checkBoard(await browser(), await serve(await built("board")));
});
