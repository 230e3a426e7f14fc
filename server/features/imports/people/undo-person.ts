import type { Query } from '../../../postgres/query.ts';
import { SkippedRow } from '../../bulk/bulk-kind.ts';
import type { DoneRow, ImportContext } from '../import-kind.ts';
import { isReferenced } from '../is-referenced.ts';
import { filledColumns, type PersonBefore, readStamp } from './person-before.ts';

/** Rows that are created and deleted with a person or an application, whatever colleagues do. */
export const derived = {
  people: [
    'public.person_events',
    'public.duplicate_pairs',
    'private.person_words',
    'private.person_links',
  ],
  applications: ['public.application_events', 'public.stage_stays', 'public.step_stays'],
};

/** Removes a person whom the import added, or the fields that it filled in. Throws if the person has changed since. */
export async function undoPerson(
  { query, importId }: Pick<ImportContext, 'query' | 'importId'>,
  { outcome, targetId: id, applicationId, mailId, before: stored }: DoneRow,
): Promise<void> {
  // The data that undo needs was erased with the person.
  if (!stored) throw new SkippedRow('changed');
  const before = stored as PersonBefore;
  if (applicationId) await removeApplication(query, applicationId, before.application);
  await query('delete from public.person_tags where person_id = $1 and tag_id = any ($2::uuid[])', [
    id,
    before.tags,
  ]);
  await removeNotes(query, before.notes ?? []);
  const stamp = await readStamp(query, 'people', id);
  if (stamp !== before.stamp) throw new SkippedRow('changed');
  if (outcome === 'new') await removePerson(query, id, mailId);
  else await restorePerson(query, id, importId, before);
  await query(
    `delete from public.tags as tag where id = any ($1::uuid[])
       and not exists (select from public.person_tags where tag_id = tag.id)`,
    [before.newTags],
  );
}

async function removeApplication(
  query: Query,
  id: string,
  stamp: string | undefined,
): Promise<void> {
  const isChanged =
    (await readStamp(query, 'applications', id)) !== stamp ||
    (await isReferenced(query, 'applications', id, derived.applications));
  if (isChanged) throw new SkippedRow('changed');
  await query('delete from public.applications where id = $1', [id]);
}

/** A colleague may have deleted a note, but an edited one is worth more than the text of the file. */
async function removeNotes(query: Query, ids: string[]): Promise<void> {
  const { rows } = await query<{ is_edited: boolean }>(
    'delete from public.person_notes where id = any ($1::uuid[]) returning updated_at <> created_at as is_edited',
    [ids],
  );
  if (rows.some(({ is_edited: isEdited }) => isEdited)) throw new SkippedRow('changed');
}

async function removePerson(query: Query, id: string, mailId: string | null): Promise<void> {
  // A notice that has not left would keep the address after the person is gone.
  await query(`delete from public.outbox where id = $1 and state in ('queued', 'cancelled')`, [
    mailId,
  ]);
  if (await isReferenced(query, 'people', id, derived.people)) throw new SkippedRow('changed');
  await query('delete from public.people where id = $1', [id]);
}

/** The stamp has shown that nobody has changed the person, so all that was filled in is blank again. */
async function restorePerson(
  query: Query,
  id: string,
  importId: string,
  { known }: PersonBefore,
): Promise<void> {
  if (!known) return;
  const columns = [...filledColumns, 'last_activity_at'] as const;
  await query(
    `update public.people set ${columns.map((name, index) => `${name} = $${index + 2}`).join(', ')} where id = $1`,
    [id, ...columns.map((name) => known[name])],
  );
  await query(
    `delete from public.person_events where person_id = $1 and kind = 'imported' and data ->> 'import_id' = $2`,
    [id, importId],
  );
}
