// The class code: what the script writes, the page of the class reads. `tests/data/class-codes.txt` is
// what both are compared with; `WRITE_CODES=1` writes it anew.
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { classCode, tidyName } from "../../src/embed/school/code.js";
import { fingerprint } from "../../src/embed/school/fingerprint.js";
import { root, tool } from "./support/place.mjs";
import { readQr } from "./support/qr.mjs";

const FILE = join(root, "tests/data/class-codes.txt");

const HEAD = "# CODE NAME <tab> a score for each exercise: solved tries hints seconds <tab> what the exercises are\n";

/** Names, exercises, and scores as `solved tries hints seconds`. */
const GIVEN = [
  ["Ann", "one", "1 1 0 20"],
  ["Again", "one", "0 2 1 31"],
  ["Again", "one", "1 3 1 52"],
  ["Other", "two", "1 1 0 4,0 0 0 0,0 0 1 9"],
  ["Ann B.", "three", "1 13 0 15,1 14 0 16,0 15 16 255,1 300 17 256,0 0 0 0,1 2 3 100000"],
  ["Zoë Ünal", "two", "1 1 0 4,1 1 0 4,1 1 0 4"],
  ["李雷", "two", "0 0 0 0,0 0 0 0,0 0 0 0"],
  ["7", "two", "0 1 0 3,1 2 0 9,0 0 0 0"],
  ["12", "twenty", Array(20).fill("1 2 1 61").join(",")],
];

const resultsOf = (scores) =>
  scores.split(",").map((score) => {
    const [solved, attempts, hints, seconds] = score.split(" ").map(Number);
    return { solved: solved === 1, attempts, hints, ms: seconds * 1000 };
  });

const written = HEAD + GIVEN.map(([name, meaning, scores]) => `${classCode(name, meaning, resultsOf(scores))}\t${scores}\t${meaning}\n`).join("");

test("the codes are those that the page of the class reads", () => {
  if (process.env.WRITE_CODES) {
    writeFileSync(FILE, written);
  }
  assert.equal(written, readFileSync(FILE, "utf8"));
});

test("ten exercises fit into a text that can be typed", () => {
  const code = classCode("Ann", "ten", resultsOf(Array(10).fill("1 2 0 45").join(",")));
  assert.ok(code.length < 75, code);
  assert.match(code, /^[0-9A-HJKMNP-TV-Z]{5}(-[0-9A-HJKMNP-TV-Z]{1,5})+ Ann$/);
});

test("a name is one line of at most sixty signs", () => {
  assert.equal(tidyName("  Ann \n\t B. "), "Ann B.");
  assert.equal(tidyName("Zoe\u0308"), "Zo\u00eb");
  assert.equal([...tidyName("李".repeat(99))].length, 60);
});

/** The drawing of codes, with what makes them. */
async function drawing() {
  const { outputFiles } = await tool("esbuild").build({
    entryPoints: [join(root, "src/embed/school/qr.js")],
    alias: { "#qr": tool.resolve("qrcode-generator") },
    bundle: true,
    format: "esm",
    write: false,
    logLevel: "error",
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString("base64")}`);
}

test("what is drawn for cameras is the whole link, whatever the name is and however long the code", async () => {
  const { toPath } = await drawing();
  const link = (code) => `https://school.example/chess/#/class=${encodeURIComponent(code)}`;
  const codes = GIVEN.map(([name, meaning, scores]) => classCode(name, meaning, resultsOf(scores)));
  // A page of a hundred exercises, each after many tries and hours, and the longest name.
  const longest = classCode("\u{20000}".repeat(60), "long", resultsOf(Array(100).fill("1 300 99 99999").join(",")));
  for (const text of [...codes, ...codes.map(link), link(longest)]) {
    const { size, path } = toPath(text, 4);
    assert.equal(readQr(path, size, 4), text);
  }
});

test("codes of every size can be read, up to the largest", async () => {
  const { toPath } = await drawing();
  const sizes = new Set();
  for (let count = 1; count < 2953 / 4; count += count < 80 ? 2 : 18) {
    const text = "äb1".repeat(count);
    const { size, path } = toPath(text, 0);
    sizes.add(size);
    assert.equal(readQr(path, size, 0), text);
  }
  const { size, path } = toPath("x".repeat(2953), 4);
  assert.equal(readQr(path, size, 4), "x".repeat(2953));
  assert.equal(size, 177 + 8);
  assert.ok(sizes.size > 30, String(sizes.size));
  assert.throws(() => toPath("x".repeat(2954), 4));
});

test("other exercises have another fingerprint", () => {
  const prints = new Set(Array.from({ length: 200 }, (_, place) => fingerprint(`mode=solve\n${place}`, 20)));
  assert.ok(prints.size > 198, String(prints.size));
  for (const print of prints) {
    assert.ok(print >= 0 && print < 2 ** 20);
  }
});
