// The parts of the program that few boards need stand in scripts of their own, beside the one with all
// others. The page of the frame fetches all of them: no other script may.
import { HERE } from "#home";
import { ENGINE, ENGINE_PARTS, MORE } from "#pin";

/** Under these names the scripts leave their parts; src/xtask/loader/bundle.mjs says them again. */
const LEFT_MORE = "jadoubeMore";
const LEFT_ENGINE = "jadoubeEngine";

let fetchScript;

/** @param {(url: string) => Promise<unknown>} fetch brings a script of the frame */
export const useScripts = (fetch) => (fetchScript = fetch);

async function brought(file, left) {
  if (!globalThis[left]) {
    await fetchScript(new URL(file, HERE).href);
  }
  return globalThis[left];
}

/** @returns {Promise<{ ask: Function, bring: Function }>} the engine, with the part of its boards */
export const bringEngine = () => brought(ENGINE, LEFT_ENGINE);

/** The wasm of a part that does not stand in the script of the program. */
export async function bringMore(name) {
  const { bring } = await (ENGINE_PARTS.includes(name) ? bringEngine() : brought(MORE, LEFT_MORE));
  return bring(name);
}
