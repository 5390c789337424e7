// The script with which a cut program fetches its parts, as the tool that cuts programs writes it,
// changed to what our pages need.

/** How that script fetches one file. */
const FETCH =
  /\(\) => \{\s*const src = fetch\(new URL\("\.\/([^"]+)", import\.meta\.url\)\);\s*src\.catch\(\(\) => \{\}\);\s*return async \(imports\) => \(WebAssembly\.instantiateStreaming\(src, imports\)\);\s*\}/g;

/** Where it waits for what a part needs. */
const WAIT = "await Promise.all(parallelStuff);";

/**
 * As soon as one file is lost, that line gives up while others are still on their way; those pass for
 * being fetched until they are lost too, and whoever tries again meanwhile fails with them.
 */
const SETTLED = "await Promise.allSettled(parallelStuff); await Promise.all(parallelStuff);";

/**
 * The script with `fetching(file)` in the place of each fetching function, which tries again from
 * scratch after a failure.
 * @param {string} script the text of `__wasm_split.js`
 * @param {(file: string) => string} fetching the expression that gives the fetching function
 */
export function linked(script, fetching) {
  const written = script.replaceAll(FETCH, (_, file) => fetching(file)).replace(WAIT, SETTLED);
  if (/fetch\(|instantiateStreaming/.test(written) || !written.includes(SETTLED)) {
    throw new Error("the script that fetches parts is not the one that is known here");
  }
  return written;
}
