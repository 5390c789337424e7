// How long something is waited for that is fetched, and how it is asked for again.

/** How long a reader waits before they hear that something has not come, in milliseconds. */
export const PATIENCE = 10_000;

/** What is on its way, if it comes in time; else it is lost. */
export const inTime = (coming) =>
  new Promise((come, fail) => {
    const timer = setTimeout(() => fail(new Error("it has not come in time")), PATIENCE);
    coming.then(come, fail).finally(() => clearTimeout(timer));
  });

/**
 * What is brought once: asked for in time, and asked for again after a failure.
 * @template T
 * @param {(tries: number) => Promise<T>} bring is told how often it was asked before
 * @returns {() => Promise<T>}
 */
export function bringOnce(bring) {
  let brought;
  let tries = 0;
  return () => {
    if (!brought) {
      const coming = bring(tries);
      const asked = (brought = inTime(coming));
      asked.catch(() => {
        tries += 1;
        if (brought === asked) {
          brought = undefined;
        }
      });
      // What comes late is there for whoever asks next.
      coming.then(() => (brought = coming), () => {});
    }
    return brought;
  };
}

/** Another address of a file for each try: browsers remember that one has failed, and wait for it on and on. */
export const addressFor = (url, tries) => (tries ? `${url}${url.includes("?") ? "&" : "?"}${tries}` : url);
