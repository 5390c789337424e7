// Where the files beside this script are, and how the program comes from there. The npm package has an
// answer of its own: `src/js/package/board/home.js`.

/**
 * Where this script is. In a bundle that is no module only the page knows, and only now; some
 * bundlers tell where the file was when they read it.
 */
export const HERE =
  [import.meta.url, document.currentScript?.src].find(
    (url) => url && (!url.startsWith("file:") || location.protocol === "file:"),
  ) ?? document.baseURI;

/** The script of the program. */
export const NAME = "jadoube.program.js";

/** @returns {Promise<{ mount: Function }>} the program at an address */
export const bring = (url) => import(/* webpackIgnore: true */ /* @vite-ignore */ url);
