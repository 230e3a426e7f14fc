import { TooManyAtOnce } from '../postgres/limit-errors.ts';
import { isTransient } from '../postgres/unavailable.ts';

type Pending<T> = { item: T; resolve: () => void; reject: (error: unknown) => void };

/** Items of one group in one write. */
const maxItems = 50;
/** Items of one group that wait for a write. */
const maxWaiting = 200;

/**
 * Writes items that must be durable before their requests go on, in groups: what arrives while a write of the same group
 * is running is written by the next one, so that many requests share a commit and its wait for the disk.
 */
export class GroupedWrites<T> {
  readonly #write: (group: string, items: T[]) => Promise<unknown>;
  /** Groups that are being written, with the items that wait for the next write. */
  readonly #waiting = new Map<string, Pending<T>[]>();

  constructor(write: (group: string, items: T[]) => Promise<unknown>) {
    this.#write = write;
  }

  /** Resolves when the item is written, and rejects if it could not be. */
  add(group: string, item: T): Promise<void> {
    return new Promise((resolve, reject) => {
      const pending = { item, resolve, reject };
      const waiting = this.#waiting.get(group);
      if (!waiting) {
        this.#waiting.set(group, []);
        void this.#run(group, [pending]);
      } else if (waiting.length < maxWaiting) waiting.push(pending);
      else reject(new TooManyAtOnce());
    });
  }

  async #run(group: string, first: Pending<T>[]): Promise<void> {
    for (let batch = first; batch.length > 0; batch = this.#take(group))
      await this.#settle(group, batch);
    this.#waiting.delete(group);
  }

  #take(group: string): Pending<T>[] {
    return this.#waiting.get(group)?.splice(0, maxItems) ?? [];
  }

  async #settle(group: string, batch: Pending<T>[]): Promise<void> {
    const items = batch.map(({ item }) => item);
    try {
      await this.#write(group, items);
      for (const { resolve } of batch) resolve();
    } catch (error) {
      // One item that cannot be written must not fail the others.
      if (batch.length > 1 && !isTransient(error) && !(error instanceof TooManyAtOnce))
        for (const pending of batch) await this.#settle(group, [pending]);
      else for (const { reject } of batch) reject(error);
    }
  }
}
