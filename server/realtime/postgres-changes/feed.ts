import type { Database } from '../../postgres/database.ts';
import { prepare } from '../../postgres/prepared-text.ts';
import { requireRow } from '../../postgres/query.ts';
import { DatabaseUnavailable } from '../../postgres/unavailable.ts';
import type { RealtimeLogger } from '../logger.ts';
import type { Definitions } from './definitions.ts';

export interface Change {
  /** Id of its transaction. */
  xid: string;
  schema: string;
  table: string;
  type: 'INSERT' | 'UPDATE' | 'DELETE';
  at: string;
  /** Columns as JSON text, so that numbers keep all their digits. */
  record: Record<string, string> | null;
  oldRecord: Record<string, string> | null;
  /** The columns of a deleted row that policies use, as JSON text. */
  judged: string | null;
}

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

// Changes after a position, of the tables that somebody follows. They are ordered by announcement, which is the order of
// commits, and within a transaction by its changes.
const fromWatchedTables = `from unnest($1::xid8[]) with ordinality as x (xid, ordinal)
  join realtime.changes c on c.xid = x.xid
  where (x.ordinal, c.id) > ($2::bigint, $3::bigint)
    and exists (
      select from unnest($4::text[], $5::text[]) as w (schema, name)
      where w.schema in ('*', c.schema_name) and w.name in ('*', c.table_name)
    )
  order by x.ordinal, c.id`;

// The sizes are summed first, so that only the rows that fit into a page are read.
const fetchChanges = prepare(`with page as (
    select x.ordinal, c.xid, c.id,
      coalesce(octet_length(c.record::text), 0) + coalesce(octet_length(c.old_record::text), 0)
        + coalesce(octet_length(c.judged::text), 0) as bytes
    ${fromWatchedTables}
    limit $7
  ), summed as (
    select page.*, sum(bytes) over (order by ordinal, id) as total from page
  )
  select s.ordinal, s.id::text, s.total::float8, c.xid::text, c.schema_name as schema, c.table_name as table, c.type,
    to_char(c.captured_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
    (select json_object_agg(key, value::text) from jsonb_each(c.record)) as record,
    (select json_object_agg(key, value::text) from jsonb_each(c.old_record)) as "oldRecord",
    c.judged::text as judged
  from summed s
  join realtime.changes c on c.xid = s.xid and c.id = s.id
  where s.total - s.bytes < $6
  order by s.ordinal, s.id`);

const findNext = `select x.ordinal, c.id::text
  ${fromWatchedTables}
  limit 1`;

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
    const expired = Date.now() - keepSeenMs;
    for (const [xid, at] of this.#seen) {
      if (at > expired) break;
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
