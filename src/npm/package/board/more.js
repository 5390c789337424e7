// The parts of the program that few boards need are a module of their own, which a bundler finds by its
// name.

export const useScripts = () => {};

/** The wasm of a part that does not stand in the module of the program. */
export const bringMore = async (name) => (await import('#more-packed')).bring(name);
