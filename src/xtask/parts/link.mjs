// The script with which a cut program fetches its parts, as the tool that cuts programs writes it,
// changed to what our pages need.

/** How that script fetches one file. */
const FETCH =
  /\(\) => \{\s*const src = fetch\(new URL\("\.\/([^"]+)", import\.meta\.url\)\);\s*src\.catch\(\(\) => \{\}\);\s*return async \(imports\) => \(WebAssembly\.instantiateStreaming\(src, imports\)\);\s*\}/g;

/** All before the parts: how one is loaded after what it needs. */
const LOADING = /^[\s\S]*\nfunction makeLoad\([\s\S]*?\n\}\n/;

/** How it names what loads a part. */
const LOADER = "__wasm_split_load_";

/**
 * What is changed in it, from and to.
 *
 * As soon as one file is lost, it gives up while others are still on their way, its own among them;
 * those pass for being fetched until they are lost too, and whoever tries again meanwhile fails with
 * them. So it waits for all of them; `ready` is settled when its own is. And modules
 * that are merged import from the main module under another name (see src/xtask/bind/hub.rs).
 */
const CHANGES = [
  [
    "await Promise.all(parallelStuff);",
    "await Promise.allSettled([...parallelStuff, instantiate.ready]); await Promise.all(parallelStuff);",
  ],
  ["sharedImports = { __wasm_split: {  } };", "const main = {}; sharedImports = { __wasm_split: main, main };"],
];

function changed(script) {
  return CHANGES.reduce((text, [from, to]) => {
    if (!text.includes(from)) {
      throw new Error(`the script that fetches parts is not the one that is known here: ${from}`);
    }
    return text.replace(from, to);
  }, script);
}

/**
 * The script with `fetching(file)` in the place of each fetching function, which tries again from
 * scratch after a failure.
 * @param {string} script the text of `__wasm_split.js`
 * @param {(file: string) => string} fetching the expression that gives the fetching function
 */
export function linked(script, fetching) {
  const written = changed(script).replaceAll(FETCH, (_, file) => fetching(file));
  if (/fetch\(|instantiateStreaming/.test(written)) {
    throw new Error("the script that fetches parts fetches in a way that is not known here");
  }
  return written;
}

/**
 * The script for parts of which some modules were merged.
 * @param {string} script the text of `__wasm_split.js`
 * @param {Record<string, string[]>} parts the modules that each part needs
 * @param {(module: string) => string} fetching the expression that gives the fetching function
 */
export function merged(script, parts, fetching) {
  const [start] = LOADING.exec(changed(script)) ?? [];
  const known = [...script.matchAll(/export const (\w+)/g)].map(([, name]) => name);
  const wanted = Object.keys(parts).map((name) => LOADER + name);
  if (!start || known.sort().join() !== wanted.sort().join()) {
    throw new Error(`the script that fetches parts has ${known}, but there are ${wanted}`);
  }
  const modules = new Set(Object.values(parts).flat());
  return [
    start,
    ...[...modules].map((module) => `const ${module} = makeLoad(${fetching(module)}, []);`),
    "const nothing = () => () => {};",
    ...Object.entries(parts).map(
      ([name, needed]) => `export const ${LOADER}${name} = wrapAsyncCb(makeLoad(nothing, [${needed}]));`,
    ),
  ].join("\n");
}
