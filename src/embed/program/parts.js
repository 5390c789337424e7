// The parts of the program: fetched once, and again after a failure or when they do not come in time.
import { NEEDED } from "#pin";
import { bring } from "#wasm";

import { bringOnce } from "../loader/patience.js";
import { addStyles } from "./styles.js";

/** What brings each of them. */
const bringing = {};

/** A part could not be fetched; the loader says so, in its words. */
export const lost = () => Object.assign(new Error(""), { isLost: true });

async function bytesOf(name) {
  const found = await bring(name);
  return found instanceof Response ? found.arrayBuffer() : found;
}

const fetched = (name) => (bringing[name] ??= bringOnce(() => bytesOf(name)))();

/** Begins to fetch what a part needs, before the program itself is there to ask for it. */
export const expect = (part) => NEEDED[part]?.forEach(fetched);

/**
 * How the script that wasm-split has written gets one of its files. Whatever a host calls the file,
 * its bytes decide.
 */
export const part = (name) => () => {
  const bytes = fetched(name);
  bytes.catch(() => {});
  const instantiate = async (imports) => {
    const wasm = await bytes;
    try {
      const made = await WebAssembly.instantiate(wasm, imports);
      // The build has put them there (see `src/xtask/loader/parts.mjs`).
      for (const section of WebAssembly.Module.customSections(made.module, "styles")) {
        addStyles(new TextDecoder().decode(section));
      }
      return made;
    } catch (error) {
      delete bringing[name];
      throw error;
    }
  };
  return Object.assign(instantiate, { ready: bytes });
};
