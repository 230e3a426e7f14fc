import { prepare } from '../../postgres/prepared-text.ts';

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
export const fetchChanges = prepare(`with page as (
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

export const findNext = `select x.ordinal, c.id::text
  ${fromWatchedTables}
  limit 1`;
