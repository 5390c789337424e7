// Bundles the script that starts a program with the script that fetches the program's parts. Run by
// src/xtask/parts.rs.
//
//   node bundle.mjs PACKAGES SCRIPT LINK FETCHER OUT LIST
//
// SCRIPT comes from wasm-bindgen, LINK from the tool that cuts programs; FETCHER has the function that
// fetches a module. LIST is JSON: for each module what that function is given, and for each part the
// modules that it needs, its own last.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

import { merged } from "./link.mjs";

const [packages, script, link, fetcher, out, list] = process.argv.slice(2);
const esbuild = createRequire(join(packages, "package.json"))("esbuild");

const { files, parts } = JSON.parse(list);
const fetching = (module) => `() => fetchPart(${files[module].map((one) => JSON.stringify(one)).join(", ")})`;
const written = merged(readFileSync(link, "utf8"), parts, fetching);
const contents = `import { fetchPart } from ${JSON.stringify(fetcher)};\n${written}`;

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
