// What is fetched for a lesson: its text, and once for a page the program that reads it.
import { bringTable } from "#home";
import { fetchTutor } from "#tutor";

import { bringOnce, inTime } from "../../loader/patience.js";

/**
 * Fetches the program; a later lesson or try asks again for what has failed.
 * @returns {Promise<{ open: Function }>} see `program.js`
 */
export const bringTutor = bringOnce(fetchTutor);

/** What brings the program's words in the language of tables; nothing for English. */
export const tableOf = (tables) => tables.tag && (() => inTime(bringTable(tables.tag.toLowerCase())));

/** The text of a file. */
export const bringText = (url, signal) => inTime(textAt(url, signal));

/** A host that has lost a file may answer with a page. */
async function textAt(url, signal) {
  const response = await fetch(url, { signal });
  if (!response.ok || response.headers.get("Content-Type")?.startsWith("text/html")) {
    throw new Error(url);
  }
  return response.text();
}
