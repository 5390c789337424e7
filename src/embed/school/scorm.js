// Reports the exercises of a page to a learning system of SCORM 1.2.
import { followAll, isComing, isWhole, keysOf, tellPage } from "./report.js";
import { resultsIn } from "./results.js";
import { Api, findApi } from "./scorm/api.js";
import { Session } from "./scorm/session.js";

/** How long one waits for a system that is busy, in milliseconds. */
const PATIENCE = 15_000;

/** An outcome as boards write it: how it stands is told only where `solved` does not. */
const written = ({ result, ...outcome }) =>
  ["open", "solved"].includes(result) ? outcome : { ...outcome, result };

/** What has gone on already, or has begun by itself. */
const met = new WeakSet();

/** Exercises go on where they were left at the last visit, each when it has come. */
function restore(suspended, results) {
  keysOf(results).forEach((key, index) => {
    const { board } = results[index];
    const outcome = suspended.get(key);
    // A board that has something of its own goes on from there, and a frame by itself.
    if (outcome && board.value === null && !met.has(board)) {
      board.formStateRestoreCallback(JSON.stringify(written(outcome)));
    }
    if (board.value !== undefined) {
      met.add(board);
    }
  });
}

/**
 * Begins to report.
 * @param {{ for?: string }} [options] which boards: ids or a selector; all boards without it
 * @returns {boolean} whether the page stands in a learning system
 */
export function startScorm({ for: chosen = "" } = {}) {
  const found = findApi(window);
  if (!found) {
    tellPage("scorm", false, { message: "This page is not in a learning system of SCORM 1.2." });
    return false;
  }
  let again;
  let last = [];
  let suspended = new Map();
  // A part of the page is not taken for all of it.
  const report = (answers = []) => session.report(last, answers, isWhole());
  const look = (results, answers) => {
    last = results;
    if (!isComing()) {
      restore(suspended, results);
    }
    report(answers);
  };
  const session = new Session(new Api(found), (error) => {
    clearTimeout(again);
    if (error) {
      tellPage("scorm", false, { code: error.code, message: error.message });
      again = setTimeout(report, PATIENCE);
    } else {
      tellPage("scorm", true);
    }
  });
  const lookAgain = () => look(resultsIn([document], chosen));
  const open = () => {
    suspended = session.open();
    customElements.whenDefined("jadoube-board").then(lookAgain);
  };
  open();
  followAll(chosen, look);
  addEventListener("load", lookAgain);
  addEventListener("pagehide", () => {
    clearTimeout(again);
    report();
    session.close();
  });
  // A page that comes back from the browser's cache begins anew.
  addEventListener("pageshow", ({ persisted }) => persisted && open());
  return true;
}
