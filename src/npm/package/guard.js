/**
 * What methods ask of their arguments. A value of the wrong type is refused with the name of its
 * parameter before anything reads it: the rules take texts and numbers as they come, and would fail
 * on others half-way.
 */

export const wrong = (name, wanted) => {
  throw new TypeError(`${name} must be ${wanted}`);
};

export const text = (name, value) => (typeof value === 'string' ? value : wrong(name, 'a string'));

/** A text that may be missing. */
export const textIf = (name, value) => (value === undefined || value === null ? undefined : text(name, value));

/** A whole number between two others: the nearest one, the lower one for NaN. */
export const whole = (name, value, least, most) => {
  if (typeof value !== 'number') wrong(name, 'a number');
  return Math.min(Math.max(Math.floor(value) || 0, least), most);
};

export const list = (name, value) => (Array.isArray(value) ? value : wrong(name, 'an array'));

/** An object that is no list and no wrapped text. */
export const object = (name, value) => {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject && !(value instanceof String) ? value : wrong(name, 'an object');
};

/** Options, which may be missing. */
export const options = (value = {}) => object('options', value);

/** The number of a side: 0 is White. */
export const side = (name, value) => (value === 'w' ? 0 : value === 'b' ? 1 : wrong(name, "'w' or 'b'"));

/** Any value as a message names it, as chess.js does where it can. */
export const written = (value) => {
  try {
    return typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
  } catch {
    return typeof value;
  }
};
