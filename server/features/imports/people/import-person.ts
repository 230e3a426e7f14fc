import { sql } from 'kysely';
import type { PersonRow } from '../../../../domain/imports/parse-person-row.ts';
import { enqueueMail } from '../../../email/enqueue.ts';
import { db, type Query } from '../../../postgres/query.ts';
import { insertApplication } from '../../applications/insert-application.ts';
import { SkippedRow } from '../../bulk/bulk-kind.ts';
import { findByEmail } from '../../people/matching/find-by-email.ts';
import { matchPerson } from '../../people/matching/match-person.ts';
import type { MatchedPerson } from '../../people/matching/matched-person.ts';
import { recordPersonEvent } from '../../people/record-event.ts';
import type { ImportContext, Imported } from '../import-kind.ts';
import { addNotes } from './add-notes.ts';
import { addTags } from './add-tags.ts';
import type { Places } from './find-places.ts';
import { findLastActivity, toApplication } from './import-application.ts';
import { toNotice } from './notice.ts';
import { filledColumns, type PersonBefore, readStamp } from './person-before.ts';

/** Imports a person, or fills in the blanks of the one with that address, and adds the application of the row. */
export async function importPerson(
  context: ImportContext,
  row: PersonRow,
  places: Places,
): Promise<Imported> {
  const { query, staff, importId, basis, source } = context;
  const known = row.email ? await readKnown(query, row.email) : undefined;
  const { application, tags, person_notes: texts, language = context.language, ...details } = row;
  const person = await matchPerson(query, {
    ...details,
    language,
    source: details.source ?? source,
  });
  const added = await addTags(query, person.id, tags);
  const notes = await addNotes(query, person.id, texts, staff.id);
  const applied = application && (await apply(context, person, row, places));
  await dateActivity(query, person.id, [known?.last_activity_at, findLastActivity(row)]);
  await recordPersonEvent(
    query,
    person.id,
    'imported',
    { import_id: importId, basis, source },
    staff.id,
  );
  const mailId = known ? undefined : await notify(context, person);
  const before: PersonBefore = {
    ...added,
    notes,
    stamp: await readStamp(query, 'people', person.id),
    ...(applied?.id && { application: await readStamp(query, 'applications', applied.id) }),
    ...(known && { known }),
  };
  return {
    outcome: known ? 'matched' : 'new',
    targetId: person.id,
    applicationId: applied?.id,
    mailId,
    notes: applied?.notes ?? [],
    before,
  };
}

type Known = NonNullable<PersonBefore['known']>;

/** Reads the person with that address, whose blanks may be filled in. Rejects the row if the person awaits erasure. */
async function readKnown(query: Query, email: string): Promise<Known | undefined> {
  const match = await findByEmail(query, email);
  if (!match) return undefined;
  const { rows } = await query(
    db
      .selectFrom('people')
      .select([...filledColumns, 'erase_after'])
      // The time is read as text, because a JavaScript date would lose the microseconds.
      .select(sql<string>`last_activity_at::text`.as('last_activity_at'))
      .where('id', '=', match.id)
      .forUpdate(),
  );
  const [known] = rows;
  if (known?.erase_after) throw new SkippedRow('awaiting_erasure');
  const { erase_after: _, ...filled } = known ?? {};
  return filled as Known;
}

/** An import is no activity of the person, so the latest of these dates holds. A new person without a date is active now. */
async function dateActivity(
  query: Query,
  id: string,
  [before, given]: [string | undefined, Date | undefined],
): Promise<void> {
  if (before === undefined && given === undefined) return;
  await query(
    'update public.people set last_activity_at = greatest($2::timestamptz, $3::timestamptz) where id = $1',
    [id, before, given],
  );
}

async function apply(
  context: ImportContext,
  person: MatchedPerson,
  row: PersonRow,
  places: Places,
): Promise<{ id?: string; notes: string[] }> {
  const { application, notes } = toApplication(context, person, row, places);
  if (!application) return { notes };
  const id = await insertApplication(context.query, application);
  return id ? { id, notes } : { notes: ['already_applied'] };
}

async function notify(context: ImportContext, person: MatchedPerson): Promise<string | undefined> {
  const { email } = person;
  if (!context.sendsNotice || !email) return undefined;
  return enqueueMail(context.query, toNotice(context, { ...person, email }));
}
