// Bundles the boards for foreign pages: the loader, and the program that it fetches; and both again
// for the JavaScript package, where bundlers find one by the other. Run by src/xtask/loader.rs.
//
// What the modules import besides each other:
//   #home       where the program is
//   #men        the drawing of the men, from `src/picture/pieces.svg`, as the loader has it
//   #sprite     the same as nested lists
//   #glue       what wasm-bindgen has made of the crate `embed`
//   #wasm       where the wasm comes from
//   #packed     the wasm as a script, in a file of its own
//   #program    the program, from the elements of the package
//   #styles     the styles of a board that is played on
//   board.css   the styles of the loader, as text
import { copyFileSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

import { pack } from "../package/pack.mjs";
import { menOf } from "./men.mjs";
import { spriteOf } from "./sprite.mjs";

const [packages, root, programs, out, version] = process.argv.slice(2);
const esbuild = createRequire(join(packages, "package.json"))("esbuild");

const LOADER = join(root, "src/embed/loader");
const PROGRAM = join(root, "src/embed/program");
const PACKAGE = join(root, "src/js/package");
const WASM = join(programs, "embed_optimized.wasm");
const PACKED = "jadoube.program.wasm.js";

/** Styles that the board has wherever it is. */
const SHARED = ["pieces", "board", "drawing"].map((name) => join(root, `styles/${name}.css`));

/** What every browser understands that can run the program. */
const TARGET = "es2022";

const minified = async (css) =>
  (await esbuild.transform(css, { loader: "css", minify: true })).code.trim();

/** The styles of the page first, for those of the element have the last word. */
function stylesOfProgram() {
  const own = readdirSync(PROGRAM).filter((name) => name.endsWith(".css"));
  const first = own.sort((one, other) => (other === "program.css") - (one === "program.css"));
  const files = [...SHARED, ...first.map((name) => join(PROGRAM, name))];
  return minified(files.map((file) => readFileSync(file, "utf8")).join("\n"));
}

const drawing = readFileSync(join(root, "src/picture/pieces.svg"), "utf8");

/** Modules that lie somewhere, by the names under which they are imported. */
const FOUND = {
  "#glue": join(programs, "embed.js"),
  "#home": join(LOADER, "home.js"),
  "#wasm": join(PROGRAM, "wasm.js"),
};

/** Modules that only the build knows, by the names under which they are imported. */
const MADE = {
  "#men": () => {
    const { BODY, MEN } = menOf(drawing);
    return `export const BODY = ${JSON.stringify(BODY)}, MEN = ${JSON.stringify(MEN)};`;
  },
  "#sprite": () => `export const SPRITE = ${JSON.stringify(spriteOf(drawing))};`,
  "#styles": async () => `export default ${JSON.stringify(await stylesOfProgram())};`,
  "#packed": () => {
    const { codes, text } = pack(readFileSync(WASM));
    return `import { unpack } from "${join(root, "src/js/package/unpack.js")}";
      export const wasm = async () => unpack(${JSON.stringify(codes)}, ${JSON.stringify(text)});`;
  },
};

/** What a file leaves to one beside it, and what takes the place of what. */
const provided = ({ beside = {}, instead = {} }) => ({
  name: "provided",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^#/ }, ({ path }) => {
      if (beside[path]) {
        return { path: beside[path], external: true };
      }
      const place = instead[path] ?? FOUND[path] ?? path;
      return place.startsWith("#") ? { path: place, namespace: "made" } : { path: place };
    });
    onLoad({ filter: /.*/, namespace: "made" }, async ({ path }) => ({
      contents: await MADE[path](),
      resolveDir: root,
    }));
    onLoad({ filter: /\.css$/ }, async ({ path }) => ({
      contents: await minified(readFileSync(path, "utf8")),
      loader: "text",
    }));
  },
});

const FILES = [
  { file: "jadoube.js", entry: join(LOADER, "jadoube.js") },
  {
    file: "jadoube.program.js",
    entry: join(PROGRAM, "program.js"),
    beside: { "#packed": `./${PACKED}` },
  },
  { file: PACKED, entry: "#packed" },
  {
    file: "pkg/board.js",
    entry: join(PACKAGE, "entry/board.js"),
    beside: { "#program": "./board-program.js" },
    instead: { "#home": join(PACKAGE, "board/home.js") },
    inject: [join(PACKAGE, "board/html-element.js")],
  },
  {
    file: "pkg/board-program.js",
    entry: join(PROGRAM, "program.js"),
    instead: { "#wasm": "#packed" },
    // A bundler moves scripts, and some would write down here where the file was.
    define: { "import.meta.url": "undefined" },
  },
];

for (const { file, entry, beside, instead, ...options } of FILES) {
  const bundling = esbuild.build({
    entryPoints: [entry],
    outfile: join(out, file),
    bundle: true,
    minify: true,
    format: "esm",
    target: TARGET,
    charset: "utf8",
    banner: { js: `/*! jadoube ${version} | MIT OR Apache-2.0 */` },
    plugins: [provided({ beside, instead })],
    logLevel: "warning",
    ...options,
  });
  // It has said by itself what is wrong.
  await bundling.catch(() => process.exit(1));
}
copyFileSync(WASM, join(out, "jadoube.program.wasm"));
