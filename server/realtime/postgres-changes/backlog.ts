import { DatabaseUnavailable } from '../../postgres/unavailable.ts';
import type { RealtimeLogger } from '../logger.ts';
import type { Change } from './change-queries.ts';

const pageRows = 500;

/** A queue of changes that are delivered page by page, while the feed continues. */
export class Backlog {
  readonly #maxPages: number;
  readonly #logger: RealtimeLogger;
  readonly #deliver: (changes: Change[]) => Promise<void>;
  #waiting: Change[][] = [];
  #running: Promise<void> | undefined;
  #closed = false;

  constructor(
    maxPages: number,
    logger: RealtimeLogger,
    deliver: (changes: Change[]) => Promise<void>,
  ) {
    this.#maxPages = maxPages;
    this.#logger = logger;
    this.#deliver = deliver;
  }

  /** Returns false if the queue is full; all waiting changes are then dropped. */
  add(changes: Change[]): boolean {
    const last = this.#waiting.at(-1);
    if (last && last.length + changes.length <= pageRows) {
      last.push(...changes);
      return true;
    }
    if (this.#waiting.length >= this.#maxPages) {
      this.#waiting = [];
      return false;
    }
    this.#waiting.push([...changes]);
    this.#running ??= this.#run();
    return true;
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#running;
  }

  async #run(): Promise<void> {
    for (let next = this.#waiting.shift(); next && !this.#closed; next = this.#waiting.shift()) {
      await this.#deliverPage(next);
    }
    this.#running = undefined;
  }

  async #deliverPage(changes: Change[]): Promise<void> {
    while (!this.#closed) {
      try {
        return await this.#deliver(changes);
      } catch (error) {
        if (!(error instanceof DatabaseUnavailable)) {
          return this.#logger.error({ err: error }, 'changes could not be delivered to patterns');
        }
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
    }
  }
}
