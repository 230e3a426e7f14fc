/** A token bucket with a refill rate per second and a maximum burst. */
export class TokenBucket {
  readonly #perSecond: number;
  readonly #burst: number;
  #left: number;
  #countedAt = performance.now();

  constructor(perSecond: number, burst = perSecond * 4) {
    this.#perSecond = perSecond;
    this.#burst = burst;
    this.#left = burst;
  }

  /** Returns false and takes nothing if less than `amount` is left. */
  take(amount = 1): boolean {
    // The limit is disabled; infinity minus infinity would be NaN.
    if (this.#perSecond === Number.POSITIVE_INFINITY) return true;
    const now = performance.now();
    const refilledTokens = ((now - this.#countedAt) / 1000) * this.#perSecond;
    this.#left = Math.min(this.#left + refilledTokens, this.#burst);
    this.#countedAt = now;
    if (this.#left < amount) return false;
    this.#left -= amount;
    return true;
  }
}
