/** What every refused call throws. */
export class JadoubeError extends Error {
  #explain;

  constructor(fault, explain) {
    super(fault.message);
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
