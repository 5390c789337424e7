/** The second half of the package: reasons, terms, notations, pictures, openings. */
import { NOT_LOADED } from './english.js';
import { broken, refuse } from './error.js';
import { say } from './say.js';

let half;
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

/** Does something once, however often it is asked for meanwhile; again where it has failed. */
const once = (work) => {
  let promise;
  return () =>
    (promise ??= work().catch((error) => {
      promise = undefined;
      throw error;
    }));
};

/** Fetches the second half: two of them at once would write into each other's memory. */
export const loadInsight = once(async () => {
  half ??= kept(source.now ? source.now() : await source.later());
});

/** The names of openings, fetched once: each reading of them takes a megabyte. */
export const openingNames = once(async () => {
  await loadInsight();
  const names = half.Names.read(await source.names());
  // A host may send a page in place of a file that it does not have.
  if (!names) throw new Error('openings.txt is another file');
  return names;
});
