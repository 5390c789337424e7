// The interface that a learning system of SCORM 1.2 gives to its pages: the object `API` in a window
// around this one, or in the one that has opened it. SCORM 1.2 Run-Time Environment, 3.3.

/** How many windows may lie around each other. */
const MOST_WINDOWS = 500;

/** Reads something of a window; one of another host may refuse. */
function ask(read) {
  try {
    return read() ?? undefined;
  } catch {
    return undefined;
  }
}

function findAround(start) {
  let view = start;
  for (let count = 0; view && count < MOST_WINDOWS; count += 1) {
    const here = view;
    const found = ask(() => here.API);
    if (found) {
      return found;
    }
    const around = ask(() => here.parent);
    if (!around || around === here) {
      return undefined;
    }
    view = around;
  }
  return undefined;
}

/** @returns {object | undefined} the interface nearest to a window */
export function findApi(view) {
  const openers = [ask(() => view.opener), ask(() => view.top.opener)];
  return [view, ...openers].reduce((found, start) => found ?? (start && findAround(start)), undefined);
}

/** What a call that fails is told to have failed with where the system says nothing. */
const GENERAL = 101;

/** A call of a learning system has failed. */
export class ScormError extends Error {
  /** @param {number} code one of the codes of SCORM 1.2, 3.3.6 */
  constructor(call, code, message) {
    super(`${call}: ${message || "failed"} (${code})`);
    this.code = code;
  }
}

/** A call as a message names it: with the value that it is about. */
const callOf = (name, [first]) => [name, first].filter(Boolean).join(" ");

/** Calls the interface as the standard has it: every word is a text. */
export class Api {
  #api;

  constructor(api) {
    this.#api = api;
  }

  #call(name, ...words) {
    try {
      // Called as methods: some systems need their `this`.
      return String(this.#api[name](...words.map(String)) ?? "");
    } catch (error) {
      throw new ScormError(callOf(name, words), GENERAL, error?.message);
    }
  }

  /** The last error of the system as an exception, or nothing where there was none. */
  #lastError(name, words) {
    const code = Number.parseInt(this.#call("LMSGetLastError"), 10) || 0;
    const said = () => this.#call("LMSGetErrorString", code) || this.#call("LMSGetDiagnostic", code);
    return code && new ScormError(callOf(name, words), code, ask(said));
  }

  /** Calls what answers whether it was done. */
  #order(name, ...words) {
    const answer = this.#call(name, ...words).trim().toLowerCase();
    if (answer !== "true" && answer !== "1") {
      throw this.#lastError(name, words) || new ScormError(callOf(name, words), GENERAL);
    }
  }

  initialize() {
    this.#order("LMSInitialize", "");
  }
  commit() {
    this.#order("LMSCommit", "");
  }
  finish() {
    this.#order("LMSFinish", "");
  }
  set(name, value) {
    this.#order("LMSSetValue", name, value);
  }

  /** What a value is; nothing of one that the system does not have. */
  get(name) {
    const value = this.#call("LMSGetValue", name);
    // An empty answer is a value or a failure.
    const error = value === "" && this.#lastError("LMSGetValue", [name]);
    return error ? undefined : value;
  }
}
