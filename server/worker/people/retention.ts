import { z } from 'zod';
import type { StoredFile } from '../../documents/file-store.ts';
import { anonymisePerson } from '../../features/people/anonymise-person.ts';
import { db, now, type Query, requireRow } from '../../postgres/query.ts';
import type { JobContext, JobTask } from '../context.ts';

const payload = z.object({ dry_run: z.boolean().default(false) });
const batch = 200;
/**
 * People erased per transaction. The number is small to keep locks short, because erasing searches the texts about
 * everyone.
 */
const erasedAtOnce = 10;

/**
 * Hides people whose data may no longer be stored, and erases them after the quarantine. People who became active
 * meanwhile are shown again, and people under a legal hold are skipped. The run stores numbers only.
 */
export const retention: JobTask = async (context, input) => {
  const { dry_run: isDryRun } = payload.parse(input ?? {});
  const { database } = context;
  const inserted = await database.query(
    db.insertInto('retention_runs').values({ is_dry_run: isDryRun }).returning('id'),
  );
  const counts = isDryRun ? await countDue(database.query) : await run(context);
  await database.query(
    db
      .updateTable('retention_runs')
      .set({ counts, finished_at: now })
      .where('id', '=', requireRow(inserted).id),
  );
};

async function run(context: JobContext): Promise<Record<string, number>> {
  const { query } = context.database;
  return {
    released: await release(query),
    quarantined: await quarantine(query),
    erased: await erase(context),
    profiles: await deleteExpiredProfiles(query),
    ...(await deleteOldRows(query)),
  };
}

async function release(query: Query): Promise<number> {
  const { rowCount } = await query(
    `update public.people set erase_after = null where id in (
       select person_id from private.retention where erase_after is not null and keep_until > now()
     )`,
  );
  return rowCount ?? 0;
}

/** Works in batches that check each person again: people who have become active since are kept, and locks are short. */
async function quarantine(query: Query): Promise<number> {
  const { rows } = await query(
    db
      .selectFrom('private.retention')
      .select('person_id')
      .where('keep_until', '<=', now)
      .where('erase_after', 'is', null),
  );
  let quarantinedCount = 0;
  for (let first = 0; first < rows.length; first += batch) {
    const { rowCount } = await query(
      `update public.people as person set erase_after = now() + period.quarantine_days * interval '1 day'
       from private.retention as due join public.retention_periods as period on period.purpose = due.purpose
       where due.person_id = any($1) and person.id = due.person_id
         and due.keep_until <= now() and person.erase_after is null and not person.legal_hold`,
      [rows.slice(first, first + batch).map(({ person_id }) => person_id)],
    );
    quarantinedCount += rowCount ?? 0;
  }
  return quarantinedCount;
}

async function erase({ database, files }: JobContext): Promise<number> {
  let erasedCount = 0;
  for (;;) {
    const { people, gone } = await database.transaction(async (query) => {
      const result = await query(
        db
          .selectFrom('people')
          .select('id')
          .where('erase_after', '<=', now)
          .where('legal_hold', '=', false)
          .where('anonymised_at', 'is', null)
          .where('merged_into', 'is', null)
          .orderBy('erase_after')
          .limit(erasedAtOnce)
          .forUpdate()
          .skipLocked(),
      );
      const removedFiles: StoredFile[] = [];
      for (const { id } of result.rows)
        removedFiles.push(...(await anonymisePerson(query, id, 'retention')));
      return { people: result.rows.length, gone: removedFiles };
    });
    // The clean-up task deletes files that remain: they have no row any more.
    if (gone.length > 0) await files.remove(gone);
    erasedCount += people;
    if (people < erasedAtOnce) return erasedCount;
  }
}

/** A profile ends with its consent, even if the person is stored for another purpose. */
async function deleteExpiredProfiles(query: Query): Promise<number> {
  let deletedCount = 0;
  for (const [table, purpose] of [
    ['candidates', 'candidate_bank'],
    ['freelancers', 'freelance_network'],
  ]) {
    const { rowCount } = await query(
      `delete from public.${table} as role using public.retention_periods as period, public.people as person
       where period.purpose = $1 and person.id = role.person_id and not person.legal_hold and person.erase_after is null
         and role.consent_expires_at < now() - period.quarantine_days * interval '1 day'`,
      [purpose],
    );
    deletedCount += rowCount ?? 0;
  }
  return deletedCount;
}

async function deleteOldRows(query: Query): Promise<Record<string, number>> {
  const older = (purpose: string, column: string) =>
    `${column} < now() - (select months from public.retention_periods where purpose = '${purpose}') * interval '1 month'`;
  const mail = await query(
    `delete from public.outbox where state not in ('queued', 'sending') and ${older('outbox', 'created_at')}`,
  );
  const received = await query(`delete from public.inbox where ${older('outbox', 'received_at')}`);
  const events = await query(
    `delete from public.analytics_events where ${older('analytics', 'occurred_at')}`,
  );
  const audit = await query(
    `delete from public.audit_log where ${older('audit_log', 'occurred_at')}`,
  );
  return {
    mails: (mail.rowCount ?? 0) + (received.rowCount ?? 0),
    analytics_events: events.rowCount ?? 0,
    audit_entries: audit.rowCount ?? 0,
  };
}

type DueCounts = Record<'released' | 'quarantined' | 'erased' | 'held', number>;

/** Counts the people whom a run would change now. */
async function countDue(query: Query): Promise<DueCounts> {
  const result = await query<DueCounts>(
    `select
       count(*) filter (where erase_after is not null and keep_until > now())::integer as released,
       count(*) filter (where erase_after is null and keep_until <= now() and not legal_hold)::integer as quarantined,
       count(*) filter (where erase_after <= now() and keep_until <= now() and not legal_hold)::integer as erased,
       count(*) filter (where keep_until <= now() and legal_hold)::integer as held
     from private.retention`,
  );
  return requireRow(result);
}
