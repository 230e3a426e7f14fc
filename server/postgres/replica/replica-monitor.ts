import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { shareNext } from '../../support/share-next.ts';
import { PolledConnection } from './polled-connection.ts';
import { Staleness } from './staleness.ts';
import {
  announceUse,
  isUsedByOthers,
  primaryPosition,
  standbyPosition,
  withdrawUse,
} from './statements.ts';
import { WriteWaits } from './write-waits.ts';

interface MonitorOptions {
  primaryUrl: string;
  replicaUrl: string;
  /** The replica is not used while it lacks a change that is older. */
  maxLagMs: number;
  /** Throws if the server at the other end cannot be used as a replica of the primary. */
  check: (replica: pg.Client) => Promise<void>;
  /** Called when reads go to the primary instead; `isLost` if the replica did not respond. */
  onAway: (reason: string, isLost: boolean) => void;
  /** Called when reads use the replica. */
  onUsed: () => void;
}

const tickMs = 100;
/** Pauses between polls of the replica while writes wait for it: a `share` of the time for which it has not moved. */
const eagerMs = { min: 1, max: 20, share: 0.2 };
/**
 * Ticks for which the replica may be late before its use ends: after a pause of the process itself, both positions are
 * old until the servers have responded again.
 */
const patientTicks = 3;
const retryMs = 1_000;

/**
 * Decides whether reads may use the replica, and how long the response to a write waits for it. Two rules let a writer see
 * its own writes on every process, although the processes do not talk to each other:
 *
 * 1. A process reads from the replica only while it knows that the replica has everything older than `maxLagMs`.
 * 2. The response to a write waits until the replica has it, or for `maxLagMs`. Nothing waits if this process has known for
 *    as long, from a look at the primary that is not older than that, that no process uses the replica. A process
 *    announces its use with an advisory lock of the primary, twice `maxLagMs` earlier.
 */
export class ReplicaMonitor {
  readonly #options: MonitorOptions;
  readonly #staleness = new Staleness();
  readonly #waits = new WriteWaits();
  readonly #primary: PolledConnection;
  readonly #replica: PolledConnection;
  readonly #timer: NodeJS.Timeout;
  readonly #askPrimary: () => Promise<number>;
  readonly #askReplica: () => Promise<void>;
  readonly #lookForOthers: () => Promise<void>;
  #failure: string | undefined;
  #retryAt = 0;
  /** Set while the lock is held. */
  #announcedAt: number | undefined;
  #isAnnouncing = false;
  #use: object | undefined;
  #lateTicks = 0;
  #lookedAt = Number.NEGATIVE_INFINITY;
  /** The first poll since which no process was seen to use the replica. */
  #unusedSince: number | undefined;
  #isEager = false;
  #isClosed = false;

  constructor(options: MonitorOptions) {
    this.#options = options;
    const { primaryUrl, replicaUrl, maxLagMs, check } = options;
    this.#primary = new PolledConnection({
      connectionString: primaryUrl,
      maxSilenceMs: 10_000,
      // The lock ended with the session.
      onLost: () => this.#leave('the primary was lost'),
    });
    this.#replica = new PolledConnection({
      connectionString: replicaUrl,
      maxSilenceMs: maxLagMs,
      onOpen: async (client) => {
        this.#staleness.forgetReplica();
        await check(client);
      },
      onLost: (error) => this.recordFailure(error),
    });
    this.#askPrimary = shareNext(async () => {
      const polled = { at: performance.now(), replayed: this.#staleness.replayed };
      const { position } = await this.#primary.query<{ position: number }>(primaryPosition);
      this.#staleness.recordPrimary(polled, position);
      return position;
    });
    this.#askReplica = shareNext(async () => {
      const { position } = await this.#replica.query<{ position: number | null }>(standbyPosition);
      if (position === null) throw new Error('it is not a standby: it takes writes of its own');
      this.#staleness.recordReplica(position);
      this.#failure = undefined;
      this.#waits.reach(this.#staleness.replayed);
    });
    this.#lookForOthers = shareNext(async () => {
      const at = performance.now();
      const { others } = await this.#primary.query<{ others: boolean }>(isUsedByOthers);
      this.#lookedAt = at;
      if (others) this.#unusedSince = undefined;
      else this.#unusedSince ??= at;
    });
    this.#timer = setInterval(() => this.#tick(), tickMs);
    this.#timer.unref();
    this.#tick();
  }

  /** Undefined while reads must go to the primary. The object stands for one uninterrupted period of use. */
  get use(): object | undefined {
    return this.#use && this.lagMs <= this.#options.maxLagMs ? this.#use : undefined;
  }

  get lagMs(): number {
    return this.#staleness.behind(performance.now());
  }

  /** Reads go to the primary immediately; the next response of the replica may change that. */
  recordFailure(error: Error): void {
    if (this.#isClosed) return;
    this.#failure = error.message.split('\n')[0] ?? '';
    this.#retryAt = performance.now() + retryMs;
    this.#update();
  }

  /** Resolves when the replica has everything that was committed before the call. Undefined if nothing has to wait. */
  whenReplicated(): Promise<void> | undefined {
    if (!this.#mayBeUsed()) return undefined;
    const wait = this.#waits.add(performance.now() + this.#options.maxLagMs);
    this.#askPrimary().then(
      (position) => {
        wait.until(position);
        this.#waits.reach(this.#staleness.replayed);
        void this.#askEagerly();
      },
      // The position that the replica must have reached is unknown, so the time decides.
      () => undefined,
    );
    return wait.over;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    this.#use = undefined;
    this.#waits.release();
    await Promise.all([this.#primary.close(), this.#replica.close()]);
  }

  #tick(): void {
    this.#askPrimary().catch((error: Error) =>
      this.#leave(`the primary does not respond: ${error.message}`),
    );
    // A failure is that of the primary, to which the call above reacts.
    if (this.#announcedAt === undefined) this.#lookForOthers().catch(() => undefined);
    if (performance.now() >= this.#retryAt) {
      this.#askReplica().catch((error: Error) => this.recordFailure(error));
    }
    this.#update();
    if (this.#mayBeUsed()) this.#waits.expire(performance.now());
    else this.#waits.release();
  }

  #update(): void {
    const { maxLagMs } = this.#options;
    if (this.#failure !== undefined) {
      this.#leave(this.#failure);
      return;
    }
    const lag = this.lagMs;
    const isLate = lag > maxLagMs;
    // Before the first comparison nothing is known, so the replica is not given up yet.
    const isKnown = Number.isFinite(lag) || this.#announcedAt !== undefined;
    this.#lateTicks = isLate && isKnown ? this.#lateTicks + 1 : 0;
    if (this.#lateTicks > patientTicks) this.#leave(`it is more than ${maxLagMs / 1000} s behind`);
    if (isLate) return;
    if (this.#announcedAt === undefined) {
      void this.#announce();
      return;
    }
    if (this.#use || performance.now() - this.#announcedAt < 2 * maxLagMs) return;
    this.#use = {};
    this.#options.onUsed();
  }

  async #announce(): Promise<void> {
    if (this.#isAnnouncing) return;
    this.#isAnnouncing = true;
    await this.#primary.query(announceUse).then(
      () => {
        this.#announcedAt = performance.now();
      },
      () => undefined,
    );
    this.#isAnnouncing = false;
  }

  #leave(reason: string): void {
    if (this.#isClosed) return;
    this.#options.onAway(reason, this.#failure !== undefined);
    this.#use = undefined;
    if (this.#announcedAt === undefined) return;
    this.#announcedAt = undefined;
    this.#unusedSince = undefined;
    // Fails if the connection was lost, and with it the lock.
    this.#primary.query(withdrawUse).catch(() => undefined);
  }

  /** False if it is certain that no process reads from the replica. */
  #mayBeUsed(): boolean {
    if (this.#announcedAt !== undefined || this.#isAnnouncing) return true;
    if (this.#unusedSince === undefined) return true;
    const now = performance.now();
    const { maxLagMs } = this.#options;
    return now - this.#unusedSince <= maxLagMs || now - this.#lookedAt > maxLagMs;
  }

  async #askEagerly(): Promise<void> {
    if (this.#isEager) return;
    this.#isEager = true;
    const { min, max, share } = eagerMs;
    let moved = { at: performance.now(), to: this.#staleness.replayed };
    while (this.#waits.isWaiting && this.#failure === undefined && !this.#isClosed) {
      await this.#askReplica().catch((error: Error) => this.recordFailure(error));
      const { replayed } = this.#staleness;
      if (replayed > moved.to) moved = { at: performance.now(), to: replayed };
      await sleep(Math.min(max, Math.max(min, (performance.now() - moved.at) * share)));
    }
    this.#isEager = false;
  }
}
