// Where the files beside this script are, and how the program comes from there. The frame and
// the npm package have answers of their own: `frame/home.js`, `src/npm/package/board/home.js`.
import { DIGEST, READER, READER_DIGEST, TASK, TASK_DIGEST, WASM, WASM_DIGEST } from "#pin";

import { WORDS } from "./english.js";

/**
 * Where this script is. In a bundle that is no module only the page knows, and only now; some
 * bundlers tell where the file was when they read it.
 */
export const HERE =
  [import.meta.url, document.currentScript?.src].find(
    (url) => url && (!url.startsWith("file:") || location.protocol === "file:"),
  ) ?? document.baseURI;

/** Whether the page is one of ours, with nothing but the board in it. */
export const IS_FRAME = false;

/** The script for other pages, beside this one. */
export const LOADER = "jadoube.js";

/** The script of the program. */
export { NAME } from "#pin";

/** @returns {Promise<object>} the tables of a language (see `speech.js`) */
export const bringWords = async (tag) => (await fetch(new URL(`jadoube.${WORDS}.${tag}.json`, HERE))).json();

/** @returns {Promise<string>} what the program says in a language */
export const bringTable = async (tag) => (await fetch(new URL(`jadoube.language.${tag}.txt`, HERE))).text();

/**
 * Fetches the wasm of the program while its script is on its way.
 * @param {RequestCache} cache
 */
export const fetchWasm = (cache) => {
  const response = fetch(new URL(WASM, HERE), { cache, integrity: WASM_DIGEST });
  // It is reported where the response is used.
  response.catch(() => {});
  return { name: WASM, response };
};

/** @returns {Promise<object>} the module at an address; a pinned loader knows its digest, and only it can compare */
export const bring = async (url, digest) => {
  if (DIGEST && digest) {
    await verify(url, digest);
  }
  return import(/* webpackIgnore: true */ /* @vite-ignore */ url);
};

/** @returns {Promise<{ tell: Function }>} what tells what a board asks */
export const bringTask = () => bring(new URL(TASK, HERE).href, TASK_DIGEST);

/** @returns {Promise<{ reader: Function }>} what reads positions as people have them */
export const bringReader = () => bring(new URL(READER, HERE).href, READER_DIGEST);

/**
 * Lets the browser fetch a module and compare it with the digest that a pinned loader knows. What it
 * has compared is what it imports afterwards: a module is fetched once for a page.
 */
const verify = (href, integrity) =>
  new Promise((same, other) => {
    const link = document.createElement("link");
    if (!link.relList?.supports("modulepreload")) {
      other();
      return;
    }
    Object.assign(link, {
      rel: "modulepreload",
      href,
      integrity,
      crossOrigin: "anonymous",
      onload: same,
      onerror: other,
    });
    document.head.append(link);
  });
