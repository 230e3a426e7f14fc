import type { ClientBase } from 'pg';
import { inTransaction } from '../transaction.ts';
import { restIndexes } from './seed-large.ts';

// Makes a large database several times as large, in minutes instead of hours: each person, CV, job and application is
// copied with other ids, addresses and numbers. The texts and the words of a CV are copied as they are stored.

const copyOf = (column: string) => `md5(${column}::text || copy)::uuid`;

/** The columns that differ in a copy, and the rows that are copied. Events and stays stay as they are. */
const copies: { table: string; columns: Record<string, string>; where: string }[] = [
  {
    table: 'public.people',
    columns: {
      id: copyOf('id'),
      email: `'copy' || copy || '-' || email`,
      phone: `'+999' || copy || right(phone, 8)`,
      last_activity_at: `last_activity_at - copy * interval '5 hours'`,
    },
    where: `email::text like 'person%@example.com'`,
  },
  {
    table: 'public.documents',
    columns: {
      id: copyOf('id'),
      person_id: copyOf('person_id'),
      path: `${copyOf('person_id')} || '/cv.txt'`,
    },
    where: `path = person_id || '/cv.txt' and file_name = 'cv.txt'`,
  },
  {
    table: 'public.candidates',
    columns: {
      person_id: copyOf('person_id'),
      cv_document_id: `case when cv_document_id is not null then ${copyOf('cv_document_id')} end`,
    },
    where: `person_id in (select id from public.people where email::text like 'person%@example.com')`,
  },
  {
    table: 'public.jobs',
    columns: { id: copyOf('id'), slug: `slug || '-' || copy` },
    where: `slug ~ '^large-\\d+$'`,
  },
  {
    table: 'public.job_staff',
    columns: { job_id: copyOf('job_id') },
    where: `job_id in (select id from public.jobs where slug ~ '^large-\\d+$')`,
  },
  {
    table: 'public.applications',
    columns: {
      id: copyOf('id'),
      job_id: copyOf('job_id'),
      person_id: copyOf('person_id'),
      cv_document_id: `case when cv_document_id is not null then ${copyOf('cv_document_id')} end`,
      created_at: `created_at - copy * interval '7 minutes'`,
      position: `to_char("position"::bigint + copy, 'FM0000000000000000')`,
    },
    where: `job_id in (select id from public.jobs where slug ~ '^large-\\d+$')`,
  },
  {
    table: 'private.person_words',
    columns: { person_id: copyOf('person_id') },
    where: `person_id in (select id from public.people where email::text like 'person%@example.com')`,
  },
];
const tables = copies.map(({ table }) => table);

/** `times` is how many times as large the database becomes. */
export async function multiplyLarge(
  client: ClientBase,
  times: number,
  onProgress: (what: string, done: number, total: number) => void = () => undefined,
): Promise<void> {
  await inTransaction(client, async () => {
    // Neither triggers nor foreign keys are checked, which needs a superuser.
    await client.query(`set local session_replication_role to replica`);
    await restIndexes(
      client,
      tables,
      async () => {
        for (const { table, columns, where } of copies) {
          const { rows } = await client.query<{ name: string }>(
            `select attname as name from pg_attribute
             where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
            [table],
          );
          const names = rows.map(({ name }) => name);
          await client.query(
            `insert into ${table} (${names.map((name) => `"${name}"`).join(', ')})
             select ${names.map((name) => columns[name] ?? `"${name}"`).join(', ')}
             from (select * from ${table} where ${where}) as original
             cross join generate_series(1, ${times - 1}) as copy`,
          );
          onProgress(table, tables.indexOf(table) + 1, tables.length);
        }
      },
      (built, total) => onProgress('indexes', built, total),
    );
  });
  await client.query(`analyze ${tables.join(', ')}`);
}
