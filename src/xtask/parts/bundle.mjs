// Bundles the script that starts a program with the script that fetches the program's parts. Run by
// src/xtask/parts.rs.
//
//   node bundle.mjs PACKAGES SCRIPT LINK FETCHER OUT LIST
//
// SCRIPT comes from wasm-bindgen, LINK from the tool that cuts programs; LINK fetches each part by a
// piece of text that is replaced by a call of a function in FETCHER. LIST is JSON: for each file as
// the tool names it that function and its arguments.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

import { linked } from "./link.mjs";

const [packages, script, link, fetcher, out, list] = process.argv.slice(2);
const esbuild = createRequire(join(packages, "package.json"))("esbuild");

const parts = JSON.parse(list);
const left = new Set(Object.keys(parts));
const written = linked(readFileSync(link, "utf8"), (file) => {
  if (!left.delete(file)) {
    throw new Error(`the tool that cuts programs names ${file}, which is not among the parts`);
  }
  const [call, ...given] = parts[file];
  return `() => ${call}(${given.map((one) => JSON.stringify(one)).join(", ")})`;
});
if (left.size > 0) {
  throw new Error(`parts that nothing fetches: ${[...left].join(", ")}`);
}
const contents = `import { fetchPart, fetchPiece } from ${JSON.stringify(fetcher)};\n${written}`;

const plugin = {
  name: "parts",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /__wasm_split\.js$/ }, () => ({ path: link, namespace: "link" }));
    onLoad({ filter: /.*/, namespace: "link" }, () => ({ contents, resolveDir: dirname(script) }));
  },
};

try {
  await esbuild.build({
    entryPoints: [script],
    outfile: out,
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    charset: "utf8",
    legalComments: "none",
    plugins: [plugin],
    logLevel: "warning",
  });
} catch {
  // It has said by itself what is wrong.
  process.exit(1);
}
