/** The second half of the package: reasons, terms, notations, pictures, openings. */
import { NOT_LOADED } from './english.js';
import { broken, refuse } from './error.js';
import { say } from './say.js';

let half;
let names;
let source;

/** Each entry says how it gets the second half: `now`, if that needs no waiting, and `later`. */
export const provide = (ways) => {
  source = ways;
};

/** Whether the second half can be asked at once. */
export const hasInsight = () => half !== undefined || source?.now !== undefined;

const kept = (loaded) => {
  loaded.onTrap(broken);
  return loaded;
};

/** The second half, which has to be there. */
export const insight = () => {
  if (half === undefined && source?.now) half = kept(source.now());
  return half ?? refuse('not-loaded', say(NOT_LOADED));
};

/** Fetches the second half. */
export const loadInsight = async () => {
  half ??= kept(source.now ? source.now() : await source.later());
};

/** The names of openings, fetched once. */
export const openingNames = async () => {
  await loadInsight();
  names ??= half.Names.read(await source.names());
  return names;
};
