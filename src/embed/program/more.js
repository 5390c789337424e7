// What few boards need is a file of its own for each part in a page, and for the engine.
import { HERE, bring } from "#home";
import { ENGINE, ENGINE_DIGEST } from "#pin";

import { addressFor, bringOnce } from "../loader/patience.js";

/** Whoever has fetched the program has nothing more to do. */
export const useScripts = () => {};

/** @returns {Promise<{ ask: Function }>} the engine, which is fetched again after a failure */
export const bringEngine = bringOnce((tries) => bring(addressFor(new URL(ENGINE, HERE).href, tries), ENGINE_DIGEST));
