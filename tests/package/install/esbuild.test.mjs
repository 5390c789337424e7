// The installed package in builds of esbuild, which leaves files beside a script behind: what is
// bundled by such a tool must hold everything, for the browser and for servers.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { test } from "node:test";

import { browser, checkBoard, checkPage, writePage, writeScript } from "./support/page.mjs";
import { project, tool, write } from "./support/place.mjs";
import { serve } from "./support/server.mjs";

/** The folder of a page that esbuild has built. */
async function built(entry) {
  const folder = project();
  writeScript(folder, entry);
  const { build } = await tool("esbuild");
  const dist = join(folder, "dist");
  await build({
    absWorkingDir: folder,
    entryPoints: ["src/index.js"],
    bundle: true,
    format: "esm",
    splitting: true,
    outdir: dist,
  });
  writePage(dist, { script: "/index.js" });
  return dist;
}

test("a page that esbuild has built plays", async () => {
  await checkPage(await browser(), await serve(await built("index")));
});

test("a board in a page that esbuild has built is painted, and played on", async () => {
  await checkBoard(await browser(), await serve(await built("board")));
});

test("a script for Node that esbuild has built plays anywhere", async () => {
  const folder = project();
  const script = 'import { Chess } from "jadoube"; console.log(new Chess().move("e4").san);';
  write(folder, "src/index.js", script);
  const { build } = await tool("esbuild");
  const outfile = join(folder, "elsewhere/index.mjs");
  const options = { bundle: true, platform: "node", format: "esm", outfile };
  await build({ absWorkingDir: folder, entryPoints: ["src/index.js"], ...options });
  assert.equal(execFileSync(process.execPath, [outfile], { encoding: "utf8" }).trim(), "e4");
});
