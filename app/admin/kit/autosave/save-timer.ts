/** What a save follows: the user asked for it, or a change that is saved automatically. */
export type SaveTrigger = 'user' | 'change';

/** A save begins after this time without a change. */
const idleMs = 800;
const retryMs = [2_000, 4_000, 8_000, 16_000, 30_000];

/** Decides when the next save begins: shortly after the last change, or later after each failure. */
export class SaveTimer {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #isStopped = false;
  #save: (trigger: SaveTrigger) => void;

  constructor(save: (trigger: SaveTrigger) => void) {
    this.#save = save;
  }

  /** Saves once nothing has changed for a moment. */
  waitUntilIdle(): void {
    this.#start(idleMs, 'change');
  }

  /** Saves again, the later the more often it has failed. */
  retryLater(trigger: SaveTrigger): void {
    this.#start(retryMs[Math.min(this.#failures, retryMs.length - 1)] ?? 0, trigger);
    this.#failures += 1;
  }

  /** Lets the next failure count as the first. */
  forgetFailures(): void {
    this.#failures = 0;
  }

  /** Cancels the next save. */
  clear(): void {
    clearTimeout(this.#timer);
  }

  /** Saves no more until `resume` is called. */
  stop(): void {
    this.#isStopped = true;
    this.clear();
  }

  resume(): void {
    this.#isStopped = false;
  }

  #start(delay: number, trigger: SaveTrigger): void {
    this.clear();
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => this.#save(trigger), delay);
  }
}
