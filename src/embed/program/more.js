// What few boards need is a file of its own for each part in a page, and for the engine.
import { HERE, bring } from "#home";
import { ENGINE, ENGINE_DIGEST } from "#pin";

/** Whoever has fetched the program has nothing more to do. */
export const useScripts = () => {};

let engine;
let tries = 0;

/** @returns {Promise<{ ask: Function }>} the engine, which is fetched again after a failure */
export function bringEngine() {
  const { href } = new URL(ENGINE, HERE);
  // Under the same address some browsers would give the first failure again.
  const url = tries ? `${href}${href.includes("?") ? "&" : "?"}${tries}` : href;
  engine ??= bring(url, ENGINE_DIGEST);
  engine.catch(() => {
    engine = undefined;
    tries += 1;
  });
  return engine;
}
