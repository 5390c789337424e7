// Where the class code comes from in a page: a file beside the script of the score.
import { HERE } from "#home";
import { CLASS } from "#pin";

import { addressFor, bringOnce } from "../../loader/patience.js";

/** @returns {Promise<{ open: Function }>} */
export const bringClassCode = bringOnce((tries) => {
  const url = addressFor(new URL(CLASS, HERE).href, tries);
  return import(/* webpackIgnore: true */ /* @vite-ignore */ url);
});
