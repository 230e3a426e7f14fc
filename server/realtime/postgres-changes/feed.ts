import type { Database } from '../../postgres/database.ts';
import { DatabaseUnavailable } from '../../postgres/unavailable.ts';
import type { RealtimeLogger } from '../logger.ts';
import type { Registry } from './registry.ts';

export interface Change {
  /** The transaction that made it. */
  xid: string;
  schema: string;
  table: string;
  type: 'INSERT' | 'UPDATE' | 'DELETE';
  at: string;
  /** Columns as JSON text: numbers keep all their digits. */
  record: Record<string, string> | null;
  oldRecord: Record<string, string> | null;
  /** Of a deleted row, as JSON text: the columns that policies look at. */
  judged: string | null;
}

/** A large transaction goes out page by page, so that readers can keep up. */
export interface Pages {
  bytes: number;
  /** Resolves when sockets have taken what they were sent, or have had time enough for it. */
  settle: () => Promise<void>;
}

const rowsAtOnce = 500;
/** Where a page fails, smaller ones are tried, until the change at fault is alone. */
const shrink = 8;
/** A pause as long as the last batch, up to this: under load changes then travel together. */
const longestPauseMs = 10;
const rememberMs = 120_000;

// In the order of announcement, which is the order of commits, and within a transaction in the order of its changes.
// As many as fit: the sizes are summed first, so that a page of large rows is never read whole.
const fetchChanges = `with page as (
    select x.place, c.xid, c.id,
      coalesce(octet_length(c.record::text), 0) + coalesce(octet_length(c.old_record::text), 0)
        + coalesce(octet_length(c.judged::text), 0) as bytes
    from unnest($1::xid8[]) with ordinality as x (xid, place)
    join realtime.changes c on c.xid = x.xid
    where (x.place, c.id) > ($2::bigint, $3::bigint)
      and exists (
        select from unnest($4::text[], $5::text[]) as w (schema, name)
        where w.schema in ('*', c.schema_name) and w.name in ('*', c.table_name)
      )
    order by x.place, c.id
    limit $7
  ), summed as (
    select page.*, sum(bytes) over (order by place, id) as total from page
  )
  select s.place, s.id::text, s.total::float8, c.xid::text, c.schema_name as schema, c.table_name as table, c.type,
    to_char(c.captured_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
    (select json_object_agg(key, value::text) from jsonb_each(c.record)) as record,
    (select json_object_agg(key, value::text) from jsonb_each(c.old_record)) as "oldRecord",
    c.judged::text as judged
  from summed s
  join realtime.changes c on c.xid = s.xid and c.id = s.id
  where s.total - s.bytes < $6
  order by s.place, s.id`;

const findNext = `select x.place, c.id::text
  from unnest($1::xid8[]) with ordinality as x (xid, place)
  join realtime.changes c on c.xid = x.xid
  where (x.place, c.id) > ($2::bigint, $3::bigint)
    and exists (
      select from unnest($4::text[], $5::text[]) as w (schema, name)
      where w.schema in ('*', c.schema_name) and w.name in ('*', c.table_name)
    )
  order by x.place, c.id
  limit 1`;

interface Place {
  place: string;
  id: string;
}

/** Brings each change here once, however it was announced. */
export class Feed {
  readonly #database: Pick<Database, 'query'>;
  readonly #registry: Registry;
  readonly #logger: RealtimeLogger;
  readonly #deliver: (changes: Change[]) => Promise<void>;
  readonly #pages: Pages;
  /** Transactions dealt with, and when; a late announcement must not repeat them. */
  readonly #seen = new Map<string, number>();
  #pending: string[] = [];
  #horizon: string | undefined;
  #running: Promise<void> | undefined;
  #closed = false;

  constructor(
    database: Pick<Database, 'query'>,
    registry: Registry,
    logger: RealtimeLogger,
    deliver: (changes: Change[]) => Promise<void>,
    pages: Pages,
  ) {
    this.#database = database;
    this.#registry = registry;
    this.#logger = logger;
    this.#deliver = deliver;
    this.#pages = pages;
  }

  announce(xid: string): void {
    if (this.#closed || this.#seen.has(xid)) return;
    this.#seen.set(xid, Date.now());
    this.#pending.push(xid);
    this.#running ??= this.#run();
  }

  /**
   * Looks for transactions that nobody has announced: while the connection was lost, or because an announcement is
   * late. Everything that committed since the last look was invisible to the snapshot taken then.
   */
  async catchUp(): Promise<void> {
    const { rows } = await this.#database.query(
      `select pg_current_snapshot()::text as horizon, array(
         select c.xid::text from realtime.changes c
         where c.xid >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot(c.xid, $1::pg_snapshot)
         group by c.xid order by c.xid
       ) as xids`,
      [this.#horizon ?? null],
    );
    const [{ horizon, xids }] = rows;
    this.#horizon = horizon;
    for (const xid of xids) this.announce(xid);
    const old = Date.now() - rememberMs;
    for (const [xid, at] of this.#seen) {
      if (at > old) break;
      this.#seen.delete(xid);
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#pending.length > 0 && !this.#closed) {
      const began = Date.now();
      const xids = this.#pending;
      this.#pending = [];
      try {
        if (!this.#registry.isEmpty) await this.#process(xids);
      } catch (error) {
        this.#logger.error({ err: error }, 'changes could not be delivered');
      }
      await pause(Math.min(Date.now() - began, longestPauseMs));
    }
    this.#running = undefined;
  }

  async #process(xids: string[]): Promise<void> {
    const { bytes, settle } = this.#pages;
    let at: Place = { place: '0', id: '0' };
    let size = rowsAtOnce;
    while (!this.#closed) {
      const { schemas, names } = this.#registry.tables();
      const values = [xids, at.place, at.id, schemas, names];
      try {
        const { rows } = await this.#persist(() =>
          this.#database.query(fetchChanges, [...values, bytes, size]),
        );
        if (rows.length === 0) return;
        await this.#persist(() => this.#deliver(rows));
        at = rows[rows.length - 1];
        if (rows.length < size && rows[rows.length - 1].total < bytes) return;
        size = Math.min(size * shrink, rowsAtOnce);
        await settle();
      } catch (error) {
        if (this.#closed) return;
        if (size > 1) {
          size = Math.ceil(size / shrink);
          continue;
        }
        this.#logger.error({ err: error }, 'a change could not be delivered');
        const { rows } = await this.#persist(() => this.#database.query(findNext, values));
        if (rows.length === 0) return;
        at = rows[0];
      }
    }
  }

  /** Nothing has been sent when one of these fails, so an outage of the database is waited out. */
  async #persist<T>(work: () => Promise<T>): Promise<T> {
    while (true) {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof DatabaseUnavailable) || this.#closed) throw error;
        await pause(500);
      }
    }
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
