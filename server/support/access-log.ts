import { LRUCache } from 'lru-cache';
import { auditedTable } from '../../domain/audited-table.ts';
import { isUuid } from '../../domain/limits.ts';
import type { Database } from '../postgres/database.ts';
import { prepare } from '../postgres/prepared-text.ts';
import { db } from '../postgres/query.ts';
import type { Identity } from '../postgres/request-context.ts';
import { GroupedWrites } from './grouped-writes.ts';

// Records access to personal data in the audit log, with keys and counts and never with content.

type Downloader = { role: string; sub?: string | undefined; token_id?: string | undefined };
type Download = {
  reader: Downloader;
  object: { id: string; bucket_id: string; name: string };
  /** The network of the client. */
  network: string;
  /** True for a range that does not begin with the first byte. */
  isLaterPart?: boolean;
};
type BulkRead = { identity: Identity; relation: string; rows: number };
type Options = { database: Pick<Database, 'query' | 'queryFor'>; now?: () => number };

/** A single read of more rows is recorded. */
const bulk = 200;
/** Smaller reads are recorded when their sum exceeds this. */
const bulkInAll = 1_000;
const windowMs = 10 * 60_000;

/** These tables refer to a person through an application, a conversation or the row of a file. */
const ofPeople = ['application_answers', 'application_notes', 'import_rows', 'inbox'];

type Relation = { name: string; columns: Pick<Map<string, unknown>, 'has'> };

/** True for a relation whose rows are about people. */
export const isAboutPeople = ({ name, columns }: Relation) =>
  columns.has('person_id') || columns.has('full_name') || ofPeople.includes(name);

/** Tokens of other services may have any `sub`. */
const accountOf = (sub: string | undefined) => (sub && isUuid(sub) ? sub : null);

const insertDownloads = prepare(
  `insert into public.audit_log (actor_id, actor_role, token_id, action, table_name, row_id)
   select file.actor_id, file.actor_role, file.token_id, 'download',
     case when document.id is not null then 'documents' when contract.id is not null then 'client_documents'
       when archive.id is not null then 'data_exports' else 'files' end,
     coalesce(document.id, contract.id, archive.id, file.id)::text
   from unnest($1::uuid[], $2::text[], $3::uuid[], $4::text[], $5::text[], $6::uuid[]) with ordinality
     as file (actor_id, actor_role, id, bucket, path, token_id, position)
   left join public.documents as document using (bucket, path)
   left join public.client_documents as contract on file.bucket = 'contracts' and contract.path = file.path
   left join public.data_exports as archive on file.bucket = 'exports' and archive.id::text || '.zip' = file.path
   order by file.position`,
);

export function createAccessLog({ database, now = Date.now }: Options) {
  const tallies = new LRUCache<string, { since: number; rows: number; recordFrom: number }>({
    max: 1_000,
  });

  const downloads = new LRUCache<string, number>({ max: 10_000 });
  const writes = new GroupedWrites<Download>((network, group) =>
    database.queryFor(network)(insertDownloads, [
      group.map(({ reader }) => accountOf(reader.sub)),
      group.map(({ reader }) => reader.role),
      group.map(({ object }) => object.id),
      group.map(({ object }) => object.bucket_id),
      group.map(({ object }) => object.name),
      group.map(({ reader }) => reader.token_id ?? null),
    ]),
  );

  /** A viewer reads a file in many ranges, so later parts are recorded only if the reader has not begun the file. */
  const recordDownload = async (download: Download): Promise<void> => {
    const { reader, object, network, isLaterPart } = download;
    const key = [reader.role, reader.sub ?? network, object.id].join(' ');
    const lastAt = downloads.get(key) ?? Number.NEGATIVE_INFINITY;
    if (isLaterPart && now() - lastAt < windowMs) return;
    await writes.add(network, download);
    downloads.set(key, now());
  };

  const recordRead = ({ identity, relation, rows }: BulkRead): Promise<void> | undefined => {
    const { sub, token_id: tokenId } = identity.claims;
    const isRecorded = identity.role === 'authenticated' || typeof tokenId === 'string';
    if (!isRecorded || typeof sub !== 'string' || rows === 0) return;
    const table = auditedTable(relation);
    const key = `${tokenId ?? sub} ${table}`;
    const existing = tallies.get(key);
    const isRecent = existing && now() - existing.since < windowMs;
    const tally = isRecent ? existing : { since: now(), rows: 0, recordFrom: bulkInAll + 1 };
    tally.rows += rows;
    tallies.set(key, tally);
    const isFirst = tally.recordFrom === bulkInAll + 1;
    if (tally.rows < tally.recordFrom && !(isFirst && rows > bulk)) return;
    // The threshold doubles each time: an export of a whole table adds a few lines, not hundreds.
    tally.recordFrom = tally.rows * 2;
    return insertRead(sub, tokenId, table, tally.rows);
  };

  const insertRead = async (
    sub: string,
    tokenId: unknown,
    table: string,
    rows: number,
  ): Promise<void> => {
    await database.query(
      db.insertInto('audit_log').values({
        actor_id: accountOf(sub),
        actor_role: 'authenticated',
        token_id: typeof tokenId === 'string' ? tokenId : null,
        action: 'bulk_read',
        table_name: table,
        row_id: '',
        row_count: rows,
      }),
    );
  };

  return { recordDownload, recordRead };
}
