// Bundles the boards for foreign pages: the loader, and the program that it fetches, as modules;
// both once more for the frame, as scripts of the old kind; and for the JavaScript package, where
// bundlers find one by the other. Run by src/xtask/loader.rs.
//
// What the modules import besides each other:
//   #home       where the files are, and how the program comes from there
//   #pin        the names of the program, its wasm and its parts, and their digests for the copy that
//               never changes
//   #pieces      the drawing of the pieces, from `src/picture/pieces.svg`, as the loader has it
//   #sprite     the same as nested lists
//   #glue       what wasm-bindgen has made of the crate `embed`
//   #wasm       where the wasm comes from
//   #packed     the wasm as a script with all parts, in a file of its own
//   #program    the program as a module, as the package has it
//   #styles     the styles that every played board needs; those of a part are in its file
//   board.css   the styles of the loader, as text
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

import { NO_SCRIPT, SENTENCES, TITLE } from "../../embed/frame/english.js";
import { pack } from "../package/pack.mjs";
import { colored } from "../palette.mjs";
import { LEFT, pageOf } from "./frame.mjs";
import { piecesOf } from "./pieces.mjs";
import { partsOf, withoutFetching, withSection } from "./parts.mjs";
import { spriteOf } from "./sprite.mjs";

const [packages, root, programs, out, version] = process.argv.slice(2);
const require = createRequire(join(packages, "package.json"));
const esbuild = require("esbuild");
const terser = require("terser");

const LOADER = join(root, "src/embed/loader");
const PROGRAM = join(root, "src/embed/program");
const FRAME = join(root, "src/embed/frame");
const PACKAGE = join(root, "src/npm/package");
const WASM = join(programs, "embed_optimized.wasm");
const PACKED = "jadoube.program.wasm.js";

/**
 * The styles of played boards, by the part of the program whose board needs them; `main` for all. The
 * styles of the site come first, so that those of the element have the last word.
 */
const STYLES = {
  main: ["styles/pieces", "styles/board", "styles/drawing", "src/embed/program/program"],
  split_game: ["styles/score", "src/embed/program/game"],
  split_setup: ["styles/desk", "src/embed/program/setup"],
};

/** What every browser understands that can run the program. */
const TARGET = "es2022";

const minified = async (css) =>
  (await esbuild.transform(colored(css), { loader: "css", minify: true })).code.trim();

const stylesOf = (part) =>
  minified(STYLES[part].map((name) => readFileSync(join(root, `${name}.css`), "utf8")).join("\n"));

const drawing = readFileSync(join(root, "src/picture/pieces.svg"), "utf8");

/** A digest as a page names it. */
const digestOf = (bytes) => `sha384-${createHash("sha384").update(bytes).digest("base64")}`;

/** All parts of one program are of one compilation: no cache may mix two of them. */
const { files: partFiles, needed: NEEDED } = partsOf(programs, "embed");
for (const part of Object.keys(STYLES).filter((name) => name !== "main")) {
  partFiles[part] = withSection(partFiles[part], "styles", await stylesOf(part));
}
const wasmFiles = { main: readFileSync(WASM), ...partFiles };
const build = createHash("sha256").update(Buffer.concat(Object.values(wasmFiles))).digest("hex").slice(0, 8);

/** Where the parts lie beside the program, and their digests for the copy that never changes. */
const partsNamed = (nameOf, digest) =>
  Object.fromEntries(
    Object.entries(partFiles).map(([name, bytes]) => [name, [nameOf(name), digest(bytes)]]),
  );

/** The file of a part: its name, or a number where several parts share it. */
const partFile = (name, more = "") => `jadoube.${name.replace(/^split_/, "").replace(/^chunk_/, "part-")}${more}.wasm`;

/** What is fetched after the loader, in the copy whose names tell their version and in the other. */
const CURRENT = {
  NAME: "jadoube.program.js",
  DIGEST: "",
  WASM: `jadoube.program.wasm?${build}`,
  WASM_DIGEST: "",
  PARTS: partsNamed((name) => `${partFile(name)}?${build}`, () => ""),
  NEEDED,
};
const PINNED = {
  ...CURRENT,
  NAME: `jadoube.program-${version}.js`,
  WASM: `jadoube.program-${version}.wasm`,
  PARTS: partsNamed((name) => partFile(name, `-${version}`), digestOf),
};

/** Modules that only the build knows, by the names under which they are imported. */
const MADE = {
  "#pin": ({ pin = CURRENT }) =>
    Object.entries(pin)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join("\n"),
  "#pieces": () => {
    const { KINDS, SHAPES } = piecesOf(drawing);
    return `export const KINDS = ${JSON.stringify(KINDS)}, SHAPES = ${JSON.stringify(SHAPES)};`;
  },
  "#sprite": () => `export const SPRITE = ${JSON.stringify(spriteOf(drawing))};`,
  "#styles": async () => `export default ${JSON.stringify(await stylesOf("main"))};`,
  "#packed": () => {
    const packed = Object.entries(wasmFiles).map(([name, bytes]) => {
      const { codes, text } = pack(bytes);
      return `${name}: [${JSON.stringify(codes)}, ${JSON.stringify(text)}]`;
    });
    return `import { unpack } from "${join(root, "src/npm/package/unpack.js")}";
      const PACKED = { ${packed.join(", ")} };
      export const bring = async (name) => unpack(...PACKED[name]);`;
  },
};

/** Modules that stand for others: in what is fetched as modules, in the frame, in the package. */
const IN_PAGES = { "#home": join(LOADER, "home.js"), "#wasm": join(PROGRAM, "wasm.js") };
const IN_FRAME = { "#home": join(FRAME, "home.js"), "#wasm": "#packed" };
const OF_PACKAGE = {
  answers: { "#home": join(PACKAGE, "board/home.js"), "#wasm": "#packed" },
  beside: { "#program": "./board-program.js" },
};

const provided = ({ beside = {}, answers = IN_PAGES, ...made }) => ({
  name: "provided",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^#/ }, ({ path }) => {
      if (beside[path]) {
        return { path: beside[path], external: true };
      }
      const meant = answers[path] ?? (path === "#glue" ? join(programs, "embed.js") : path);
      return meant.startsWith("#") ? { path: meant, namespace: "made" } : { path: meant };
    });
    onLoad({ filter: /.*/, namespace: "made" }, async ({ path }) => ({
      contents: await MADE[path](made),
      resolveDir: root,
    }));
    onLoad({ filter: /__wasm_split\.js$/ }, ({ path }) => ({
      contents: withoutFetching(readFileSync(path, "utf8"), join(PROGRAM, "parts.js")),
    }));
    onLoad({ filter: /\.css$/ }, async ({ path }) => ({
      contents: await minified(readFileSync(path, "utf8")),
      loader: "text",
    }));
  },
});

const NOTICE = `/*! jadoube ${version} | MIT OR Apache-2.0 */`;

/** The same script in fewer bytes than esbuild needs: for what every page with a board fetches. */
async function shrunk(how) {
  const text = await bundled(how);
  const { code } = await terser.minify(text, {
    module: how.format !== "iife",
    ecma: 2020,
    toplevel: true,
    compress: { passes: 4, keep_fargs: false, unsafe_arrows: true },
    format: { comments: /^!/ },
  });
  return code;
}

/** The text of a script with all that it imports. */
async function bundled({ entry, notice = NOTICE, format = "esm", globalName, inject, ...how }) {
  const bundling = esbuild.build({
    entryPoints: [entry],
    outfile: join(out, "bundled.js"),
    write: false,
    bundle: true,
    minify: true,
    format,
    globalName,
    inject,
    target: TARGET,
    charset: "utf8",
    banner: { js: notice },
    plugins: [provided(how)],
    logLevel: "warning",
    // wasm-bindgen names the script of the parts once for each of them.
    logOverride: { "duplicate-object-key": "silent" },
  });
  // It has already reported what is wrong.
  const { outputFiles } = await bundling.catch(() => process.exit(1));
  return outputFiles[0].text;
}

const FILES = {
  "jadoube.js": { entry: join(LOADER, "jadoube.js"), isSmall: true },
  "jadoube.program.js": { entry: join(PROGRAM, "program.js"), beside: { "#packed": `./${PACKED}` }, isSmall: true },
  [PACKED]: { entry: "#packed" },
  "embed.program.js": {
    entry: join(PROGRAM, "program.js"),
    format: "iife",
    globalName: LEFT,
    answers: IN_FRAME,
  },
  // Small enough that a notice would be a tenth of it.
  "embed-parent.js": { entry: join(FRAME, "parent.js"), format: "iife", notice: "" },
  "pkg/board.js": {
    entry: join(PACKAGE, "entry/board.js"),
    isSmall: true,
    ...OF_PACKAGE,
    inject: [join(PACKAGE, "board/html-element.js")],
  },
  "pkg/board-program.js": { entry: join(PROGRAM, "program.js"), ...OF_PACKAGE },
};

for (const [file, how] of Object.entries(FILES)) {
  mkdirSync(dirname(join(out, file)), { recursive: true });
  writeFileSync(join(out, file), await (how.isSmall ? shrunk(how) : bundled(how)));
}
const page = pageOf(readFileSync(join(FRAME, "frame.html"), "utf8"), {
  script: await shrunk({ entry: join(FRAME, "frame.js"), notice: "", format: "iife", answers: IN_FRAME }),
  style: await minified(readFileSync(join(FRAME, "frame.css"), "utf8")),
  words: { NO_SCRIPT: SENTENCES[NO_SCRIPT], TITLE: SENTENCES[TITLE] },
});
writeFileSync(join(out, "embed.html"), page);

// The pinned copy: each knows what it fetches next, so that the digest of the first is that of all.
PINNED.WASM_DIGEST = digestOf(wasmFiles.main);
for (const { WASM: main, PARTS } of [CURRENT, PINNED]) {
  for (const [name, [file]] of Object.entries({ main: [main], ...PARTS })) {
    writeFileSync(join(out, file.replace(/\?.*/, "")), wasmFiles[name]);
  }
}
const { "jadoube.js": loader, "jadoube.program.js": program } = FILES;
writeFileSync(join(out, PINNED.NAME), await shrunk({ ...program, pin: PINNED }));
PINNED.DIGEST = digestOf(readFileSync(join(out, PINNED.NAME)));
writeFileSync(join(out, `jadoube-${version}.js`), await shrunk({ ...loader, pin: PINNED }));
