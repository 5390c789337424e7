// The parts of the program that few boards need are modules of their own, which a bundler finds by their
// names.
import { ENGINE_PARTS } from '#pin';

export const useScripts = () => {};

/** The engine, with the part of its boards. */
export const bringEngine = () => import('#engine-packed');

/** The wasm of a part that does not stand in the module of the program. */
export const bringMore = async (name) =>
  (await (ENGINE_PARTS.includes(name) ? bringEngine() : import('#more-packed'))).bring(name);
