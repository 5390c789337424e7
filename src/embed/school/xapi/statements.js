// What is said of a visit by xAPI 1.0.3: verbs of ADL, an activity for the page and one for each
// exercise.
import { responseOf } from "../results.js";
import { duration } from "../time.js";

const VERBS = "http://adlnet.gov/expapi/verbs/";
const QUESTION = "http://adlnet.gov/expapi/activities/cmi.interaction";

/** The most digits of `score.scaled`. */
const PRECISION = 4;

/** A name that no other statement has; browsers have `randomUUID` only where a page is served securely. */
export function uuid() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6] & 0x0f) | 0x40;
  bytes[8] = (bytes[8] & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/** Makes the statements of one visit. */
export class Statements {
  #launch;
  #language;
  #now;

  /** @param {ReturnType<typeof import("./launch.js").readLaunch>} launch */
  constructor(launch, language, now = () => new Date()) {
    this.#launch = launch;
    this.#language = language || "en";
    this.#now = now;
  }

  #make(verb, object, result, parents) {
    const { actor, registration } = this.#launch;
    const context = {
      ...(registration && { registration }),
      language: this.#language,
      ...(parents && { contextActivities: { parent: parents } }),
    };
    return {
      id: uuid(),
      actor,
      verb: { id: VERBS + verb, display: { "en-US": verb } },
      object: { objectType: "Activity", ...object },
      ...(result && { result }),
      context,
      timestamp: this.#now().toISOString(),
    };
  }

  get #page() {
    return { id: this.#launch.activity };
  }

  initialized() {
    return this.#make("initialized", this.#page);
  }

  terminated(ms) {
    return this.#make("terminated", this.#page, { duration: duration(ms) });
  }

  /** All exercises are over. */
  completed({ done, of, ms }) {
    const score = { scaled: Number((done / of).toFixed(PRECISION)), raw: done, min: 0, max: of };
    return this.#make("completed", this.#page, { completion: true, score, duration: duration(ms) });
  }

  /**
   * An exercise was answered.
   * @param {import("../results.js").Answer} answer
   */
  answered(id, title, answer) {
    const { solved, result = solved ? "solved" : "open", ms } = answer;
    const { activity } = this.#launch;
    const object = {
      id: `${activity}${activity.includes("#") ? "/" : "#"}${encodeURIComponent(id)}`,
      definition: { name: { [this.#language]: title }, type: QUESTION, interactionType: "other" },
    };
    const outcome = { success: solved, completion: result !== "open", response: responseOf(answer), duration: duration(ms) };
    return this.#make("answered", object, outcome, [this.#page]);
  }
}
