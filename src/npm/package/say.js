import { SENTENCES } from './english.js';

/** A sentence of `english.js` by its number, with its gaps filled in. */
export const say = (number, ...values) => SENTENCES[number].replace(/\{(\d)\}/g, (_, place) => values[place]);
