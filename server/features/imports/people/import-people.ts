import { randomUUID } from 'node:crypto';
import type { PersonRow } from '../../../../domain/imports/parse-person-row.ts';
import { enqueueMails } from '../../../email/enqueue.ts';
import type { Query } from '../../../postgres/query.ts';
import type { ImportContext, Imported, NumberedRow } from '../import-kind.ts';
import { addNotesOfMany } from './add-notes.ts';
import { addTagsOfMany } from './add-tags.ts';
import type { Places } from './find-places.ts';
import { findLastActivity, toApplication } from './import-application.ts';
import { toNotice } from './notice.ts';
import { type PersonBefore, readStamps } from './person-before.ts';

type NewPerson = { position: number; id: string; row: PersonRow };

/** Imports the new people of a batch with one statement per table. Leaves those on file and repeated ones to `run`. */
export async function importPeople(
  context: ImportContext,
  rows: NumberedRow<PersonRow>[],
  places: Places,
): Promise<Map<number, Imported>> {
  const { query, staff } = context;
  const people = await insertPeople(context, await withoutKnown(query, rows));
  if (people.length === 0) return new Map();
  const tags = await addTagsOfMany(
    query,
    people.map(({ id, row }) => ({ personId: id, names: row.tags })),
  );
  const notes = await addNotesOfMany(
    query,
    people.map(({ id, row }) => ({ personId: id, texts: row.person_notes })),
    staff.id,
  );
  const applications = await insertApplications(context, people, places);
  await recordImport(context, people);
  const mails = await sendNotices(context, people);
  const stamps = await readStamps(
    query,
    'people',
    people.map(({ id }) => id),
  );
  const applied = [...applications.values()].flatMap(({ id }) => id ?? []);
  const appliedStamps = await readStamps(query, 'applications', applied);
  return new Map(
    people.map(({ position, id }) => {
      const { id: applicationId, notes: applicationNotes = [] } = applications.get(id) ?? {};
      const before: PersonBefore = {
        tags: tags.get(id)?.tags ?? [],
        newTags: tags.get(id)?.newTags ?? [],
        notes: notes.get(id) ?? [],
        stamp: stamps.get(id) ?? '',
        ...(applicationId && { application: appliedStamps.get(applicationId) ?? '' }),
      };
      const imported: Imported = {
        outcome: 'new',
        targetId: id,
        applicationId,
        mailId: mails.get(id),
        notes: [...applicationNotes],
        before,
      };
      return [position, imported];
    }),
  );
}

/** The first row of each address that nobody on file has, and rows without an address. */
async function withoutKnown(
  query: Query,
  rows: NumberedRow<PersonRow>[],
): Promise<NumberedRow<PersonRow>[]> {
  const emails = [...new Set(rows.flatMap(({ row }) => row.email ?? []))];
  const { rows: found } = await query<{ email: string }>(
    `select given.email from unnest($1::text[]) as given (email) where exists (
       select from public.people as known
       where known.email operator(extensions.=) given.email::extensions.citext and known.anonymised_at is null
     )`,
    [emails],
  );
  const seenEmails = new Set(found.map(({ email }) => email));
  return rows.filter(({ row: { email } }) => {
    if (!email) return true;
    const isNew = !seenEmails.has(email);
    seenEmails.add(email);
    return isNew;
  });
}

async function insertPeople(
  { query, source, language }: ImportContext,
  rows: NumberedRow<PersonRow>[],
): Promise<NewPerson[]> {
  if (rows.length === 0) return [];
  const people = rows.map(({ position, row }) => ({ position, row, id: randomUUID() as string }));
  const values = people.map(
    ({ id, row: { tags: _, person_notes: __, application: ___, ...details }, row }) => ({
      ...details,
      id,
      last_activity_at: findLastActivity(row),
      source: row.source ?? source,
      language: row.language ?? language,
    }),
  );
  const { rows: inserted } = await query<{ id: string }>(
    `insert into public.people (
       id, first_name, last_name, email, phone, linkedin_url, location, headline, source, language, email_confirmed_at,
       last_activity_at
     )
     select id, first_name, last_name, email, phone, linkedin_url, location, headline, source, language,
       case when email is not null then now() end, coalesce(last_activity_at, now())
     from jsonb_to_recordset($1) as given (
       id uuid, first_name text, last_name text, email public.email_address, phone public.phone_number,
       linkedin_url public.web_address, location text, headline text, source text, language public.language,
       last_activity_at timestamptz
     )
     on conflict (email) where merged_into is null and anonymised_at is null do nothing
     returning id`,
    [JSON.stringify(values)],
  );
  // A person may have been added since the rows were matched.
  const added = new Set(inserted.map(({ id }) => id));
  return people.filter(({ id }) => added.has(id));
}

type Applied = { id?: string; notes: string[] };

async function insertApplications(
  context: ImportContext,
  people: NewPerson[],
  places: Places,
): Promise<Map<string, Applied>> {
  const { query } = context;
  const applied = new Map<string, Applied>();
  const rows: object[] = [];
  for (const { id: personId, row } of people) {
    if (!row.application) continue;
    const language = row.language ?? context.language;
    const { application, notes } = toApplication(context, { id: personId, language }, row, places);
    if (!application) {
      applied.set(personId, { notes });
      continue;
    }
    const id = randomUUID();
    applied.set(personId, { id, notes });
    rows.push({ ...application, id });
  }
  if (rows.length > 0)
    await query(
      `insert into public.applications (
         id, job_id, person_id, source, language, owner_id, stage, step_id, cover_letter, reject_reason, imported,
         owed_answer_since, created_at, stage_changed_at, decided_at
       )
       select id, job_id, person_id, source, language, owner_id, stage, step_id, cover_letter, reject_reason, true, null,
         coalesce(created_at, now()), coalesce(stage_changed_at, now()), decided_at
       from jsonb_to_recordset($1) as given (
         id uuid, job_id uuid, person_id uuid, source text, language public.language, owner_id uuid,
         stage public.application_stage, step_id uuid, cover_letter text, reject_reason text, created_at timestamptz,
         stage_changed_at timestamptz, decided_at timestamptz
       )`,
      [JSON.stringify(rows)],
    );
  return applied;
}

async function recordImport(
  { query, staff, importId, basis, source }: ImportContext,
  people: NewPerson[],
): Promise<void> {
  await query(
    `insert into public.person_events (person_id, kind, data, actor_id)
     select unnest($1::uuid[]), 'imported', $2, $3`,
    [people.map(({ id }) => id), JSON.stringify({ import_id: importId, basis, source }), staff.id],
  );
}

/** Returns the notices by person. */
async function sendNotices(
  context: ImportContext,
  people: NewPerson[],
): Promise<Map<string, string>> {
  if (!context.sendsNotice) return new Map();
  const mails = people.flatMap(({ id, row }) =>
    row.email
      ? toNotice(context, {
          ...row,
          id,
          email: row.email,
          language: row.language ?? context.language,
        })
      : [],
  );
  const ids = await enqueueMails(context.query, mails);
  return new Map(
    mails.flatMap(({ personId }, index) => {
      const id = ids[index];
      return id && personId ? [[personId, id] as const] : [];
    }),
  );
}
