import type { Query } from '../../../postgres/query.ts';
import type { DoneRow } from '../import-kind.ts';
import { listReferenced } from '../is-referenced.ts';
import { type PersonBefore, readStamps } from './person-before.ts';
import { derived } from './undo-person.ts';

type NewPerson = DoneRow & { before: PersonBefore };

/**
 * Removes people whom the import added, with one statement per table, and returns those that it removed. Leaves people
 * who have changed since, who were already on file or whom several rows of the batch name, to `undo`.
 */
export async function undoPeople(query: Query, rows: DoneRow[]): Promise<DoneRow[]> {
  const added = rows.filter(
    (row): row is NewPerson =>
      row.outcome === 'new' &&
      Boolean(row.before) &&
      rows.filter(({ targetId }) => targetId === row.targetId).length === 1,
  );
  let unchanged = await withoutChanged(query, added);
  for (;;) {
    if (unchanged.length === 0) return [];
    await query('savepoint undo_people');
    await removeParts(query, unchanged);
    const ids = unchanged.map(({ targetId }) => targetId);
    const used = await listReferenced(query, 'people', ids, derived.people);
    if (used.size === 0) {
      await query('delete from public.people where id = any ($1)', [ids]);
      await query('release savepoint undo_people');
      break;
    }
    // Restores what was filled in for people who stay.
    await query('rollback to savepoint undo_people');
    unchanged = unchanged.filter(({ targetId }) => !used.has(targetId));
  }
  await query(
    `delete from public.tags as tag where id = any ($1::uuid[])
       and not exists (select from public.person_tags where tag_id = tag.id)`,
    [unchanged.flatMap(({ before }) => before.newTags)],
  );
  return unchanged;
}

async function withoutChanged(query: Query, rows: NewPerson[]): Promise<NewPerson[]> {
  const applications = rows.flatMap(({ applicationId }) => applicationId ?? []);
  const stamps = await readStamps(
    query,
    'people',
    rows.map(({ targetId }) => targetId),
  );
  const applied = await readStamps(query, 'applications', applications);
  const used = await listReferenced(query, 'applications', applications, derived.applications);
  return rows.filter(({ targetId, applicationId, before }) => {
    if (stamps.get(targetId) !== before.stamp) return false;
    if (!applicationId) return true;
    return applied.get(applicationId) === before.application && !used.has(applicationId);
  });
}

async function removeParts(query: Query, rows: NewPerson[]): Promise<void> {
  await query('delete from public.applications where id = any ($1::uuid[])', [
    rows.flatMap(({ applicationId }) => applicationId ?? []),
  ]);
  await query(
    `delete from public.person_tags using jsonb_to_recordset($1) as given (person_id uuid, tags uuid[])
     where person_tags.person_id = given.person_id and tag_id = any (given.tags)`,
    [
      JSON.stringify(
        rows.map(({ targetId, before }) => ({ person_id: targetId, tags: before.tags })),
      ),
    ],
  );
  // A person whose values differ from the file keeps them, and stays.
  await query(
    `delete from public.custom_values using jsonb_to_recordset($1) as given (person_id uuid, fields jsonb)
     where custom_values.person_id = given.person_id and custom_values.fields = given.fields`,
    [
      JSON.stringify(
        rows.map(({ targetId, before }) => ({
          person_id: targetId,
          fields: before.custom?.people,
        })),
      ),
    ],
  );
  // A note that a colleague has edited stays, and so does its person.
  await query(
    'delete from public.person_notes where id = any ($1::uuid[]) and updated_at = created_at',
    [rows.flatMap(({ before }) => before.notes ?? [])],
  );
  // A notice that has not left would keep the address after the person is gone.
  await query(
    `delete from public.outbox where id = any ($1::uuid[]) and state in ('queued', 'cancelled')`,
    [rows.flatMap(({ mailId }) => mailId ?? [])],
  );
}
