// The engine, as one board asks it. It is fetched when the first board asks.
import { bringEngine } from "#more";

/**
 * @param {(number: number, said: string, text: string) => void} hear is called with the number of the
 *   question and what is heard of it (see `engine/engine.js`)
 */
export function opponent(hear) {
  let withdraw = () => {};
  return {
    async askEngine(number, start, moves, [level, seed, pause, left, increment]) {
      let isAsked = true;
      withdraw = () => (isAsked = false);
      const tell = (said, text) => isAsked && hear(number, said, text);
      try {
        const { ask } = await bringEngine();
        if (isAsked) {
          const unasked = ask({ start, moves, level, seed, pause, left, increment }, tell);
          withdraw = () => {
            isAsked = false;
            unasked();
          };
        }
      } catch {
        tell("lost", "");
      }
    },
    restEngine() {
      withdraw();
    },
  };
}
