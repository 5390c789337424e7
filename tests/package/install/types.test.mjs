// The declarations of the installed package, checked strictly in the ways programs resolve them.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { copy, lend, project, toolFile, write } from "./support/place.mjs";

const folder = project();
lend("chess.js", folder);
lend("@types/react", folder);
copy("types", folder, "src");
const modules = readdirSync(join(folder, "src")).filter((name) => name.endsWith(".ts"));

const COMMON = {
  strict: true,
  noUncheckedIndexedAccess: true,
  noEmit: true,
  skipLibCheck: false,
  target: "es2022",
  types: [],
};

/** Checks `files` as a project with these options would. */
function check(options, files) {
  const compilerOptions = { ...COMMON, ...options };
  const settings = { compilerOptions, files: files.map((name) => `src/${name}`) };
  write(folder, "tsconfig.json", JSON.stringify(settings));
  const compiler = toolFile("typescript", "bin/tsc");
  const { status, stdout } = spawnSync(process.execPath, [compiler, "--project", folder], {
    encoding: "utf8",
  });
  assert.equal(status, 0, stdout);
}

test("a project with a bundler compiles", () => {
  check({ module: "esnext", moduleResolution: "bundler" }, modules);
});

test("a project for Node compiles, its scripts included", () => {
  check({ module: "nodenext" }, [...modules, "script.cts"]);
});

test("a project that knows neither a document nor the newest library compiles", () => {
  check({ module: "esnext", moduleResolution: "bundler", lib: ["es2022"] }, modules);
});

test("the strictest options compile", () => {
  const strictest = {
    exactOptionalPropertyTypes: true,
    verbatimModuleSyntax: true,
    isolatedModules: true,
    noPropertyAccessFromIndexSignature: true,
  };
  check({ module: "nodenext", ...strictest }, modules);
});

test("boards in a page compile", () => {
  const options = { moduleResolution: "bundler", lib: ["es2022", "dom", "dom.iterable"] };
  check({ module: "esnext", ...options }, ["page/board.ts", "page/score.ts"]);
  check({ module: "nodenext" }, ["page/board.ts", "page/score.ts"]);
});

test("boards in React compile", () => {
  const options = { moduleResolution: "bundler", jsx: "react-jsx", exactOptionalPropertyTypes: true };
  check({ module: "esnext", ...options }, ["page/react.tsx"]);
});
