interface Wait {
  position: number;
  deadline: number;
  end: () => void;
}

/** The responses to writes that wait until the replica has replayed the write. A position is one in the WAL. */
export class WriteWaits {
  readonly #open = new Set<Wait>();

  /** True if a response waits for a position that is known already. */
  get isWaiting(): boolean {
    for (const { position } of this.#open) if (Number.isFinite(position)) return true;
    return false;
  }

  /** Adds a response. `over` resolves when it may be sent; `until` sets the position to wait for, once it is known. */
  add(deadline: number): { over: Promise<void>; until: (position: number) => void } {
    const { promise: over, resolve: end } = Promise.withResolvers<void>();
    const wait = { position: Number.POSITIVE_INFINITY, deadline, end };
    this.#open.add(wait);
    return {
      over,
      until: (position) => {
        wait.position = position;
      },
    };
  }

  reach(position: number): void {
    this.#end((wait) => wait.position <= position);
  }

  expire(now: number): void {
    this.#end(({ deadline }) => deadline <= now);
  }

  release(): void {
    this.#end(() => true);
  }

  #end(isOver: (wait: Wait) => boolean): void {
    for (const wait of this.#open) {
      if (!isOver(wait)) continue;
      this.#open.delete(wait);
      wait.end();
    }
  }
}
