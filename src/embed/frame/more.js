// The parts of the program that few boards need stand in scripts of their own, beside the one with all
// others. The page of the frame fetches all of them: no other script may.
import { HERE } from "#home";
import { ENGINE, ENGINE_PARTS, MORE } from "#pin";

import { addressFor, bringOnce } from "../loader/patience.js";

/** Under these names the scripts leave their parts; src/xtask/loader/bundle.mjs says them again. */
const LEFT_MORE = "jadoubeMore";
const LEFT_ENGINE = "jadoubeEngine";

let fetchScript;

/** @param {(url: string) => Promise<unknown>} fetch brings a script of the frame */
export const useScripts = (fetch) => (fetchScript = fetch);

/** What brings a script, and then what it leaves. */
const bringerOf = (file, left) =>
  bringOnce(async (tries) => {
    await fetchScript(addressFor(new URL(file, HERE).href, tries));
    return globalThis[left];
  });

const bringFew = bringerOf(MORE, LEFT_MORE);

/** @returns {Promise<{ ask: Function, bring: Function }>} the engine, with the part of its boards */
export const bringEngine = bringerOf(ENGINE, LEFT_ENGINE);

/** The wasm of a part that does not stand in the script of the program. */
export async function bringMore(name) {
  const { bring } = await (ENGINE_PARTS.includes(name) ? bringEngine() : bringFew());
  return bring(name);
}
