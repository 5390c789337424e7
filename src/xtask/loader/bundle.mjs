// Bundles the boards for foreign pages: the loader, and the program that it fetches, as modules;
// both once more for the frame, as scripts of the old kind, and for a lesson, which is one file; and
// for the JavaScript package, where bundlers find one by the other. The score of a page, its class code
// and its reports are optional modules beside them. Run by src/xtask/loader.rs.
//
// What the modules import besides each other:
//   #home       where the files are, and how the program comes from there
//   #pin        the names of the program, its wasm and its parts, and their digests for the copy that
//               never changes
//   #pieces      the drawing of the pieces, from `src/picture/pieces.svg`, as the loader has it
//   #sprite     the same as nested lists
//   #glue       what wasm-bindgen has made of the crate `embed`
//   #wasm       where the wasm comes from
//   #packed     the wasm as a script with all parts, in a file of its own; in the frame and in the
//               package with those that many boards need
//   #more       where the others come from there, and the engine
//   #more-packed  the others, in a file of their own
//   #engine-made  what the engine runs as, in a worker or not: a function, and its wasm
//   #engine-glue  what wasm-bindgen has made of the crate `engine`
//   #engine-packed  the engine with the parts of its boards, in a file of its own
//   #program    the program as a module, as the package has it
//   #reader     what reads foreign positions, the same way
//   #task       the same of what tells what a board asks
//   #styles     the styles that every played board needs; those of a part are in its file
//   #class      where the class code of a score comes from
//   #tutor      where the program of lessons comes from
//   #tutor-glue  what wasm-bindgen has made of the crate `tutor`
//   #tutor-packed  its wasm as text: a lesson fetches one file besides its own
//   #qr         the maker of QR codes, a package of npm
//   board.css   the styles of the loader, as text; those of the score are `score.css`
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

import { NO_SCRIPT, SENTENCES, TITLE } from "../../embed/frame/english.js";
import { pack } from "../package/pack.mjs";
import { colored } from "../palette.mjs";
import { shrunk as shortened } from "../shrink.mjs";
import { sheetAt } from "../styles/sheet.mjs";
import { answersOf, placesOf } from "./answers.mjs";
import { LEFT, LEFT_TASK, pageOf } from "./frame.mjs";
import { lessonOf } from "./lesson.mjs";
import { piecesOf } from "./pieces.mjs";
import { partsOf, withoutFetching, withSection } from "./parts.mjs";
import { spriteOf } from "./sprite.mjs";
import { ownSized, STYLES } from "./styles.mjs";

const [packages, root, programs, out, version] = process.argv.slice(2);
const require = createRequire(join(packages, "package.json"));
const esbuild = require("esbuild");
const terser = require("terser");

const PLACES = placesOf(root);
const { LOADER, PROGRAM, FRAME, READER, TASK, SCHOOL, LESSON, TUTOR, PACKAGE, ENGINE } = PLACES;
const { IN_PAGES, IN_FRAME, IN_LESSON, OF_PACKAGE } = answersOf(PLACES, programs, require.resolve("qrcode-generator"));
const WASM = join(programs, "embed_optimized.wasm");
const PACKED = "jadoube.program.wasm.js";
/** What few boards need, as the frame and the package have it: a file of its own. */
const FEW = ["split_puzzles", "split_setup"];
/** What only boards need on which the computer plays: there it comes with the engine. */
const OF_ENGINE = "split_computer";
const [FRAME_MORE, PACKAGE_MORE] = ["embed.more.js", "pkg/board-more.js"];
const FRAME_ENGINE = "embed.engine.js";
const TUTOR_OF_FILE = "embed.tutor.js";
/** Under these names the frame finds them; src/embed/frame/more.js says them again. */
const [LEFT_MORE, LEFT_ENGINE] = ["jadoubeMore", "jadoubeEngine"];

/** What every browser understands that can run the program. */
const TARGET = "es2022";

const minified = async (css) => {
  const { code } = await esbuild.transform(colored(css), { loader: "css", minify: true });
  // White space before the value of a custom property or of a width that is asked for means nothing, nor do
  // quotes around the one word of an attribute, but esbuild keeps them.
  return code
    .trim()
    .replace(/(--[\w-]+|-width): (?=[^;}])/g, "$1:")
    .replace(/="([a-z]+)"\]/g, "=$1]");
};

const stylesOf = (part) =>
  minified(ownSized(STYLES[part].map((name) => sheetAt(join(root, `${name}.css`))).join("\n")));

const drawing = readFileSync(join(root, "src/picture/pieces.svg"), "utf8");

/** A digest as a page names it. */
const digestOf = (bytes) => `sha384-${createHash("sha384").update(bytes).digest("base64")}`;

/** All parts of one program are of one compilation: no cache may mix two of them. */
const { files: partFiles, needed: NEEDED } = partsOf(programs, "embed");
for (const part of Object.keys(STYLES).filter((name) => name !== "main")) {
  partFiles[part] = withSection(partFiles[part], "styles", await stylesOf(part));
}
const wasmFiles = { main: readFileSync(WASM), ...partFiles };
const engineWasm = readFileSync(join(programs, "engine_optimized.wasm"));
const tutorWasm = readFileSync(join(programs, "tutor_optimized.wasm"));
const shortDigestOf = (files) => createHash("sha256").update(Buffer.concat(files)).digest("hex").slice(0, 8);
const build = shortDigestOf([...Object.values(wasmFiles), engineWasm]);

/** The parts of which everything that many boards need is made, and the others. */
const neededBy = (isWanted) =>
  Object.entries(NEEDED).flatMap(([part, names]) => (isWanted(`split_${part}`) ? names : []));
const needed = new Set([
  ...neededBy((part) => !FEW.includes(part) && part !== OF_ENGINE),
  // What both kinds of the others share, so that neither needs the file of the other.
  ...neededBy((part) => FEW.includes(part)).filter((name) => NEEDED.computer.includes(name)),
]);
const ofMany = Object.keys(wasmFiles).filter((name) => name === "main" || needed.has(name));
const ofFew = [...new Set(neededBy((part) => FEW.includes(part)))].filter((name) => !ofMany.includes(name));
const ofEngine = Object.keys(wasmFiles).filter((name) => !ofMany.includes(name) && !ofFew.includes(name));

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
  READER: "jadoube.fen.js",
  READER_DIGEST: "",
  TASK: "jadoube.task.js",
  TASK_DIGEST: "",
  WASM: `jadoube.program.wasm?${build}`,
  WASM_DIGEST: "",
  PARTS: partsNamed((name) => `${partFile(name)}?${build}`, () => ""),
  NEEDED,
  MORE: `${FRAME_MORE}?${build}`,
  ENGINE: `jadoube.engine.js?${build}`,
  ENGINE_DIGEST: "",
  ENGINE_PARTS: ofEngine,
  CLASS: `jadoube.class.js?${version}`,
  TUTOR: `jadoube.tutor.js?${shortDigestOf([tutorWasm])}`,
};
const PINNED = {
  ...CURRENT,
  NAME: `jadoube.program-${version}.js`,
  READER: `jadoube.fen-${version}.js`,
  TASK: `jadoube.task-${version}.js`,
  WASM: `jadoube.program-${version}.wasm`,
  PARTS: partsNamed((name) => partFile(name, `-${version}`), digestOf),
  ENGINE: `jadoube.engine-${version}.js`,
};
const OF_FRAME = { ...CURRENT, ENGINE: `${FRAME_ENGINE}?${build}` };

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
  "#packed": ({ answers }) => {
    if (answers["#more"] === IN_PAGES["#more"]) {
      return packed(Object.keys(wasmFiles), "unpack(...PACKED[name])");
    }
    const here = answers["#more"] === IN_LESSON["#more"] ? [...ofMany, ...ofFew] : ofMany;
    return `import { bringMore } from "#more";
      ${packed(here, "PACKED[name] ? unpack(...PACKED[name]) : bringMore(name)")}`;
  },
  "#more-packed": () => packed(ofFew, "unpack(...PACKED[name])"),
  "#engine-made": async () => {
    const { codes, text } = pack(engineWasm);
    return `import { unpack } from "${join(root, "src/npm/package/unpack.js")}";
      export const run = function (globalThis, postMessage, addEventListener) { ${await engineScript()} };
      export const bytes = () => unpack(${JSON.stringify(codes)}, ${JSON.stringify(text)});`;
  },
  "#tutor-packed": () => {
    const { codes, text } = pack(tutorWasm);
    return `import { unpack } from "${join(root, "src/npm/package/unpack.js")}";
      export const bytes = () => unpack(${JSON.stringify(codes)}, ${JSON.stringify(text)});`;
  },
  "#engine-packed": () => `export { ask } from "${ENGINE}"; ${packed(ofEngine, "unpack(...PACKED[name])")}`,
};

/**
 * The script of the engine's worker with all that it needs: what it asks of its surroundings are
 * parameters of the function that it becomes, so that it also runs without a worker.
 */
async function engineScript() {
  const imports = [join(root, "src/embed/engine/kept.js"), join(root, "src/web/engine-worker.js")];
  const { outputFiles } = await esbuild.build({
    stdin: { contents: imports.map((file) => `import "${file}";`).join("\n"), resolveDir: root },
    write: false,
    bundle: true,
    minify: true,
    format: "iife",
    // Only read where a program is not told where it lies, and here it is.
    define: { "import.meta.url": '""' },
    target: TARGET,
    charset: "utf8",
    legalComments: "none",
    alias: { "#engine-glue": join(programs, "engine.js") },
    logLevel: "warning",
  });
  return outputFiles[0].text;
}

/** A module with the bytes of parts, and how it brings one of them. */
function packed(names, bringing) {
  const parts = names.map((name) => {
    const { codes, text } = pack(wasmFiles[name]);
    return `${name}: [${JSON.stringify(codes)}, ${JSON.stringify(text)}]`;
  });
  return `import { unpack } from "${join(root, "src/npm/package/unpack.js")}";
    const PACKED = { ${parts.join(", ")} };
    export const bring = async (name) => ${bringing};`;
}

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
      contents: await MADE[path]({ answers, ...made }),
      resolveDir: root,
    }));
    onLoad({ filter: /__wasm_split\.js$/ }, ({ path }) => ({
      contents: withoutFetching(readFileSync(path, "utf8"), join(PROGRAM, "parts.js")),
    }));
    onLoad({ filter: /\.css$/ }, async ({ path }) => ({
      contents: await minified(sheetAt(path)),
      loader: "text",
    }));
  },
});

const NOTICE = `/*! jadoube ${version} | MIT OR Apache-2.0 */`;
const NOTICE_WITH_QR = `${NOTICE}\n/*! qrcode-generator, Copyright (c) 2009 Kazuhiko Arase | MIT */`;

/** The same script in fewer bytes than esbuild needs: for what every page with a board fetches. */
async function shrunk(how) {
  return shortened(terser, await bundled(how), how.format !== "iife");
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
  "jadoube.task.js": { entry: TASK, isSmall: true },
  "jadoube.program.js": { entry: join(PROGRAM, "program.js"), beside: { "#packed": `./${PACKED}` }, isSmall: true },
  [PACKED]: { entry: "#packed" },
  "jadoube.fen.js": { entry: READER, isSmall: true },
  "jadoube.engine.js": { entry: ENGINE, isSmall: true },
  "embed.program.js": {
    entry: join(PROGRAM, "program.js"),
    format: "iife",
    globalName: LEFT,
    answers: IN_FRAME,
    pin: OF_FRAME,
  },
  [FRAME_MORE]: { entry: "#more-packed", format: "iife", globalName: LEFT_MORE, answers: IN_FRAME },
  [FRAME_ENGINE]: { entry: "#engine-packed", format: "iife", globalName: LEFT_ENGINE, answers: IN_FRAME },
  // src/embed/frame/home.js says the name again.
  "embed.fen.js": { entry: READER, format: "iife", globalName: "jadoubeReader" },
  "embed.task.js": { entry: TASK, format: "iife", globalName: LEFT_TASK },
  // Small enough that a notice would be a tenth of it.
  "embed-parent.js": { entry: join(FRAME, "parent.js"), format: "iife", notice: "" },
  "pkg/board.js": {
    entry: join(PACKAGE, "entry/board.js"),
    isSmall: true,
    ...OF_PACKAGE,
    inject: [join(PACKAGE, "board/html-element.js")],
  },
  "pkg/board-fen.js": { entry: READER, isSmall: true },
  "pkg/board-task.js": { entry: TASK, isSmall: true },
  "pkg/board-program.js": { entry: join(PROGRAM, "program.js"), isSmall: true, ...OF_PACKAGE },
  [PACKAGE_MORE]: { entry: "#more-packed", answers: OF_PACKAGE.answers },
  "pkg/board-engine.js": { entry: "#engine-packed", answers: OF_PACKAGE.answers },
  "jadoube.score.js": { entry: join(SCHOOL, "entry/score.js"), isSmall: true },
  "jadoube.class.js": { entry: join(SCHOOL, "class.js"), isSmall: true, notice: NOTICE_WITH_QR },
  "jadoube.lesson.js": { entry: join(TUTOR, "entry.js"), isSmall: true },
  "jadoube.tutor.js": { entry: join(TUTOR, "program.js"), isSmall: true },
  // The builder puts it into a lesson that is one file; src/workshop/written/file.rs says the name again.
  [TUTOR_OF_FILE]: { entry: join(TUTOR, "entry.js"), format: "iife", answers: IN_LESSON },
  "jadoube.scorm.js": { entry: join(SCHOOL, "entry/scorm.js"), isSmall: true },
  "jadoube.xapi.js": { entry: join(SCHOOL, "entry/xapi.js"), isSmall: true },
  "pkg/score.js": {
    entry: join(SCHOOL, "entry/score.js"),
    isSmall: true,
    ...OF_PACKAGE,
    inject: [join(PACKAGE, "board/html-element.js")],
  },
  "pkg/class-code.js": { entry: join(SCHOOL, "class.js"), isSmall: true, notice: NOTICE_WITH_QR, ...OF_PACKAGE },
  "pkg/scorm.js": { entry: join(SCHOOL, "scorm.js"), isSmall: true, ...OF_PACKAGE },
  "pkg/xapi.js": { entry: join(SCHOOL, "xapi.js"), isSmall: true, ...OF_PACKAGE },
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
const lesson = { entry: join(LESSON, "lesson.js"), notice: NOTICE_WITH_QR, format: "iife", answers: IN_LESSON };
const lessonPage = lessonOf(readFileSync(join(LESSON, "lesson.html"), "utf8"), {
  script: await bundled(lesson),
  more: [FRAME_ENGINE, TUTOR_OF_FILE].map((file) => readFileSync(join(out, file), "utf8")),
  style: await minified(readFileSync(join(LESSON, "lesson.css"), "utf8")),
});
writeFileSync(join(out, "jadoube.lesson.html"), lessonPage);

// The pinned copy: each knows what it fetches next, so that the digest of the first is that of all.
PINNED.WASM_DIGEST = digestOf(wasmFiles.main);
for (const { WASM: main, PARTS } of [CURRENT, PINNED]) {
  for (const [name, [file]] of Object.entries({ main: [main], ...PARTS })) {
    writeFileSync(join(out, file.replace(/\?.*/, "")), wasmFiles[name]);
  }
}
const {
  "jadoube.js": loader,
  "jadoube.program.js": program,
  "jadoube.task.js": task,
  "jadoube.engine.js": engine,
} = FILES;
writeFileSync(join(out, PINNED.ENGINE), await shrunk(engine));
PINNED.ENGINE_DIGEST = digestOf(readFileSync(join(out, PINNED.ENGINE)));
writeFileSync(join(out, PINNED.TASK), await shrunk(task));
PINNED.TASK_DIGEST = digestOf(readFileSync(join(out, PINNED.TASK)));
writeFileSync(join(out, PINNED.NAME), await shrunk({ ...program, pin: PINNED }));
PINNED.DIGEST = digestOf(readFileSync(join(out, PINNED.NAME)));
writeFileSync(join(out, PINNED.READER), await shrunk(FILES[CURRENT.READER]));
PINNED.READER_DIGEST = digestOf(readFileSync(join(out, PINNED.READER)));
writeFileSync(join(out, `jadoube-${version}.js`), await shrunk({ ...loader, pin: PINNED }));
