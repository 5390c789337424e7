// The lesson's answer to where the engine comes from: the builder has put it into a script of its own,
// if one of the boards needs it.

/** Under this name that script leaves it; src/xtask/loader/bundle.mjs says it again. */
const LEFT_ENGINE = "jadoubeEngine";

/** Nothing is fetched. */
export const useScripts = () => {};

/** @returns {Promise<{ ask: Function, bring: Function }>} the engine, with the part of its boards */
export async function bringEngine() {
  if (!globalThis[LEFT_ENGINE]) {
    throw new Error(LEFT_ENGINE);
  }
  return globalThis[LEFT_ENGINE];
}

/** The wasm of a part that does not stand in the script of the lesson. */
export const bringMore = async (name) => (await bringEngine()).bring(name);
