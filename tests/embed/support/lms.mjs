// A learning system of SCORM 1.2 as real ones behave: it has a state, knows which values it has, checks
// what it is given, and answers errors with the codes of the standard (Run-Time Environment, 3.3 and
// 3.4).

const MESSAGES = {
  0: "No error",
  101: "General exception",
  201: "Invalid argument error",
  301: "Not initialized",
  401: "Not implemented error",
  402: "Invalid set value, element is a keyword",
  403: "Element is read only",
  404: "Element is write only",
  405: "Incorrect data type",
};

const DECIMAL = /^-?\d+(\.\d+)?$/;
const TIMESPAN = /^\d{2,4}:\d{2}:\d{2}(\.\d{1,2})?$/;
const TIME = /^\d{2}:\d{2}:\d{2}(\.\d{1,2})?$/;
const IDENTIFIER = /^[\w-]{1,255}$/;
const oneOf = (...words) => ({ test: (text) => words.includes(text) });

/** What can be set, and what it must look like. */
const WRITABLE = {
  "cmi.core.score.raw": DECIMAL,
  "cmi.core.score.min": DECIMAL,
  "cmi.core.score.max": DECIMAL,
  "cmi.core.lesson_status": oneOf("passed", "completed", "failed", "incomplete", "browsed"),
  "cmi.core.session_time": TIMESPAN,
  "cmi.core.exit": oneOf("time-out", "suspend", "logout", ""),
  "cmi.suspend_data": { test: (text) => text.length <= 4096 },
};
const INTERACTION = {
  id: IDENTIFIER,
  time: TIME,
  type: oneOf("true-false", "choice", "fill-in", "matching", "performance", "sequencing", "likert", "numeric"),
  student_response: { test: (text) => text.length <= 255 },
  result: { test: (text) => ["correct", "wrong", "unanticipated", "neutral"].includes(text) || DECIMAL.test(text) },
  latency: TIMESPAN,
};
const READ_ONLY = ["cmi.core.student_id", "cmi.core.lesson_mode", "cmi.student_data.mastery_score"];

export class Lms {
  state = "new";
  values = { "cmi.core.lesson_status": "not attempted", "cmi.core.lesson_mode": "normal", "cmi.core.student_id": "s1" };
  interactions = [];
  /** What was committed. */
  saved = undefined;
  commits = 0;
  calls = [];
  #error = 0;

  /**
   * @param {{ values?: object, absent?: string[], fails?: (name: string, ...words: string[]) => number | undefined }}
   *   [how] values from an earlier visit, what the system does not have, and which calls fail with which code
   */
  constructor({ values = {}, absent = [], fails = () => undefined } = {}) {
    Object.assign(this.values, values);
    this.absent = absent;
    this.fails = fails;
  }

  #answer(code) {
    this.#error = code;
    return String(code === 0);
  }

  #guard(name, ...words) {
    for (const word of words) {
      if (typeof word !== "string") {
        return 201;
      }
    }
    this.calls.push([name, ...words].join(" ").trim());
    return this.fails(name, ...words) ?? 0;
  }

  LMSInitialize(...words) {
    const code = this.#guard("LMSInitialize", ...words) || (words[0] !== "" ? 201 : this.state === "new" ? 0 : 101);
    this.state = code ? this.state : "open";
    return this.#answer(code);
  }

  LMSFinish(...words) {
    const code = this.#guard("LMSFinish", ...words) || (this.state === "open" ? 0 : 301);
    if (!code) {
      this.#save();
      this.state = "closed";
    }
    return this.#answer(code);
  }

  LMSCommit(...words) {
    const code = this.#guard("LMSCommit", ...words) || (this.state === "open" ? 0 : 301);
    if (!code) {
      this.#save();
      this.commits += 1;
    }
    return this.#answer(code);
  }

  #save() {
    this.saved = { ...this.values, interactions: structuredClone(this.interactions) };
  }

  LMSGetValue(...words) {
    const [name] = words;
    const code = this.#guard("LMSGetValue", ...words) || (this.state === "open" ? 0 : 301);
    if (code) {
      this.#answer(code);
      return "";
    }
    const isKnown = name in WRITABLE || READ_ONLY.includes(name) || name === "cmi.interactions._count";
    const isWriteOnly = ["cmi.core.session_time", "cmi.core.exit"].includes(name) || /interactions\.\d/.test(name);
    const isAbsent = this.absent.some((start) => name.startsWith(start));
    this.#answer(isAbsent || !isKnown ? 401 : isWriteOnly ? 404 : 0);
    if (this.#error) {
      return "";
    }
    return name === "cmi.interactions._count" ? String(this.interactions.length) : (this.values[name] ?? "");
  }

  LMSSetValue(...words) {
    const failed = this.#guard("LMSSetValue", ...words) || (this.state === "open" ? 0 : 301);
    return this.#answer(failed || this.#set(...words));
  }

  #set(name, value) {
    if (this.absent.some((start) => name.startsWith(start))) {
      return 401;
    }
    const [, index, field] = /^cmi\.interactions\.(\d+)\.(\w+)$/.exec(name) ?? [];
    if (field) {
      if (!INTERACTION[field] || Number(index) > this.interactions.length) {
        return 201;
      }
      if (!INTERACTION[field].test(value)) {
        return 405;
      }
      this.interactions[index] = { ...this.interactions[index], [field]: value };
      return 0;
    }
    if (READ_ONLY.includes(name)) {
      return 403;
    }
    if (name.endsWith("_count")) {
      return 402;
    }
    if (!WRITABLE[name]) {
      return 201;
    }
    if (!WRITABLE[name].test(value)) {
      return 405;
    }
    this.values[name] = value;
    return 0;
  }

  LMSGetLastError() {
    return String(this.#error);
  }
  LMSGetErrorString(code) {
    return MESSAGES[code] ?? "";
  }
  LMSGetDiagnostic() {
    return "";
  }
}
