// In a page the program of lessons lies beside the script.
import { HERE } from "#home";
import { TUTOR } from "#pin";

import { addressFor } from "../../../loader/patience.js";

/** @param {number} tries how often it was asked for before */
export function fetchTutor(tries) {
  const url = addressFor(new URL(TUTOR, HERE).href, tries);
  return import(/* webpackIgnore: true */ /* @vite-ignore */ url);
}
