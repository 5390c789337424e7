// What the documents of the package say in code: each example is run and gives what stands beside it.
import assert from "node:assert/strict";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { pathToFileURL } from "node:url";
import {
  blocks,
  checking,
  libraries,
  outcome,
  printed,
  promises,
  read,
  site,
  sources,
  valueOf,
} from "./documents/blocks.mjs";
import { jadoube, packageFolder, root } from "./support/libraries.mjs";

const folder = mkdtempSync(join(tmpdir(), "jadoube-examples-"));
after(() => rmSync(folder, { recursive: true, force: true }));

for (const name of readdirSync(join(site, "examples"))) {
  test(`the example ${name} prints what it says`, async () => {
    const { run } = await import(pathToFileURL(join(site, "examples", name)).href);
    const lines = [];
    const print = (value) => lines.push(...String(value).split("\n"));
    const show = (picture) => assert.match(picture, /^<svg [^]*<\/svg>\s*$/);
    await run(jadoube, print, show);
    assert.deepEqual(lines, printed(read(join(site, "examples"), name)));
  });
}

/** Runs a block of the README as a file of its own. */
async function runBlock(code, index) {
  const checks = [];
  globalThis.check = (actual, expected, expression) => checks.push({ actual, expected, expression });
  const isScript = code.includes("require(");
  const file = join(folder, `block${index}.${isScript ? "cjs" : "mjs"}`);
  const entry = join(packageFolder, isScript ? "inline.cjs" : "node.js");
  const address = JSON.stringify(isScript ? entry : pathToFileURL(entry).href);
  writeFileSync(file, checking(code).replace("'jadoube'", address));
  if (isScript) createRequire(file)(file);
  else await import(pathToFileURL(file).href);
  return checks;
}

const programs = [root, sources].flatMap((place) => blocks(read(place, "README.md"), "js"));
for (const [index, { heading, code }] of programs.entries()) {
  test(`README, ${heading}: block ${index + 1} gives what it says`, async () => {
    const checks = await runBlock(code, index);
    assert.equal(checks.length, code.match(/\/\/ -> /g)?.length ?? 0, "each comment is checked");
    for (const { actual, expected, expression } of checks) {
      assert.deepEqual(actual, expected, expression);
    }
  });
}

/** Whether a library does what a document promises. */
function keep(promise, code, library) {
  const { value, thrown } = outcome(code, library);
  if (!promise.startsWith("throws ")) {
    assert.equal(thrown, undefined);
    assert.deepEqual(value, valueOf(promise));
    return;
  }
  const message = valueOf(promise.slice("throws ".length));
  if (message instanceof RegExp) assert.match(thrown, message);
  else assert.equal(thrown, message);
}

for (const { heading, code: block } of blocks(read(sources, "MIGRATION.md"), "js")) {
  const { code, promised } = promises(block);
  if (Object.keys(promised).length === 0) {
    test("MIGRATION: the way back is an option", () => {
      assert.equal(outcome(code, jadoube).thrown, undefined);
    });
    continue;
  }
  test(`MIGRATION, ${heading}`, async (t) => {
    assert.ok(promised["chess.js"] && promised.jadoube, "both libraries are mentioned");
    for (const [name, library] of Object.entries(libraries)) {
      // Without a line of its own the option changes nothing.
      const promise = promised[name] ?? promised.jadoube;
      await t.test(name, () => keep(promise, code, library));
    }
  });
}
