// The class code: what the script writes, the page of the class reads. `tests/data/class-codes.txt` is
// what both are compared with; `WRITE_CODES=1` writes it anew.
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { classCode, tidyName } from "../../src/embed/school/code.js";
import { fingerprint } from "../../src/embed/school/fingerprint.js";
import { root } from "./support/place.mjs";

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

test("other exercises have another fingerprint", () => {
  const prints = new Set(Array.from({ length: 200 }, (_, place) => fingerprint(`mode=solve\n${place}`, 20)));
  assert.ok(prints.size > 198, String(prints.size));
  for (const print of prints) {
    assert.ok(print >= 0 && print < 2 ** 20);
  }
});
