// The package's answer to `src/embed/loader/home.js`: the program is a module beside the elements,
// and a bundler finds it by its name.

/** The folder that the page names for copies for other pages; else the one of the page. */
export const HERE =
  globalThis.document && new URL(globalThis.jadoubeHome ?? '.', document.baseURI).href;

export const IS_FRAME = false;

/** What a bundler has written is of no use to other pages. */
export const LOADER = globalThis.jadoubeHome === undefined ? undefined : 'jadoube.js';

/** The program lies somewhere at the host of the page. */
export const NAME = '/';

/** The package has no languages but English yet. */
export const bringWords = async () => ({});
export const bringTable = async () => '';

export const bringReader = () => import('#reader');

/** The wasm stands in the module. */
export const fetchWasm = () => undefined;

export const bring = () => import('#program');
export const bringTask = () => import('#task');
