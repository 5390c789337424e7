// The language of a board: that of the nearest element with `lang`. English is part of the loader;
// the tables of another language are fetched once, when the first board is in that language.
import { bringWords } from "#home";
import { LANGUAGES } from "./english.js";
import { speakAs } from "./speech.js";

const asked = {};
const found = {};

/**
 * Speaks the language of an element from now on.
 * @param {Element} element
 * @param {() => void} [come] is called when tables have come that are not there yet
 * @returns {object | undefined} the tables; nothing while they are on their way, and English is spoken
 */
export function speak(element, come) {
  const [tag] = LANGUAGES.exec(element.closest("[lang]")?.lang.toLowerCase()) ?? [];
  const tables = tag ? found[tag] : {};
  speakAs(tables ?? {});
  if (!tables) {
    // Without its tables a language is as good as English.
    asked[tag] ??= bringWords(tag)
      .catch(() => ({}))
      .then((brought) => (found[tag] = brought));
    asked[tag].then(come);
  }
  return tables;
}

/** Waits until the tables of an element are there, or known not to come. */
export const settled = (element) => new Promise((come) => speak(element, come) && come());
