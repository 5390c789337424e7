// Reports the exercises of a page to a learning system of SCORM 1.2.
import { followAll, keysOf, tellPage } from "./report.js";
import { resultsIn } from "./results.js";
import { Api, findApi } from "./scorm/api.js";
import { Session } from "./scorm/session.js";

/** How long one waits for a system that is busy, in milliseconds. */
const PATIENCE = 15_000;

/** An outcome as boards write it: how it stands is told only where `solved` does not. */
const written = ({ result, ...outcome }) =>
  ["open", "solved"].includes(result) ? outcome : { ...outcome, result };

/** Boards go on where they were left at the last visit. */
function restore(suspended, chosen) {
  if (!suspended.size) {
    return;
  }
  const results = resultsIn([document], chosen);
  keysOf(results).forEach((key, index) => {
    const { board } = results[index];
    const outcome = suspended.get(key);
    // A board that has something of its own goes on from there, and a frame by itself.
    if (outcome && board.value === null) {
      board.formStateRestoreCallback(JSON.stringify(written(outcome)));
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
  const session = new Session(new Api(found), (error) => {
    clearTimeout(again);
    if (error) {
      tellPage("scorm", false, { code: error.code, message: error.message });
      again = setTimeout(() => session.report(last), PATIENCE);
    } else {
      tellPage("scorm", true);
    }
  });
  const open = () => {
    const suspended = session.open();
    customElements.whenDefined("jadoube-board").then(() => restore(suspended, chosen));
  };
  open();
  followAll(chosen, (results, answers) => {
    last = results;
    session.report(results, answers);
  });
  addEventListener("pagehide", () => {
    clearTimeout(again);
    session.report(last);
    session.close();
  });
  // A page that comes back from the browser's cache begins anew.
  addEventListener("pageshow", ({ persisted }) => persisted && open());
  return true;
}
