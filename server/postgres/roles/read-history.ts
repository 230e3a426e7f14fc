import { LRUCache } from 'lru-cache';

/** Milliseconds after which a read is cancelled on a pipeline and run again on an exclusive connection. */
export const pipelineTimeoutMs = 50;
const slowForMs = 30_000;

/** With more timeouts than this within a second, pipelines only accept trusted statements for a while. */
const timeoutsAllowed = 4;
const cautiousForMs = 5_000;
const trustedRuns = 100;

interface RunRecord {
  fastRuns: number;
  slowUntil: number;
}

/**
 * Decides which statements may share a pipeline. A pipeline runs its statements one after the other,
 * so a slow read delays all others: a statement runs exclusively until it was fast once, and again
 * for a while after a timeout. If many statements time out, pipelines require a longer record of
 * fast runs, so a client cannot block them with new statements that turn slow.
 */
export class ReadHistory {
  readonly #records = new LRUCache<string, RunRecord>({ max: 2_000 });
  readonly #now: () => number;
  #timeouts: number[] = [];
  #cautiousUntil = 0;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Trusted statements are shared without limit; of the others one at a time is on trial. */
  modeOf(text: string): 'shared' | 'trial' | 'exclusive' {
    const record = this.#records.get(text);
    if (record === undefined || record.fastRuns === 0) return 'exclusive';
    if (record.slowUntil === 0 && record.fastRuns >= trustedRuns) return 'shared';
    const now = this.#now();
    return record.slowUntil <= now && this.#cautiousUntil <= now ? 'trial' : 'exclusive';
  }

  ranFast(text: string): void {
    const record = this.#records.get(text);
    if (!record) this.#records.set(text, { fastRuns: 1, slowUntil: 0 });
    else if (record.fastRuns < trustedRuns) record.fastRuns += 1;
    else if (record.slowUntil !== 0 && record.slowUntil <= this.#now()) record.slowUntil = 0;
  }

  ranExclusively(text: string, milliseconds: number): void {
    const record = this.#records.get(text);
    if (milliseconds < pipelineTimeoutMs) this.ranFast(text);
    else if (record) record.fastRuns = 0;
  }

  timedOut(text: string): void {
    const now = this.#now();
    const record = this.#records.get(text);
    // Several copies may be in flight at the same time: only the first timeout counts.
    if (record && record.slowUntil > now) return;
    this.#records.set(text, { fastRuns: record?.fastRuns ?? 0, slowUntil: now + slowForMs });
    this.#timeouts = this.#timeouts.filter((at) => at > now - 1_000);
    this.#timeouts.push(now);
    if (this.#timeouts.length > timeoutsAllowed) this.#cautiousUntil = now + cautiousForMs;
  }

  /** The exclusive run after a timeout shows whether the statement is slow or the machine was busy. */
  ranAfterTimeout(text: string, milliseconds: number): void {
    const record = this.#records.get(text);
    if (!record) return;
    if (milliseconds >= pipelineTimeoutMs) {
      record.fastRuns = 0;
    } else if (record.fastRuns > 0) {
      record.slowUntil = 0;
      this.#timeouts.pop();
    }
  }
}
