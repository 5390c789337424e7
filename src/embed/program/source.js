// The games of a file that `src` names take the place of a record between the tags.
import { SOURCE_UNFETCHED } from "./english.js";
import { say } from "./say.js";

/** A board whose `data()` tells the record of its file. */
export function withSource(given) {
  let fetched = {};
  const sourceOf = () => given.data().attributes.src;
  return {
    board: {
      ...given,
      get layer() {
        return given.layer;
      },
      data: () => ({ ...given.data(), ...(fetched.text !== undefined && { pgn: fetched.text }) }),
      faults: (found, isPlayable) =>
        given.faults(
          fetched.problem ? [{ message: fetched.problem, line: null, column: null, attribute: "src" }] : found,
          isPlayable && !fetched.problem,
        ),
    },
    isSourceNew: () => sourceOf() !== (fetched.src ?? ""),
    async fetchSource() {
      const src = sourceOf();
      fetched = { src };
      if (!src) {
        return;
      }
      try {
        const response = await fetch(new URL(src, given.host.baseURI));
        if (!response.ok) {
          throw new Error(`${response.status} ${response.statusText}`.trim());
        }
        const text = await response.text();
        // Another file may have been named meanwhile.
        if (fetched.src === src) {
          fetched.text = text;
        }
      } catch (error) {
        fetched.problem = say(SOURCE_UNFETCHED, src, error.message);
      }
    },
  };
}
