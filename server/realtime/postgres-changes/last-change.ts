import type { Database } from '../../postgres/database.ts';
import type { Definition } from './definition.ts';
import type { Feed } from './feed.ts';

/** The longest time that is reported: a client that read its rows earlier than that refetches them. */
const maxReportedMs = 60_000;
/** After more transactions than this the tables count as just changed. */
const maxTransactions = 500;

/**
 * Returns a function that tells how many milliseconds ago a transaction changed one of the tables. It is a duration,
 * so that the clocks of the client and the server need not agree.
 */
export function trackLastChange(
  database: Pick<Database, 'query'>,
  feed: Pick<Feed, 'announcedSince'>,
) {
  const startedAt = Date.now();
  return async (definitions: Pick<Definition, 'schema' | 'table'>[]): Promise<number> => {
    const askedAt = Date.now();
    const since = Math.max(startedAt, askedAt - maxReportedMs);
    const announcedTransactions = feed.announcedSince(since);
    if (announcedTransactions.length > maxTransactions) return 0;
    if (announcedTransactions.length === 0) return askedAt - since;
    const { rows } = await database.query<{ xid: string }>(
      `select distinct c.xid::text from realtime.changes c
       join unnest($2::text[], $3::text[]) as w (schema, name)
         on w.schema in ('*', c.schema_name) and w.name in ('*', c.table_name)
       where c.xid = any ($1::xid8[])`,
      [
        announcedTransactions.map(([xid]) => xid),
        definitions.map(({ schema }) => schema),
        definitions.map(({ table }) => table),
      ],
    );
    const transactionIds = new Set(rows.map(({ xid }) => xid));
    const last = announcedTransactions.find(([xid]) => transactionIds.has(xid));
    return askedAt - (last ? last[1] : since);
  };
}
