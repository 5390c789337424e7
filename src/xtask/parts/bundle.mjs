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

const [packages, script, link, fetcher, out, list] = process.argv.slice(2);
const esbuild = createRequire(join(packages, "package.json"))("esbuild");

const parts = JSON.parse(list);
const FETCH =
  /\(\) => \{\s*const src = fetch\(new URL\("\.\/([^"]+)", import\.meta\.url\)\);\s*src\.catch\(\(\) => \{\}\);\s*return async \(imports\) => \(WebAssembly\.instantiateStreaming\(src, imports\)\);\s*\}/g;
// What several parts share, each in a variable of its own, and the lists of what a part needs.
const SHARED = /(?:\/\*[^*]*\*\/\s*)?const (__chunk_\d+) = makeLoad\(\(\) => call\("([^"]+)"\)\s*, \[\]\);\s*/g;
const NEEDS = /\[(__chunk_\d+(?:, __chunk_\d+)*)\]/g;

const left = new Set(Object.keys(parts));
const take = (file) => {
  if (!left.delete(file)) {
    throw new Error(`the tool that cuts programs names ${file}, which is not among the parts`);
  }
  return parts[file];
};

// The digits of the numbers that the script reads again (`shared` in the script that fetches).
const digits = (number) => number.toString(36);

// There are so many shared pieces that they stand in a table, not in a line of code each.
const marked = readFileSync(link, "utf8").replaceAll(FETCH, (_, file) => `() => call("${file}")`);
const shared = new Map([...marked.matchAll(SHARED)].map(([, name, file]) => [name, take(file)]));
const users = new Map([...shared.keys()].map((name) => [name, 0]));
let count = 0;
const linked = marked
  .replaceAll(SHARED, "")
  .replaceAll(NEEDS, (_, names) => {
    for (const name of names.split(", ")) {
      users.set(name, users.get(name) + 2 ** count);
    }
    return `neededBy(${count++})`;
  })
  .replaceAll(/\(\) => call\("([^"]+)"\)/g, (_, file) => {
    const [, ...given] = take(file);
    return `() => fetchPart(${given.map((one) => JSON.stringify(one)).join(", ")})`;
  });
if (left.size > 0 || linked.includes("__chunk_")) {
  throw new Error(`parts that nothing fetches: ${[...left].join(", ")}`);
}
const files = new Map();
for (const [name, [call, file, integrity, start, end]] of shared) {
  const known = files.get(file) ?? { integrity, pieces: [] };
  const length = call === "fetchPiece" ? end - start : 0;
  known.pieces.push({ start: length && start, text: `${digits(length)}.${digits(users.get(name))}` });
  files.set(file, known);
}
const table = [...files].map(([file, { integrity, pieces }]) => [
  file,
  integrity,
  pieces.toSorted((one, other) => one.start - other.start).map(({ text }) => text).join(" "),
]);
const contents = `import { fetchPart, sharedParts } from ${JSON.stringify(fetcher)};
const neededBy = sharedParts(${JSON.stringify(table)}, makeLoad);
${linked}`;

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
