// In a page the program of lessons lies beside the script.
import { HERE } from "#home";
import { TUTOR } from "#pin";

/** @param {number} tries how often it was asked for before: some browsers remember that an address has failed */
export function fetchTutor(tries) {
  const url = new URL(TUTOR + (tries ? `&${tries}` : ""), HERE).href;
  return import(/* webpackIgnore: true */ /* @vite-ignore */ url);
}
