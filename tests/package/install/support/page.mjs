// A page that uses the package, and its results in Chromium.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after } from "node:test";

import { start } from "../../../webdriver.mjs";
import { tests, write } from "./place.mjs";

/** How often a development server may load the page again. */
const RELOADS = 5;

/**
 * Writes a page that runs `script`, and the script that watches it.
 * @param {string} folder where the page goes
 * @param {{ script: string, module?: boolean, common?: string }} options `common` is the folder of
 *   the watching script, seen from the page's
 */
export function writePage(folder, { script, module = true, common = "." }) {
  const kind = module ? ' type="module"' : " defer";
  const page = `<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<title>The package in a page</title>
<link rel="icon" href="data:,">
<script src="/watch.js"></script>
<script${kind} src="${script}"></script>
</html>
`;
  write(folder, "index.html", page);
  write(join(folder, common), "watch.js", readFileSync(join(tests, "page/watch.js"), "utf8"));
}

/**
 * Writes a script that uses the package as `src/index.js`.
 * @param {string} folder the project
 * @param {string} [entry] the name in `page/`
 * @param {Record<string, string>} [addresses] where the script finds what it imports, if not by name
 */
export function writeScript(folder, entry = "index", addresses = {}) {
  const text = readFileSync(join(tests, `page/${entry}.js`), "utf8");
  const placed = text.replace(/(?<=(?:from|import) )"([^"]+)"/g, (quoted, name) =>
    addresses[name] ? JSON.stringify(addresses[name]) : quoted,
  );
  write(folder, "src/index.js", placed);
}

/** A browser for the tests of the file. */
export async function browser() {
  const browser = await start();
  after(() => browser.stop());
  return browser;
}

/** Opens a page of `page/index.js` and checks its results; returns what it has loaded. */
export async function checkPage(browser, address) {
  const { first, ...result } = await resultsOf(browser, address);
  assert.deepEqual(result, {
    san: "e4",
    fen: "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
    opening: { eco: "B00", name: "King's Pawn Game" },
  });
  const all = await browser.run(
    "return performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);",
  );
  return { first, all };
}

/** Opens a page of `page/full.js` and checks its results. */
export async function checkFullPage(browser, address) {
  assert.deepEqual(await resultsOf(browser, address), { code: "geometry", isOne: true });
}

/** Opens a page of `page/board.js` and checks its results; returns what it has loaded. */
export async function checkBoard(browser, address) {
  const { said, first, all, ...result } = await resultsOf(browser, address);
  assert.match(said, /^Diagram, white at the bottom\. White: king e1\. Black: king e3; pawn e2\. /);
  assert.deepEqual(result, { isMade: true, fen: "8/8/8/8/8/3k4/4p3/4K3 w - - 1 2" });
  assert.ok(all.length > first.length, "the program comes when a board is played on");
  return { first, all };
}

/** The results of a page when it has done everything. */
async function resultsOf(browser, address) {
  await browser.go(address);
  const { failed, result } = await outcome(browser, RELOADS);
  assert.ok(!failed, failed);
  return JSON.parse(result);
}

/** Waits until the page has results, also when it is loaded again meanwhile. */
async function outcome(browser, reloads) {
  try {
    return await browser.wait(`
      const [done] = arguments;
      const look = () => {
        const { failed, result } = document.documentElement.dataset;
        if (failed || result) {
          observer.disconnect();
          done({ failed, result });
        }
      };
      const observer = new MutationObserver(look);
      observer.observe(document.documentElement, { attributes: true });
      look();`);
  } catch (error) {
    if (reloads > 0 && /unload|reload|navigat/i.test(error.message)) {
      return outcome(browser, reloads - 1);
    }
    throw error;
  }
}
