import { BROKEN } from './english.js';
import { object } from './guard.js';
import { say } from './say.js';

/** What every refused call throws. */
export class JadoubeError extends Error {
  #explain;

  constructor(fault, explain) {
    object('fault', fault);
    super(fault.message, fault.cause && { cause: fault.cause });
    this.name = 'JadoubeError';
    this.code = fault.code;
    for (const key of ['line', 'column', 'ply', 'square', 'candidates']) {
      if (fault[key] !== undefined) this[key] = fault[key];
    }
    this.#explain = explain;
  }

  /** Why, in a sentence. Worked out when it is read: a program may try many moves. */
  get reason() {
    return this.#explain?.();
  }
}

export const refuse = (code, message) => {
  throw new JadoubeError({ code, message });
};

/** What is thrown from then on when the program has failed. */
export const broken = (cause) => {
  throw new JadoubeError({ code: 'broken', message: say(BROKEN), cause });
};
