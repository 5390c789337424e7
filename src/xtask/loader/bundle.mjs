// Bundles the loader into one file. Run by src/xtask/loader.rs.
//
// What the modules import besides each other:
//   #men        the drawing of the men, from `src/picture/pieces.svg`
//   #program    the name of the program, and its digest for the copy that never changes
//   board.css   the styles, as text
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

import { menOf } from "./men.mjs";

const [packages, source, drawing, out, version, program, digest = ""] = process.argv.slice(2);
const esbuild = createRequire(join(packages, "package.json"))("esbuild");

/** What every browser understands that can run the program. */
const TARGET = "es2022";

const provided = {
  name: "provided",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^#men$/ }, ({ path }) => ({ path, namespace: "drawing" }));
    onLoad({ filter: /.*/, namespace: "drawing" }, () => {
      const { BODY, MEN } = menOf(readFileSync(drawing, "utf8"));
      const text = `export const BODY = ${JSON.stringify(BODY)}, MEN = ${JSON.stringify(MEN)};`;
      return { contents: text };
    });
    onResolve({ filter: /^#program$/ }, ({ path }) => ({ path, namespace: "program" }));
    onLoad({ filter: /.*/, namespace: "program" }, () => ({
      contents: `export const NAME = ${JSON.stringify(program)}, DIGEST = ${JSON.stringify(digest)};`,
    }));
    onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { code } = await esbuild.transform(readFileSync(path, "utf8"), {
        loader: "css",
        minify: true,
      });
      return { contents: code.trim(), loader: "text" };
    });
  },
};

const bundling = esbuild.build({
  entryPoints: [join(source, "jadoube.js")],
  outfile: out,
  bundle: true,
  minify: true,
  format: "esm",
  target: TARGET,
  charset: "utf8",
  banner: { js: `/*! jadoube ${version} | MIT OR Apache-2.0 */` },
  plugins: [provided],
  logLevel: "warning",
});
// It has said by itself what is wrong.
await bundling.catch(() => process.exit(1));
