// The lesson's answer to `loader/home.js`: everything stands in the same script, and from a disk nothing
// else can be fetched.

/** The site on which the lesson was written; nothing where that was a disk. */
const { home } = document.documentElement.dataset;

export const HERE = home || document.baseURI;

export const IS_FRAME = false;

/** The script for other pages, if the lesson knows where it is. */
export const LOADER = home ? "jadoube.js" : undefined;

/** The program has no address. */
export const NAME = "#";

/** A lesson has no languages but English. */
export const bringWords = async () => ({});
export const bringTable = async () => "";

export const bringReader = () => import("../fen/reader.js");
export const bringTask = () => import("../task/task.js");

/** The wasm stands in the script. */
export const fetchWasm = () => undefined;

export const bring = () => import("../program/program.js");
