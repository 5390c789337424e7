// Random numbers that are the same on every machine, so that a seed is a reproduction.

export class Random {
  #state;

  constructor(seed) {
    this.#state = seed >>> 0;
  }

  /** A whole number of 32 bits, by Weyl's sequence and two multiplications that mix its bits. */
  next() {
    this.#state = (this.#state + 0x9e37_79b9) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0_aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a_2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  }

  /** A whole number from 0 up to, but not including, the limit. */
  below(limit) {
    return Math.floor((this.next() / 0x1_0000_0000) * limit);
  }

  /** A whole number between two others, both included. */
  between(least, most) {
    return least + this.below(most - least + 1);
  }

  pick(list) {
    return list[this.below(list.length)];
  }

  chance(probability) {
    return this.next() < probability * 0x1_0000_0000;
  }

  /** Picks one of the values of `[weight, value]` pairs, each as often as it weighs. */
  weighted(pairs) {
    let left = this.below(pairs.reduce((sum, [weight]) => sum + weight, 0));
    for (const [weight, value] of pairs) {
      left -= weight;
      if (left < 0) {
        return value;
      }
    }
    throw new Error("nothing to pick from");
  }
}
