// A visit as a learning system of SCORM 1.2 hears of it: score, status, every judged answer, and what
// it keeps for the next visit. SCORM 1.2 Run-Time Environment, 3.4.
import { idOf, keysOf } from "../report.js";
import { isOver, responseOf, summed } from "../results.js";
import { timeOfDay, timespan } from "../time.js";
import { ScormError } from "./api.js";
import { fromText, isBegun, toText } from "./suspended.js";

/** Codes of SCORM 1.2, 3.3.6. */
const NOT_INITIALIZED = 301;
const NOT_IMPLEMENTED = 401;
/** A value is wrong for this system and will stay so. */
const REFUSED = [201, 202, 203, NOT_IMPLEMENTED, 402, 403, 404, 405];

/** The most signs of an identifier and of an answer. */
const LONGEST = 255;

/** What a system that has it is never told to take back. */
const FINAL = ["passed", "completed", "failed"];

/** CMIIdentifier: no blanks, and nothing that a system could stumble over. */
const identifier = (text) => text.replace(/[^\w-]+/g, "_").slice(0, LONGEST);

/** A CMIDecimal with at most two digits after the point. */
const decimal = (number) => String(Math.round(number * 100) / 100);

export class Session {
  #api;
  #tell;
  #now;
  #isOpen = false;
  #began = 0;
  /** What was set, so that nothing is set twice. */
  #set = new Map();
  /** Whether something was set that is not committed. */
  #isDirty = false;
  /** What the system does not take. */
  #refused = new Set();
  #entry = { status: "", raw: 0, mastery: undefined, isCounted: true };
  #suspended = new Map();
  /** How many answers the system has, and which are still to be reported. */
  #answers = 0;
  #unreported = [];

  /**
   * @param {import("./api.js").Api} api
   * @param {(error?: ScormError) => void} tell is told how a report went
   * @param {() => Date} now
   */
  constructor(api, tell, now = () => new Date()) {
    this.#api = api;
    this.#tell = tell;
    this.#now = now;
  }

  /** Whether the system listens. */
  get isOpen() {
    return this.#isOpen;
  }

  /** Begins; the outcomes that were kept by the keys of their exercises. */
  open() {
    this.#attempt(() => {
      this.#api.initialize();
      this.#isOpen = true;
      this.#began = this.#now().getTime();
      this.#read();
    });
    return this.#suspended;
  }

  #read() {
    const read = (name) => this.#api.get(name) ?? "";
    const mastery = read("cmi.student_data.mastery_score").trim();
    this.#entry = {
      status: read("cmi.core.lesson_status").trim(),
      raw: Number.parseFloat(read("cmi.core.score.raw")) || 0,
      mastery: mastery === "" || Number.isNaN(Number(mastery)) ? undefined : Number(mastery),
      // Who only looks, or looks back, is not judged.
      isCounted: !["browse", "review"].includes(read("cmi.core.lesson_mode").trim()),
    };
    this.#answers = Number.parseInt(read("cmi.interactions._count"), 10) || 0;
    this.#suspended = fromText(read("cmi.suspend_data"));
  }

  /**
   * Reports what has changed.
   * @param {import("../results.js").Result[]} results
   * @param {import("../results.js").Answer[]} answers those that were judged
   * @param {boolean} areAll whether these are all exercises of the page: a part has neither a score nor
   *   an end
   */
  report(results, answers = [], areAll = true) {
    if (!this.#isOpen || !results.length || !this.#entry.isCounted) {
      return;
    }
    this.#unreported.push(...answers);
    let isNew = false;
    const isDone = this.#attempt(() => {
      this.#setAll(results, areAll);
      isNew = this.#isDirty;
      if (isNew) {
        this.#api.commit();
        this.#isDirty = false;
      }
    });
    if (isDone && isNew) {
      this.#tell();
    }
  }

  #setAll(here, areAll) {
    const keys = keysOf(here);
    // A board that is still to be restored counts as it was left.
    const results = here.map((result, index) => ({
      ...result,
      ...(isBegun(result) ? {} : this.#suspended.get(keys[index])),
    }));
    if (areAll) {
      const { done, of } = summed(results);
      const raw = Math.max((100 * done) / of, this.#entry.raw);
      this.#offer("cmi.core.score.min", "0");
      this.#offer("cmi.core.score.max", "100");
      this.#offer("cmi.core.score.raw", decimal(raw));
      this.#offer("cmi.core.lesson_status", this.#statusFor(raw, results.every(isOver)));
    } else if (!FINAL.includes(this.#status)) {
      this.#offer("cmi.core.lesson_status", "incomplete");
    }
    const kept = new Map(keys.map((key, index) => [key, results[index]]));
    // What is not in the page now, as in a lesson that could not be fetched, may be there at the next visit.
    for (const [key, outcome] of this.#suspended) {
      kept.set(key, kept.get(key) ?? outcome);
    }
    this.#offer("cmi.suspend_data", toText([...kept.keys()], [...kept.values()]));
    while (this.#unreported.length) {
      const [answer] = this.#unreported;
      const place = results.findIndex(({ board }) => board === answer.board);
      if (place >= 0) {
        this.#reportAnswer(idOf(results[place], keys[place], answer), answer);
      }
      this.#unreported.shift();
    }
  }

  /** What the system has as the status. */
  get #status() {
    return this.#set.get("cmi.core.lesson_status") ?? this.#entry.status;
  }

  #statusFor(raw, areOver) {
    const { status, mastery } = this.#entry;
    if (mastery === undefined ? areOver : raw >= mastery) {
      return mastery === undefined ? "completed" : "passed";
    }
    return FINAL.includes(status) ? status : areOver ? "failed" : "incomplete";
  }

  /** Sets a value, once; what a system refuses is not offered again. */
  #offer(name, value) {
    if (this.#set.get(name) === value || this.#refused.has(name)) {
      return;
    }
    if (this.#isTaken(name, value)) {
      this.#set.set(name, value);
    } else {
      this.#refused.add(name);
    }
  }

  /** Sets a value; whether the system takes it. Other failures may pass, so they are thrown. */
  #isTaken(name, value) {
    try {
      this.#api.set(name, value);
      this.#isDirty = true;
      return true;
    } catch (error) {
      if (!REFUSED.includes(error.code)) {
        throw error;
      }
      // Much of the standard is optional.
      if (error.code !== NOT_IMPLEMENTED) {
        this.#tell(error);
      }
      return false;
    }
  }

  /** One entry for each answer. */
  #reportAnswer(id, answer) {
    if (this.#refused.has("cmi.interactions")) {
      return;
    }
    const place = `cmi.interactions.${this.#answers}.`;
    if (!this.#isTaken(`${place}id`, identifier(id))) {
      this.#refused.add("cmi.interactions");
      return;
    }
    const values = {
      time: timeOfDay(this.#now()),
      type: "performance",
      student_response: responseOf(answer).slice(0, LONGEST),
      result: answer.solved ? "correct" : "wrong",
      latency: timespan(answer.ms),
    };
    for (const [name, value] of Object.entries(values)) {
      this.#isTaken(place + name, value);
    }
    this.#answers += 1;
  }

  /** Tells the time of the visit and ends it. */
  close() {
    if (!this.#isOpen) {
      return;
    }
    this.#attempt(() => {
      this.#api.set("cmi.core.session_time", timespan(this.#now().getTime() - this.#began));
      this.#offer("cmi.core.exit", FINAL.includes(this.#status) ? "" : "suspend");
    });
    this.#attempt(() => this.#api.finish());
    this.#isOpen = false;
  }

  /** Does something; once more where the system has forgotten that the visit has begun. */
  #attempt(work) {
    try {
      try {
        work();
      } catch (error) {
        if (error.code !== NOT_INITIALIZED || !this.#isOpen) {
          throw error;
        }
        this.#api.initialize();
        this.#set.clear();
        work();
      }
      return true;
    } catch (error) {
      if (!(error instanceof ScormError)) {
        throw error;
      }
      this.#tell(error);
      return false;
    }
  }
}
