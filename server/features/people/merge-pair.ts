import {
  linkHoldDays,
  type MergeField,
  type MovedTable,
  movedTables,
  type SameJob,
} from '../../../domain/people/merge.ts';
import type { Staff } from '../../functions/require-staff.ts';
import type { Database } from '../../postgres/database.ts';
import { db, now, type Query, requireRow } from '../../postgres/query.ts';
import { chooseFields, findDoubtfulAddress, type Pair, type Person, sidesOf } from './find-pair.ts';
import { moveCustomValues } from './move-custom-values.ts';
import { moveProfiles } from './move-profiles.ts';
import { recordPersonEvent } from './record-event.ts';
import { replaceApplication } from './replace-application.ts';
import { listSameJobs } from './same-jobs.ts';

// Everything that belongs to the merged record is moved to the one that is kept. The merged record stays and
// points to the other, so that forms with its e-mail address still find the person. Anyone can submit a form in the
// person's name and so create a record: its links and its account do not open the kept one.

type Counts = Record<MovedTable, number>;

type MergePreview = {
  result: Pick<Person, MergeField>;
  moves: Counts;
  same_jobs: SameJob[];
};

/** The values of the person, and until when private links open nothing. */
export type Merged = MergePreview['result'] & { heldUntil: Date | null };

/** `applications` are the chosen ones of jobs that both records have applied for. */
type Choice = { take: MergeField[]; take_custom: string[]; applications: string[] };

export async function previewMerge(
  query: Query,
  pair: Pair,
  { take, applications }: Omit<Choice, 'take_custom'>,
): Promise<Pick<MergePreview, 'result' | 'same_jobs'>> {
  const sameJobs = await listSameJobs(query, pair.kept.id, pair.merged.id, applications);
  return { result: chooseFields(pair, take), same_jobs: sameJobs };
}

/** Counts what moves with the rights of the colleague: a number must not reveal hidden rows. */
export async function countMoved(
  database: Pick<Database, 'withRole'>,
  { identity }: Pick<Staff, 'identity'>,
  mergedId: string,
): Promise<Counts> {
  const counts = movedTables.map(
    (table) => `(select count(*)::integer from public.${table} where person_id = $1) as ${table}`,
  );
  const { rows } = await database.withRole(
    identity,
    { text: `select ${counts.join(', ')}`, values: [mergedId] },
    { access: 'read' },
  );
  return requireRow({ rows: rows as Counts[] });
}

export async function mergePair(
  query: Query,
  pair: Pair,
  { take, take_custom: takeCustom, applications }: Choice,
  staff: Staff,
): Promise<Merged> {
  const { kept, merged } = pair;
  for (const job of await listSameJobs(query, kept.id, merged.id, applications)) {
    await replaceApplication(query, job);
  }
  await moveRows(query, merged.id, kept.id);
  const result = chooseFields(pair, take);
  // The address that is no longer used is notified first.
  const isHeld = Boolean(findDoubtfulAddress(pair, take) && kept.email && merged.email);
  const otherEmail = result.email === merged.email ? (kept.email ?? merged.email) : merged.email;
  await updateRecords(query, pair, { result, otherEmail, isHeld });
  // Mail to the other address would be rejected for its private link.
  await query('select private.redirect_unsent_mail($1, $2, $3)', [
    kept.id,
    otherEmail,
    result.email,
  ]);
  await moveCustomValues(query, pair, takeCustom, staff);
  const heldUntil = await confirmAddresses(query, pair, result.email, isHeld);
  await recordPersonEvent(query, kept.id, 'merged', { from: merged.id, taken: take }, staff.id);
  return { ...result, heldUntil };
}

async function moveRows(query: Query, from: string, to: string): Promise<void> {
  for (const table of movedTables) {
    await query(`update public.${table} set person_id = $2 where person_id = $1`, [from, to]);
  }
  await query(
    `with hold as (delete from public.legal_holds where person_id = $1 returning reason)
     insert into public.legal_holds (person_id, reason) select $2, reason from hold on conflict do nothing`,
    [from, to],
  );
  // A link to one application opens nothing else and stays.
  await query(
    `update private.person_links set person_id = $2,
       revoked_at = case when purpose = 'application' then revoked_at else coalesce(revoked_at, now()) end
     where person_id = $1`,
    [from, to],
  );
  await query(
    db.updateTable('pending_submissions').set({ person_id: to }).where('person_id', '=', from),
  );
  await moveProfiles(query, from, to);
  await query(db.updateTable('people').set({ merged_into: to }).where('merged_into', '=', from));
}

type Outcome = {
  result: MergePreview['result'];
  /** The address that the kept record does not use. The merged one gets it, so that both find the person. */
  otherEmail: string | null;
  isHeld: boolean;
};

/** Updates the merged record first, because no two active records may share an address. */
async function updateRecords(
  query: Query,
  pair: Pair,
  { result, otherEmail, isHeld }: Outcome,
): Promise<void> {
  const { kept, merged } = pair;
  const account = await chooseAccount(query, pair, result.email, isHeld);
  await query(
    db
      .updateTable('people')
      .set({
        merged_into: kept.id,
        email: otherEmail,
        user_id: null,
        legal_hold: false,
        erase_after: null,
      })
      .where('id', '=', merged.id),
  );
  await query(
    db
      .updateTable('people')
      .set({
        ...result,
        ...account,
        legal_hold: kept.legal_hold || merged.legal_hold,
        last_activity_at: now,
        erase_after: null,
      })
      .where('id', '=', kept.id),
  );
}

/**
 * A new address counts as unconfirmed, so the confirmations follow the addresses here. With `isHeld` the
 * private links open nothing at first, also those mailed before. Returns until when.
 */
async function confirmAddresses(
  query: Query,
  pair: Pair,
  email: string | null,
  isHeld: boolean,
): Promise<Date | null> {
  const { kept, merged } = pair;
  const { stays, goes } = sidesOf(pair, email);
  const { rows } = await query<{ held: Date | null }>(
    `update public.people set email_confirmed_at = $2, renamed_at = greatest($7::timestamptz, $8::timestamptz),
       links_held_until = greatest($3::timestamptz, $4::timestamptz, case when $5 then now() + make_interval(days => $6) end)
     where id = $1 returning case when links_held_until > now() then links_held_until end as held`,
    [
      kept.id,
      stays.email_confirmed_at,
      kept.links_held_until,
      merged.links_held_until,
      isHeld,
      linkHoldDays,
      kept.renamed_at,
      merged.renamed_at,
    ],
  );
  await query(
    db
      .updateTable('people')
      .set({ email_confirmed_at: goes.email ? goes.email_confirmed_at : null })
      .where('id', '=', merged.id),
  );
  const heldUntil = rows[0]?.held ?? null;
  if (heldUntil) {
    await query(
      `update public.outbox set send_after = greatest(send_after, $2::timestamptz), attempts = 0, last_error = null
       where person_id = $1 and to_email = $3 and state = 'queued'`,
      [kept.id, heldUntil, email],
    );
  }
  return heldUntil;
}

/**
 * The account of the merged record is kept only if its verified address is that of the person after the merge. A
 * trigger drops the account of the kept record if the address changes to another than its own. With `isHeld` no
 * account opens the record; it is linked again by a form that its owner sends later.
 */
async function chooseAccount(
  query: Query,
  { kept, merged }: Pair,
  email: string | null,
  isHeld: boolean,
): Promise<Pick<Person, 'user_id' | 'linkedin_sub'>> {
  if (isHeld) return { user_id: null, linkedin_sub: null };
  const { rows } = await query<{ owns: boolean }>('select private.owns_address($1, $2) as owns', [
    merged.user_id,
    email,
  ]);
  const takesAccount = rows[0]?.owns && (!kept.user_id || email !== kept.email);
  const { user_id, linkedin_sub } = takesAccount ? merged : kept;
  return { user_id, linkedin_sub };
}
