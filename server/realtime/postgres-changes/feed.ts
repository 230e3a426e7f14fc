import type { Database } from '../../postgres/database.ts';
import { requireRow } from '../../postgres/query.ts';
import { DatabaseUnavailable } from '../../postgres/unavailable.ts';
import type { RealtimeLogger } from '../logger.ts';
import { type Change, fetchChanges, findNext } from './change-queries.ts';
import type { Definitions } from './definitions.ts';

/** A large transaction is sent page by page, so that clients can keep up. */
interface Pages {
  bytes: number;
  /** Resolves when clients have read most of their data, or after a time limit. */
  settle: () => Promise<void>;
}

const maxRows = 500;
/** If a page fails, smaller ones are tried until the failing change is alone. */
const shrinkFactor = 8;
/** Maximum pause between batches, which is as long as the last batch. Changes that arrive during a batch are grouped anyway. */
const maxPauseMs = 2;
const keepSeenMs = 120_000;

interface Position {
  ordinal: string;
  id: string;
}

/** Delivers each change once, however often it was announced. */
export class Feed {
  readonly #database: Pick<Database, 'query'>;
  readonly #definitions: Pick<Definitions, 'isEmpty' | 'tables'>;
  readonly #logger: RealtimeLogger;
  readonly #deliver: (changes: Change[]) => Promise<void>;
  readonly #pages: Pages;
  /** Processed transactions with their time, so that a late announcement does not repeat them. */
  readonly #seen = new Map<string, number>();
  #pending: string[] = [];
  #horizon: string | undefined;
  #running: Promise<void> | undefined;
  #isClosed = false;
  #lagMs = 0;

  constructor(
    database: Pick<Database, 'query'>,
    definitions: Pick<Definitions, 'isEmpty' | 'tables'>,
    logger: RealtimeLogger,
    deliver: (changes: Change[]) => Promise<void>,
    pages: Pages,
  ) {
    this.#database = database;
    this.#definitions = definitions;
    this.#logger = logger;
    this.#deliver = deliver;
    this.#pages = pages;
  }

  announce(xid: string): void {
    if (this.#isClosed || this.#seen.has(xid)) return;
    this.#seen.set(xid, Date.now());
    this.#pending.push(xid);
    this.#running ??= this.#run();
  }

  /** The time from the oldest change of the last batch until it was sent. */
  get lagMs(): number {
    return this.#lagMs;
  }

  /** The transactions announced since then, with the time of each, latest first. */
  announcedSince(time: number): [xid: string, at: number][] {
    return [...this.#seen].filter(([, at]) => at >= time).reverse();
  }

  /**
   * Finds transactions whose announcement was missed or is late. Everything that committed since the last call was
   * invisible to the snapshot taken then.
   */
  async catchUp(): Promise<void> {
    const result = await this.#database.query<{ horizon: string; xids: string[] }>(
      `select pg_current_snapshot()::text as horizon, array(
         select c.xid::text from realtime.changes c
         where c.xid >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot(c.xid, $1::pg_snapshot)
         group by c.xid order by c.xid
       ) as xids`,
      [this.#horizon ?? null],
    );
    const { horizon, xids } = requireRow(result);
    this.#horizon = horizon;
    for (const xid of xids) this.announce(xid);
    const expiredBefore = Date.now() - keepSeenMs;
    for (const [xid, at] of this.#seen) {
      if (at > expiredBefore) break;
      this.#seen.delete(xid);
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#pending.length > 0 && !this.#isClosed) {
      const began = Date.now();
      const xids = this.#pending;
      this.#pending = [];
      try {
        if (!this.#definitions.isEmpty) await this.#process(xids);
      } catch (error) {
        this.#logger.error({ err: error }, 'changes could not be delivered');
      }
      this.#lagMs = Date.now() - (this.#seen.get(xids[0] ?? '') ?? began);
      await pause(Math.min(Date.now() - began, maxPauseMs));
    }
    this.#running = undefined;
  }

  async #process(xids: string[]): Promise<void> {
    const { bytes, settle } = this.#pages;
    let position: Position = { ordinal: '0', id: '0' };
    let size = maxRows;
    while (!this.#isClosed) {
      const { schemas, names } = this.#definitions.tables();
      const values = [xids, position.ordinal, position.id, schemas, names];
      try {
        const { rows } = await this.#retry(() =>
          this.#database.query<Change & Position & { total: number }>(fetchChanges, [
            ...values,
            bytes,
            size,
          ]),
        );
        const last = rows.at(-1);
        if (!last) return;
        await this.#retry(() => this.#deliver(rows));
        position = last;
        if (rows.length < size && last.total < bytes) return;
        size = Math.min(size * shrinkFactor, maxRows);
        await settle();
      } catch (error) {
        if (this.#isClosed) return;
        if (size > 1) {
          size = Math.ceil(size / shrinkFactor);
          continue;
        }
        this.#logger.error({ err: error }, 'a change could not be delivered');
        const { rows } = await this.#retry(() => this.#database.query<Position>(findNext, values));
        if (!rows[0]) return;
        position = rows[0];
      }
    }
  }

  /** Retries while the database is unavailable; nothing has been sent when the work fails. */
  async #retry<T>(work: () => Promise<T>): Promise<T> {
    while (true) {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof DatabaseUnavailable) || this.#isClosed) throw error;
        await pause(500);
      }
    }
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
