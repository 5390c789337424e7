// What is fetched for a lesson: its text, and once for a page the program that reads it.
import { bringTable } from "#home";
import { fetchTutor } from "#tutor";

let asked;
let tries = 0;

/**
 * Fetches the program; a later lesson or try asks again for what has failed.
 * @returns {Promise<{ open: Function }>} see `program.js`
 */
export function bringTutor() {
  if (!asked) {
    asked = fetchTutor(tries);
    tries += 1;
    asked.catch(() => (asked = undefined));
  }
  return asked;
}

/** What brings the program's words in the language of tables; nothing for English. */
export const tableOf = (tables) => tables.tag && (() => bringTable(tables.tag.toLowerCase()));

/** The text of a file. A host that has lost it may answer with a page. */
export async function bringText(url, signal) {
  const response = await fetch(url, { signal });
  if (!response.ok || response.headers.get("Content-Type")?.startsWith("text/html")) {
    throw new Error(url);
  }
  return response.text();
}
