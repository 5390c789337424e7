// The parts of the program that few boards need stand in a script of their own, beside the one with all
// others. The page of the frame fetches both: no other script may.
import { HERE } from "#home";
import { MORE } from "#pin";

/** Under this name the script leaves its parts; src/xtask/loader/bundle.mjs says it again. */
const LEFT_MORE = "jadoubeMore";

let fetchScript;

/** @param {(url: string) => Promise<unknown>} fetch brings a script of the frame */
export const useScripts = (fetch) => (fetchScript = fetch);

/** The wasm of a part that does not stand in the script of the program. */
export async function bringMore(name) {
  await fetchScript(new URL(MORE, HERE).href);
  return globalThis[LEFT_MORE].bring(name);
}
