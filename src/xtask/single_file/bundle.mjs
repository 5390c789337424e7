// Makes the parts of the single file. Run by src/xtask/single_file.rs.
//
//   node bundle.mjs PACKAGES SCRIPTS SITE OUT
//     --style=FILE ...            the styles in their order
//     --program=NAME=FILE ...     what starts a program of the page
//     --worker=SCRIPT=NAME=FILE   the script of a worker, and what starts its program
//     --pack=FILE ...             files that lie in the page, in their order
//
// Into the folder OUT go `boot.js`, `page.js`, a script for each worker under its own name, the
// styles as `page.css`, and every file packed as `src/web/single/kept.js` unpacks it, under its
// place in the list. The scripts import the programs they know from `#programs`.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { deflateSync } from "node:zlib";
import { lettersOf } from "./letters.mjs";

const [packages, source, site, out, ...rest] = process.argv.slice(2);
const listOf = (name) =>
  rest.filter((word) => word.startsWith(`--${name}=`)).map((word) => word.split("=").slice(1));
const esbuild = createRequire(join(packages, "package.json"))("esbuild");

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
      onLoad({ filter: /.*/, namespace: "programs" }, () => ({ contents, resolveDir: site }));
    },
  };
}

const bundle = (contents, file, programs = []) =>
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
    plugins: [knowing(programs)],
    logLevel: "warning",
  });

try {
  await bundle('import "./boot.js";', "boot.js");
  await bundle('import "./single/page.js";', "page.js", listOf("program"));
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
  const packed = deflateSync(readFileSync(join(site, file)), { level: 9 });
  writeFileSync(join(out, `${place}`), lettersOf(packed));
}
