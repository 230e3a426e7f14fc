import type { Run } from '../caller.ts';
import { startingWith } from '../like.ts';
import type { FileMetadata } from './object.ts';

// Lists the entries below a prefix in one statement. A listing that is sorted by name jumps from one entry to the next
// through the index, instead of reading the contents of every folder.

export interface Entry {
  /** The full name. The name of a folder ends with a slash. */
  key: string;
  id: string | null;
  updated_at: Date | null;
  created_at: Date | null;
  last_accessed_at: Date | null;
  metadata: FileMetadata | null;
  /** The sort value as text, for the cursor. */
  position: string;
}

interface Listing {
  bucketId: string;
  prefix: string;
  /** Entries are listed only if their name starts with this, ignoring case. */
  search?: string;
  /** True if a folder is one entry; otherwise all files below the prefix are listed. */
  groupFolders: boolean;
  column: 'name' | 'updated_at' | 'created_at' | 'last_accessed_at';
  order: 'asc' | 'desc';
  limit: number;
  offset?: number;
  /** The entry after which the page starts. */
  after?: { key: string; position: string } | undefined;
}

export function listEntries(run: Run, listing: Listing): Promise<Entry[]> {
  const { bucketId, prefix, search = '', limit, offset = 0, after } = listing;
  const byName = listing.column === 'name';
  const text = byName ? jumpingQuery(listing) : sortingQuery(listing);
  const pattern = startingWith(search);
  const values = byName
    ? [bucketId, prefix, startFor(listing), pattern, limit, offset]
    : [bucketId, prefix, pattern, limit, offset, after?.position ?? null, after?.key ?? null];
  return run<Entry>(text, values, { access: 'read' });
}

const columns = 'o.name, o.id, o.updated_at, o.created_at, o.last_accessed_at, o.metadata';
const slashBelow = "strpos(substr(o.name, length($2) + 1), '/')";
const folderOf = `case when ${slashBelow} > 0 then left(o.name, length($2) + ${slashBelow}) end`;
const noFolder = 'null::text';
/** A name after all names with the prefix: no character sorts higher in byte order. */
const prefixEnd = `($2 || U&'\\+10FFFF')`;

function jumpingQuery({ groupFolders, order }: Listing): string {
  const isAscending = order === 'asc';
  // The next entry comes after the file, or after (descending: before) the contents of the folder.
  const past = isAscending
    ? `case when entry.folder is null then entry.name || U&'\\0001' else left(entry.folder, -1) || '0' end`
    : 'coalesce(entry.folder, entry.name)';
  const step = (bound: string) => `
    select ${columns}, ${groupFolders ? folderOf : noFolder} as folder
    from storage.objects o
    where o.bucket_id = $1 and o.name >= $2 and o.name < ${prefixEnd}
      and o.name ${isAscending ? '>=' : '<'} ${bound}
    order by o.name ${order} limit 1`;
  return `
with recursive entry as (
  (${step('$3::text collate "C"')})
  union all
  select next.* from entry cross join lateral (${step(`(${past}) collate "C"`)}) as next
)
${renderEntries('entry')}
limit $5 offset $6`;
}

const renderEntries = (from: string) => `
select coalesce(folder, name) as key, coalesce(folder, name) as position,
  case when folder is null then id end as id,
  case when folder is null then updated_at end as updated_at,
  case when folder is null then created_at end as created_at,
  case when folder is null then last_accessed_at end as last_accessed_at,
  case when folder is null then metadata end as metadata
from ${from}
where substr(coalesce(folder, name), length($2) + 1) ilike $4`;

function startFor({ prefix, order, after, groupFolders }: Listing): string {
  const highest = `${prefix}\u{10FFFF}`;
  if (!after) return order === 'asc' ? prefix : highest;
  if (order === 'desc') return after.key;
  const isFolder = groupFolders && after.key.endsWith('/');
  return isFolder ? `${after.key.slice(0, -1)}0` : `${after.key}\u0001`;
}

/** There is no index by time, so this reads everything. Folders have no time and come first. */
function sortingQuery({ groupFolders, column, order, after }: Listing): string {
  const beyond = order === 'asc' ? '>' : '<';
  const none = order === 'asc' ? '-infinity' : 'infinity';
  return `
with found as (
  select ${columns}, ${groupFolders ? folderOf : noFolder} as folder
  from storage.objects o
  where o.bucket_id = $1 and o.name >= $2 and o.name < ${prefixEnd}
), entry as (
  select folder as key, null::uuid as id, null::timestamptz as updated_at, null::timestamptz as created_at,
    null::timestamptz as last_accessed_at, null::jsonb as metadata, '${none}'::timestamptz as time
  from found where folder is not null group by folder
  union all
  select name, id, updated_at, created_at, last_accessed_at, metadata, ${column} from found where folder is null
)
select key, id, updated_at, created_at, last_accessed_at, metadata, time::text as position from entry
where substr(key, length($2) + 1) ilike $3
  and ${after ? `(time, key collate "C") ${beyond} ($6::timestamptz, $7::text collate "C")` : '($6::text is null and $7::text is null)'}
order by time ${order}, key collate "C" ${order}
limit $4 offset $5`;
}
