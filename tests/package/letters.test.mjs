// Files that lie in the single file: what is written in letters is read back byte by byte.
import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { test } from "node:test";

import { bytesOf } from "../../src/web/single/kept.js";
import { lettersOf } from "../../src/xtask/single_file/letters.mjs";

test("bytes of every length are read back from their letters", () => {
  for (let length = 0; length < 600; length++) {
    for (const bytes of [randomBytes(length), Buffer.alloc(length), Buffer.alloc(length, 255)]) {
      const letters = lettersOf(bytes);
      assert.doesNotMatch(letters, /["<\\]/);
      assert.deepEqual(Buffer.from(bytesOf(letters)), bytes);
    }
  }
});

test("thirteen bits take two letters", () => {
  assert.equal(lettersOf(randomBytes(13_000)).length, 16_000);
});
