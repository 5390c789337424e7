// The wasm of the program and of its parts: fetched from beside it, or unpacked from a script beside it
// where the page lets nothing be fetched but scripts.
import { PARTS, WASM, WASM_DIGEST } from "#pin";

/** Whether the page seems to let nothing be fetched. */
let isForbidden = false;
/** What was asked for before, and has failed or not come in time: now no cache answers. */
const tried = new Set();
/** Whether this is the program of another try, while the first one has never come. */
const isAnew = import.meta.url.includes("?");

const request = (file, integrity, isAgain) =>
  fetch(new URL(file, import.meta.url), {
    ...(integrity && { integrity }),
    ...((isAnew || isAgain) && { cache: "reload" }),
  });

/** A host that has lost a file may answer with a page. */
const isWasm = ({ ok, headers }) => ok && !headers.get("Content-Type")?.startsWith("text/html");

/**
 * @param {string} name `main` or the name of a part
 * @param {{ name: string, response?: Promise<Response> }} [early] what the loader has asked for
 * @returns {Promise<Response | Uint8Array>}
 */
export async function bring(name, early) {
  const [file, digest] = name === "main" ? [WASM, WASM_DIGEST] : PARTS[name];
  const asked = early?.name === file && early.response;
  const isAgain = tried.has(name);
  tried.add(name);
  if (asked || !isForbidden) {
    try {
      const response = await (asked || request(file, digest, isAgain));
      if (isWasm(response)) {
        return response;
      }
    } catch {
      // Forbidden, or away: the script may still be there.
      isForbidden = true;
    }
  }
  // A pinned program takes nothing whose digest it does not know.
  if (digest) {
    isForbidden = false;
    throw new Error(file);
  }
  try {
    const { bring: unpacked } = await import("#packed");
    return await unpacked(name);
  } catch (error) {
    isForbidden = false;
    throw error;
  }
}
