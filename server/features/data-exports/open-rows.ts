import type { exportedTables } from '../../../domain/data-exports/exported-tables.ts';

/** The rows that belong to people who await erasure, by the column that refers to them. */
const people = 'select private.people_awaiting_erasure()';
const applications = 'select private.applications_awaiting_erasure()';
const conversations = `select id from public.conversations where person_id in (${people})`;

const closed: Record<string, string> = {
  person_id: people,
  application_id: applications,
  conversation_id: conversations,
  interview_id: `select id from public.interviews where application_id in (${applications})`,
  item_id: `select id from public.review_link_items where application_id in (${applications})`,
};

const closedOf: Record<string, Record<string, string>> = {
  people: { id: people, merged_into: people },
  inbox_attachments: {
    mail_id: `select id from public.inbox where conversation_id in (${conversations})`,
  },
  outbox_attachments: {
    mail_id: `select id from public.outbox where person_id in (${people}) or application_id in (${applications})`,
  },
};

/**
 * The condition for rows of a table that an export may contain: rows of people who await erasure are closed to all
 * staff.
 */
export function openRows(table: string, columns: readonly string[]): string {
  const conditions = Object.entries({ ...closed, ...closedOf[table] })
    .filter(([column]) => columns.includes(column))
    .map(([column, ids]) => `(given.${column} is null or given.${column} not in (${ids}))`);
  return conditions.join(' and ') || 'true';
}

/** Exported tables that name private files: the columns by which a row may be closed, and the column or name of the bucket. */
const tablesOfFiles = {
  documents: { columns: ['person_id'], bucket: 'given.bucket' },
  inbox_attachments: { columns: ['mail_id'], bucket: 'given.bucket' },
  outbox_attachments: { columns: ['mail_id'], bucket: 'given.bucket' },
  client_documents: { columns: [], bucket: `'contracts'` },
} satisfies Partial<Record<keyof typeof exportedTables, { columns: string[]; bucket: string }>>;

/** Buckets with files of people and clients. A file that no exported row names is no data of the agency, or not yet. */
const privateBuckets = ['cvs', 'contracts'];

const namedBy = (condition: (table: string, columns: string[]) => string) =>
  Object.entries(tablesOfFiles)
    .map(
      ([table, { columns, bucket }]) => `exists (
        select from public.${table} as given
        where ${bucket} = bucket_id and given.path = name and ${condition(table, columns)}
      )`,
    )
    .join(' or ');

/** The condition for files that an export may contain. */
export const fileIsOpen = `not (${namedBy((table, columns) => `not (${openRows(table, columns)})`)})
  and (bucket_id <> all ('{${privateBuckets}}') or ${namedBy(openRows)})`;
