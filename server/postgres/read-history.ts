import { Lru } from './lru.ts';

/** A read that takes longer in a lane is cut there and run alone. */
export const laneTimeout = 50;
const slowFor = 30_000;
/** More texts cut in one second, and lanes take only what has been fast for long. */
const cutsAllowed = 4;
const caution = 5_000;
const trustedRuns = 100;

interface Past {
  fastRuns: number;
  slowUntil: number;
}

/**
 * Which statements may share a lane. A lane runs one after the other, so that a slow read delays
 * its neighbours: a text runs alone until it was fast once, and again for a while after it was cut.
 * Whoever sends ever new texts that are fast first and slow then soon meets lanes that want a
 * longer record.
 */
export class ReadHistory {
  readonly #pasts = new Lru<string, Past>(2_000);
  readonly #now: () => number;
  #cuts: number[] = [];
  #cautiousUntil = 0;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Trusted texts share as many as they are; of the others one at a time is on trial. */
  placeOf(text: string): 'shared' | 'trial' | 'alone' {
    const past = this.#pasts.get(text);
    if (past === undefined || past.fastRuns === 0) return 'alone';
    if (past.slowUntil === 0 && past.fastRuns >= trustedRuns) return 'shared';
    const now = this.#now();
    return past.slowUntil <= now && this.#cautiousUntil <= now ? 'trial' : 'alone';
  }

  ranFast(text: string): void {
    const past = this.#pasts.get(text);
    if (!past) this.#pasts.set(text, { fastRuns: 1, slowUntil: 0 });
    else if (past.fastRuns < trustedRuns) past.fastRuns += 1;
    else if (past.slowUntil !== 0 && past.slowUntil <= this.#now()) past.slowUntil = 0;
  }

  ranAlone(text: string, milliseconds: number): void {
    const past = this.#pasts.get(text);
    if (milliseconds < laneTimeout) this.ranFast(text);
    else if (past) past.fastRuns = 0;
  }

  wasCut(text: string): void {
    const now = this.#now();
    const past = this.#pasts.get(text);
    // Those cut after the first were on their way already.
    if (past && past.slowUntil > now) return;
    this.#pasts.set(text, { fastRuns: past?.fastRuns ?? 0, slowUntil: now + slowFor });
    this.#cuts = this.#cuts.filter((at) => at > now - 1_000);
    this.#cuts.push(now);
    if (this.#cuts.length > cutsAllowed) this.#cautiousUntil = now + caution;
  }

  /** Run alone, what was cut showed whether it is slow or was only held up by a busy machine. */
  ranAfterCut(text: string, milliseconds: number): void {
    const past = this.#pasts.get(text);
    if (!past) return;
    if (milliseconds >= laneTimeout) {
      past.fastRuns = 0;
    } else if (past.fastRuns > 0) {
      past.slowUntil = 0;
      this.#cuts.pop();
    }
  }
}
