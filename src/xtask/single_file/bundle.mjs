// Makes the parts of the single file. Run by src/xtask/single_file.rs.
//
//   node bundle.mjs PACKAGES SCRIPTS SITE OUT
//     --style=FILE ...            the styles in their order
//     --program=NAME=FILE ...     what starts a program of the page
//     --worker=SCRIPT=NAME=FILE   the script of a worker, and what starts its program
//     --pack=FILE ...             files that lie in the page, packed, in their order
//
// Into the folder OUT go `boot.js`, `page.js`, a script for each worker under its own name, the
// styles as `page.css`, and every file in the letters that `src/web/single/kept.js` reads, under its
// place in the list. The scripts import the programs they know from `#programs`.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { lettersOf } from "./letters.mjs";

const [packages, source, site, out, ...rest] = process.argv.slice(2);
const listOf = (name) =>
  rest.filter((word) => word.startsWith(`--${name}=`)).map((word) => word.split("=").slice(1));
const require = createRequire(join(packages, "package.json"));
const esbuild = require("esbuild");

/** What every browser understands that can run the programs. */
const TARGET = "es2022";

/** Lets a script import the programs that it starts. */
function knowing(programs) {
  const contents = programs
    .map(([name, file]) => `export * as ${name} from ${JSON.stringify(resolve(site, file))};`)
    .join("\n");
  return {
    name: "programs",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^#programs$/ }, ({ path }) => ({ path, namespace: "programs" }));
      // Asked for as the module is read, and used only where the browser has no streams of its own.
      onResolve({ filter: /^stream\/web$/ }, ({ path }) => ({ path, namespace: "unused" }));
      onLoad({ filter: /.*/, namespace: "unused" }, () => ({ contents: "" }));
      onLoad({ filter: /.*/, namespace: "programs" }, () => ({ contents, resolveDir: site }));
    },
  };
}

/** What the page unpacks its files with. */
const NOTICE = "/*! xz-decompress, Tim Perry and Steven Sanderson | MIT; XZ Embedded, Lasse Collin | public domain */";

const bundle = (contents, file, programs = [], banner = {}) =>
  esbuild.build({
    // A name that none of the imported scripts has.
    stdin: { contents, resolveDir: source, sourcefile: `${file}.entry` },
    outfile: join(out, file),
    bundle: true,
    minify: true,
    // A script in a document cannot be a module that imports others.
    format: "iife",
    // Only read where a program is not told where it lies, and here each is.
    define: { "import.meta.url": "location.href" },
    target: TARGET,
    charset: "utf8",
    legalComments: "none",
    alias: { "#xz": require.resolve("xz-decompress") },
    banner,
    plugins: [knowing(programs)],
    logLevel: "warning",
  });

try {
  await bundle('import "./boot.js";', "boot.js");
  await bundle('import "./single/page.js";', "page.js", listOf("program"), { js: NOTICE });
  for (const [script, ...program] of listOf("worker")) {
    await bundle(`import "./single/worker-table.js"; import "./${script}";`, script, [program]);
  }
  const styles = listOf("style").map(([file]) => readFileSync(join(site, file), "utf8"));
  const { code } = await esbuild.transform(styles.join("\n"), { loader: "css", minify: true });
  writeFileSync(join(out, "page.css"), code.trim());
} catch {
  // It has already reported what is wrong.
  process.exit(1);
}
for (const [place, [file]] of listOf("pack").entries()) {
  writeFileSync(join(out, `${place}`), lettersOf(readFileSync(file)));
}
