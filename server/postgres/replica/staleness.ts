interface Sample {
  at: number;
  position: number;
}

/** Ten minutes of samples: a replica that is further behind counts as unavailable since the oldest one it has reached. */
const maxSamples = 6_000;

/**
 * Computes how far a replica is behind, from positions in the write-ahead log that this process read. Its own clock is the
 * only one involved. The time of the last replayed transaction would say nothing while nobody writes.
 */
export class Staleness {
  /** Positions of the primary that the replica has not reached yet, oldest first. */
  #samples: Sample[] = [];
  #replayed = Number.NEGATIVE_INFINITY;
  /** The replica has everything that was committed before this time. */
  #currentAt = Number.NEGATIVE_INFINITY;
  #ignoredUpTo = Number.NEGATIVE_INFINITY;

  get replayed(): number {
    return this.#replayed;
  }

  /**
   * Everything that was committed before the query was sent is below the position in its result. A replica that was
   * further then has followed another primary, and counts only after it has moved on.
   */
  recordPrimary(polled: { at: number; replayed: number }, position: number): void {
    if (polled.replayed > position) {
      this.#ignoredUpTo = this.#replayed;
      this.forgetReplica();
    }
    this.#samples.push({ at: polled.at, position });
    if (this.#samples.length > maxSamples) this.#samples.shift();
    this.#compare();
  }

  recordReplica(position: number): void {
    if (position <= this.#ignoredUpTo) return;
    this.#replayed = Math.max(this.#replayed, position);
    this.#compare();
  }

  /** Milliseconds, at the time `now`. */
  behind(now: number): number {
    return now - this.#currentAt;
  }

  /** Call when the connection may lead to another server than before. */
  forgetReplica(): void {
    this.#replayed = Number.NEGATIVE_INFINITY;
    this.#currentAt = Number.NEGATIVE_INFINITY;
  }

  #compare(): void {
    const open = this.#samples.findIndex(({ position }) => position > this.#replayed);
    const reached = open < 0 ? this.#samples.length : open;
    const last = this.#samples[reached - 1];
    if (!last) return;
    this.#currentAt = last.at;
    this.#samples = this.#samples.slice(reached);
  }
}
