// The installed package in Node, imported and required.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";

import { project, write } from "./support/place.mjs";

const folder = project();

/** What the last line of a script prints, as JSON. */
function run(name, script) {
  const file = write(folder, name, script);
  return JSON.parse(execFileSync(process.execPath, [file], { cwd: folder, encoding: "utf8" }));
}

const USE = `
const chess = new Chess();
const { san } = chess.move("e4");
chess.openingName().then(({ eco }) => console.log(JSON.stringify([san, chess.fen(), eco])));`;

const EXPECTED = ["e4", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1", "B00"];

const NAMES = ["jadoube", "jadoube/full", "jadoube/inline"];

for (const name of NAMES) {
  test(`import ${name}`, () => {
    const result = run("use.mjs", `import { Chess } from "${name}";${USE}`);
    assert.deepEqual(result, EXPECTED);
  });

  test(`require ${name}`, () => {
    const result = run("use.cjs", `const { Chess } = require("${name}");${USE}`);
    assert.deepEqual(result, EXPECTED);
  });

  test(`import ${name} from a script that is no module`, () => {
    const result = run("later.cjs", `import("${name}").then(({ Chess }) => {${USE}});`);
    assert.deepEqual(result, EXPECTED);
  });
}

test("the package by name finds the file for the place", () => {
  const result = run(
    "found.mjs",
    `import { createRequire } from "node:module";
    import { basename } from "node:path";
    const { resolve } = createRequire(import.meta.url);
    const names = ${JSON.stringify(NAMES)};
    console.log(JSON.stringify([
      ...names.map((name) => basename(import.meta.resolve(name))),
      ...names.map((name) => basename(resolve(name))),
    ]));`,
  );
  const required = NAMES.map(() => "inline.cjs");
  assert.deepEqual(result, ["node.js", "node.js", "inline.js", ...required]);
});

test("all entries export the same", () => {
  const result = run(
    "exports.mjs",
    `import { createRequire } from "node:module";
    const names = ${JSON.stringify(NAMES)};
    const modules = await Promise.all(names.map((name) => import(name)));
    const required = createRequire(import.meta.url)("jadoube");
    console.log(JSON.stringify([required, ...modules].map((all) => Object.keys(all).sort())));`,
  );
  assert.ok(result[0].includes("Chess"));
  for (const names of result) {
    assert.deepEqual(names, result[0]);
  }
});

for (const name of ["jadoube", "jadoube/full"]) {
  test(`${name} explains without waiting, imported or required`, () => {
    const ask = 'console.log(JSON.stringify(new Chess().explainIllegal("e2", "e5").code));';
    assert.equal(run("ask.mjs", `import { Chess } from "${name}";${ask}`), "geometry");
    assert.equal(run("ask.cjs", `const { Chess } = require("${name}");${ask}`), "geometry");
  });
}

test("the manifest and the wasm can be asked for by name", () => {
  const result = run(
    "files.mjs",
    `import { readFileSync } from "node:fs";
    import { createRequire } from "node:module";
    const require = createRequire(import.meta.url);
    const halves = ["jadoube", "insight"].map((name) => require.resolve(\`jadoube/\${name}.wasm\`));
    const valid = halves.map((file) => WebAssembly.validate(readFileSync(file)));
    console.log(JSON.stringify([require("jadoube/package.json").name, ...valid]));`,
  );
  assert.deepEqual(result, ["jadoube", true, true]);
});

for (const name of ["jadoube/board", "jadoube/react"]) {
  test(`${name} can be imported where there is no page`, () => {
    const result = run("board.mjs", `import "${name}"; console.log(JSON.stringify(typeof HTMLElement));`);
    assert.equal(result, "undefined");
  });
}
