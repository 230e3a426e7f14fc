/** A token bucket: so much a second for long, and the burst at once. */
export class Allowance {
  readonly #perSecond: number;
  readonly #burst: number;
  #left: number;
  #countedAt = performance.now();

  constructor(perSecond: number, burst = perSecond * 4) {
    this.#perSecond = perSecond;
    this.#burst = burst;
    this.#left = burst;
  }

  /** False, and nothing is taken, when less than that is left. */
  take(amount = 1): boolean {
    // A limit that was switched off: infinity less infinity would be no number.
    if (this.#perSecond === Number.POSITIVE_INFINITY) return true;
    const now = performance.now();
    const earned = ((now - this.#countedAt) / 1000) * this.#perSecond;
    this.#left = Math.min(this.#left + earned, this.#burst);
    this.#countedAt = now;
    if (this.#left < amount) return false;
    this.#left -= amount;
    return true;
  }
}
