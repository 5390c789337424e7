// Reports the exercises of a page to the record store of a learning system by xAPI.
import { followAll, idOf, isWhole, keysOf, tellPage } from "./report.js";
import { isOver, summed } from "./results.js";
import { readLaunch } from "./xapi/launch.js";
import { Kept, Outbox } from "./xapi/outbox.js";
import { Statements } from "./xapi/statements.js";

function storage() {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

/** Says what is new of every answer that is judged, and once that all is done. */
function reporter(statements, add) {
  let isCompleted = false;
  let isAnswered = false;
  return (results, answers) => {
    const keys = keysOf(results);
    for (const answer of answers) {
      const place = results.findIndex(({ board }) => board === answer.board);
      if (place >= 0) {
        add(statements.answered(idOf(results[place], keys[place], answer), results[place].title, answer));
      }
    }
    // What was done at an earlier visit was reported then.
    isAnswered ||= answers.length > 0;
    if (isAnswered && !isCompleted && isWhole() && results.every(isOver)) {
      isCompleted = true;
      add(statements.completed(summed(results)));
    }
  };
}

/**
 * Begins to report.
 * @param {{ for?: string, launch?: string }} [options] which boards, by ids or a selector (all without
 *   it), and the query in place of that of the page's address
 * @returns {boolean} whether a learning system has opened the page
 */
export function startXapi({ for: chosen = "", launch: query = location.search } = {}) {
  let launch;
  try {
    launch = readLaunch(query);
  } catch ({ message }) {
    tellPage("xapi", false, { message });
    return false;
  }
  if (!launch) {
    tellPage("xapi", false, { message: "The address names no record store of xAPI." });
    return false;
  }
  const statements = new Statements(launch, document.documentElement.lang);
  const outbox = new Outbox(launch, new Kept(storage()), (ok, more) => tellPage("xapi", ok, more));
  const add = (statement) => void outbox.add(statement);
  const began = Date.now();
  add(statements.initialized());
  followAll(chosen, reporter(statements, add));
  addEventListener("online", () => outbox.send());
  addEventListener("pagehide", () => add(statements.terminated(Date.now() - began)));
  return true;
}
