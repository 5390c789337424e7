// Bundles the modules of the JavaScript package into its files. Run by src/xtask/package.rs.
//
// What the modules import besides each other:
//   #glue, #insight               what wasm-bindgen has made of each half of the package
//   #uci                          the same of the engine for Node
//   #jadoube.wasm, #insight.wasm  their wasm, as a function `wasm` that returns its bytes
//   #openings                     the names of openings, as the text that is its default export
//   #main                         the entry that a larger one completes
// A file may leave some of them to another file that lies beside it.
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";

import { shrunk } from "../shrink.mjs";
import { pack } from "./pack.mjs";

const [packages, source, programs, openings, out, version] = process.argv.slice(2);
const require = createRequire(join(packages, "package.json"));
const esbuild = require("esbuild");
const terser = require("terser");

/** Syntax that every browser and Node with what the wasm needs understands. */
const TARGET = "es2022";

/** The crates of the two halves and of the engine, and how the package calls them. */
const CRATES = { "#glue": "js", "#insight": "insight", "#uci": "uci" };
const WASM = { "jadoube.wasm": "js", "insight.wasm": "insight", "uci.wasm": "uci" };

const glueOf = (crate) => join(programs, `${crate}.js`);
const wasmOf = (crate) => join(programs, `${crate}_optimized.wasm`);

const FILES = [
  { file: "index.js", entry: "entry/web.js", beside: { "#insight": "./insight.js" } },
  { file: "full.js", entry: "entry/full.js", beside: { "#main": "./index.js" } },
  { file: "insight.js", entry: "half.js" },
  { file: "node.js", entry: "entry/node.js", platform: "node" },
  {
    file: "inline.js",
    entry: "entry/inline.js",
    beside: { "#insight": "./insight-inline.js", "#openings": "./openings.js" },
  },
  { file: "inline-full.js", entry: "entry/full.js", beside: { "#main": "./inline.js" } },
  { file: "insight-inline.js", entry: "entry/insight.js" },
  {
    file: "inline.cjs",
    entry: "entry/require.js",
    beside: { "#insight": "./insight-inline.cjs", "#openings": "./openings.cjs" },
  },
  { file: "insight-inline.cjs", entry: "entry/insight.js" },
  { file: "uci.mjs", entry: "uci.mjs", platform: "node" },
];

/** What pages fetch one by one. */
const WEIGHED = ["index.js", "insight.js"];

/**
 * The glue of a half: what wasm-bindgen has made of it, with its program behind a guard that keeps it
 * from being used after a trap.
 */
function guardedGlue(crate) {
  const made = "wasm = instance.exports;";
  const glue = readFileSync(glueOf(crate), "utf8");
  if (glue.split(made).length !== 2) {
    throw new Error(`the glue of ${crate} does not say once: ${made}`);
  }
  return `import { guarded } from "./trap.js";
    export { onTrap } from "./trap.js";
    ${glue.replace(made, "wasm = guarded(instance.exports);").replace(/console\.warn\('using deprecated [^']*'\)/g, "")}`;
}

/** Lets a file import what only the build knows. */
function provided(beside) {
  return {
    name: "provided",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^#/ }, ({ path }) => {
        if (beside[path]) {
          return { path: beside[path], external: true };
        }
        return { path, namespace: CRATES[path] ? "glue" : "packed" };
      });
      onLoad({ filter: /.*/, namespace: "glue" }, ({ path }) => ({
        contents: guardedGlue(CRATES[path]),
        resolveDir: source,
      }));
      onLoad({ filter: /.*/, namespace: "packed" }, ({ path }) => {
        const { codes, text } = pack(readFileSync(wasmOf(WASM[path.slice(1)])));
        return {
          contents: `import { unpack } from "./unpack.js";
            export const wasm = () => unpack(${JSON.stringify(codes)}, ${JSON.stringify(text)});`,
          resolveDir: source,
        };
      });
    },
  };
}

for (const { file, entry, beside = {}, platform = "neutral" } of FILES) {
  const isCommon = file.endsWith(".cjs");
  const bundling = esbuild.build({
    entryPoints: [resolve(source, entry)],
    outfile: join(out, file),
    bundle: true,
    minify: true,
    // What binds the wasm warns at length of servers that give it another type; it is compiled all the same.
    drop: ["console"],
    format: isCommon ? "cjs" : "esm",
    // Names the exports of a script for those who import it.
    platform: isCommon ? "node" : platform,
    target: TARGET,
    charset: "utf8",
    banner: { js: `/*! jadoube ${version} | MIT OR Apache-2.0 */` },
    plugins: [provided(beside)],
    logLevel: "warning",
  });
  // It has already reported what is wrong.
  await bundling.catch(() => process.exit(1));
  if (WEIGHED.includes(file)) {
    const written = join(out, file);
    writeFileSync(written, await shrunk(terser, readFileSync(written, "utf8"), true));
  }
}

const names = JSON.stringify(readFileSync(openings, "utf8"));
writeFileSync(join(out, "openings.js"), `export default ${names};\n`);
writeFileSync(join(out, "openings.cjs"), `exports.default = ${names};\n`);
copyFileSync(openings, join(out, "openings.txt"));
for (const [name, crate] of Object.entries(WASM)) {
  copyFileSync(wasmOf(crate), join(out, name));
}
