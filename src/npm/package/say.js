import { SENTENCES } from './english.js';

/** Says a sentence of `english.js` by its number, with its places filled. */
export const say = (number, ...values) => SENTENCES[number].replace(/\{(\d)\}/g, (_, place) => values[place]);
