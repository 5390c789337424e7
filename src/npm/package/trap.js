/**
 * Keeps a program that has failed from being used again. A trap leaves its memory as it was in the
 * middle of a call, and what it answers after that would be wrong without a sign.
 */

let report = (cause) => {
  throw cause;
};

/** Says what is thrown from the first trap on, given its cause. */
export const onTrap = (thrower) => {
  report = thrower;
};

/** The exports of a program, each of which refuses to work after one of them has trapped. */
export const guarded = (exports) => {
  let cause;
  const kept = {};
  for (const [name, value] of Object.entries(exports)) {
    const call = (...values) => {
      // What the garbage collector frees nobody can be told about.
      if (cause !== undefined) return name.endsWith('_free') ? undefined : report(cause);
      try {
        return value(...values);
      } catch (error) {
        // A value that is no number is refused before the program begins.
        if (error instanceof TypeError) throw error;
        cause = error;
        return report(cause);
      }
    };
    kept[name] = typeof value === 'function' ? call : value;
  }
  return kept;
};
