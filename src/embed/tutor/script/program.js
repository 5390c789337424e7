// The program of lessons, which reads them and judges answers: what `bring.js` imports, once for a page.
import init, { OpenLesson, speak } from "#tutor-glue";
import { bytes } from "#tutor-packed";

import { followBoards } from "./author.js";

followBoards();

let ready;
/** The language of the first lesson that is not in English is that of all: they share the program. */
let spoken;

/**
 * Reads a lesson.
 * @param {string} file what its faults call it
 * @param {string} text
 * @param {boolean} isInline whether the text stands between the tags of a page
 * @param {() => Promise<string>} [table] brings what the program says in another language than English
 * @returns {Promise<OpenLesson>} see `exports.rs`
 */
export async function open(file, text, isInline, table) {
  ready ??= init({ module_or_path: bytes() });
  ready.catch(() => (ready = undefined));
  await ready;
  if (table) {
    spoken ??= table().then(speak);
    // Without its table the program speaks English.
    await spoken.catch(() => {});
  }
  return OpenLesson.read(file, text, isInline, performance.now());
}
