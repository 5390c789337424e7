// Boards in Markdown: the examples of examples/README.md, set by markdown-it.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

import { browserWithPages } from "./support/page.mjs";
import { dist, root, tool } from "./support/place.mjs";

const { loader, open, run } = await browserWithPages();
const markdownIt = tool("markdown-it");

const text = readFileSync(join(root, "examples/README.md"), "utf8");
const EXAMPLES = [...text.matchAll(/^```markdown\n([^]*?)^```$/gm)].map(([, example]) => example);

test("every example of Markdown is a board between the paragraphs around it", async () => {
  assert.equal(EXAMPLES.length, 3);
  const set = markdownIt({ html: true }).render(EXAMPLES.map((example) => `Before.\n\n${example}\nBehind.\n\n`).join(""));
  await open(set);
  const observed = await run(`
    const boards = [...document.querySelectorAll("jadoube-board")];
    for (const board of boards) {
      board.scrollIntoView();
      await until(() => isLive(board));
    }
    await boards[1].move("Re8");
    return { pgn: boards.map(({ pgn }) => pgn?.replace(/\\s+/g, " ") ?? ""), solved: boards.map(({ solved }) => solved),
      around: document.querySelector("main").innerText.match(/Before|Behind/g).length,
      hints: boards[1].querySelectorAll(":scope > jadoube-hint").length, failures,
      errors: heard.filter(({ name }) => name === "error") };`);
  assert.match(observed.pgn[0], /Anderssen.*1\. e4 e5 2\. f4 exf4 \*/);
  assert.match(observed.pgn[2], /1\. e4 e5 2\. f4 exf4 \*/);
  const { pgn, ...others } = observed;
  assert.deepEqual(others, { solved: [false, true, false], around: 6, hints: 1, failures: [], errors: [] });
});

test("a record whose empty line is not guarded is cut, as the text says", () => {
  const set = markdownIt({ html: true }).render(EXAMPLES[0].replace(/\n\n<script/, "\n<script"));
  assert.match(set, /<ol>/);
});

test("the tags that name a CDN load the package from another host", async () => {
  const { version } = JSON.parse(readFileSync(join(dist, "pkg/package.json"), "utf8"));
  const [, tags] = /^```html\n(<link[^>]*cdn[^]*?)^```$/m.exec(text);
  const folder = `https://cdn.jsdelivr.net/npm/jadoube@${version}/`;
  assert.equal(tags.split(folder).length, 3, "the style sheet and the script, in this version");
  const local = tags.replaceAll(folder, `${loader}pkg/`);
  await open('<jadoube-board mode="play" eager fen="k7/8/8/8/8/8/8/K7 b - - 1 0"></jadoube-board>', {
    script: "",
    head: local,
  });
  const observed = await run(`
    const board = $("jadoube-board");
    await until(() => isLive(board));
    return [await board.move("Kb8"), inside(board, ".corrected")[0].textContent];`);
  assert.deepEqual(observed, [true, "Corrected: move number “0” read as “1”."]);
});

test("the sizes that are told are those of the files", () => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 };
  const gzip = (bytes) => gzipSync(bytes, { level: 9 });
  const brotli = (bytes) => brotliCompressSync(bytes, { params });
  const weigh = (files, way) => files.reduce((sum, file) => sum + way(readFileSync(join(dist, file))).length, 0);
  const played = ["jadoube.program.js", "jadoube.program.wasm"];
  const both = [gzip, brotli];
  const scripts = ["score", "class", "scorm", "xapi"].map((name) => `jadoube.${name}.js`);
  for (const [row, files, ways] of [
    ["| `jadoube.js`, for every diagram |", ["jadoube.js"], both],
    ["| what is fetched until the first move of an exercise, once |", played, both],
    ["| `jadoube.engine.js`, when the computer plays, once |", ["jadoube.engine.js"], both],
    ["| `jadoube.fen.js`, for positions that are no plain FEN |", ["jadoube.fen.js"], both],
    ...scripts.map((file) => [`| \`${file}\` |`, [file], [brotli]]),
    ["`jadoube.lesson.js` (", ["jadoube.lesson.js"], [brotli]],
  ]) {
    const line = text.slice(text.indexOf(row)).split("\n")[0];
    const observed = [...line.matchAll(/([\d.]+) kB/g)].map(([, kilobytes]) => 1000 * Number(kilobytes));
    assert.equal(observed.length, ways.length, row);
    ways.forEach((way, place) => {
      const weight = weigh(files, way);
      assert.ok(Math.abs(observed[place] - weight) < 0.03 * weight, `${row}: ${observed[place]} told, ${weight} weighed`);
    });
  }
});
