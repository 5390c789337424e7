// Where the class code comes from in a page: a file beside the script of the score.
import { HERE } from "#home";
import { CLASS } from "#pin";

/** @returns {Promise<{ open: Function }>} */
export const bringClassCode = () => import(/* webpackIgnore: true */ /* @vite-ignore */ new URL(CLASS, HERE).href);
