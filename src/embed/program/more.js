// In a page every part of the program is a file of its own, and nothing else has to be asked for one.

/** Whoever has fetched the program has nothing more to do. */
export const useScripts = () => {};
