// The parts of the program: fetched once, and again after a failure.
import { NEEDED } from "#pin";
import { bring } from "#wasm";

import { addStyles } from "./styles.js";

const brought = {};

/** A part could not be fetched; the loader says so, in its words. */
export const lost = () => Object.assign(new Error(""), { isLost: true });

async function bytesOf(name) {
  const found = await bring(name);
  return found instanceof Response ? found.arrayBuffer() : found;
}

function fetched(name) {
  brought[name] ??= bytesOf(name);
  brought[name].catch(() => delete brought[name]);
  return brought[name];
}

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
    try {
      const made = await WebAssembly.instantiate(await bytes, imports);
      // The build has put them there (see `src/xtask/loader/parts.mjs`).
      for (const section of WebAssembly.Module.customSections(made.module, "styles")) {
        addStyles(new TextDecoder().decode(section));
      }
      return made;
    } catch (error) {
      delete brought[name];
      throw error;
    }
  };
  return Object.assign(instantiate, { ready: bytes });
};
