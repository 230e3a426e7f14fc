import { z } from 'zod';
import type { StoredFile } from '../documents/file-store.ts';
import { anonymisePerson } from '../features/people/anonymise-person.ts';
import type { Query } from '../postgres/query.ts';
import type { JobContext, JobTask } from './context.ts';
import { countDue } from './retention-preview.ts';

const payload = z.object({ dry_run: z.boolean().default(false) });
const batch = 200;
/** Erasing a person searches the texts about everybody: few at a time, so that no lock lasts. */
const erasedAtOnce = 10;

/**
 * Who may no longer be kept is hidden first and erased after the quarantine; who came back in
 * between is brought back; who is under a legal hold is left alone. The trail holds numbers only.
 */
export const retention: JobTask = async (context, given) => {
  const { dry_run: isDryRun } = payload.parse(given ?? {});
  const { database } = context;
  const { rows } = await database.query(
    'insert into public.retention_runs (is_dry_run) values ($1) returning id',
    [isDryRun],
  );
  const counts = isDryRun ? await countDue(database.query) : await run(context);
  await database.query(
    'update public.retention_runs set counts = $2, finished_at = now() where id = $1',
    [rows[0].id, counts],
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

/** By the hundred, each looked at once more: who comes back meanwhile is kept, and no lock lasts. */
async function quarantine(query: Query): Promise<number> {
  const { rows } = await query(
    'select person_id from private.retention where keep_until <= now() and erase_after is null',
  );
  let quarantined = 0;
  for (let first = 0; first < rows.length; first += batch) {
    const { rowCount } = await query(
      `update public.people as person set erase_after = now() + period.quarantine_days * interval '1 day'
       from private.retention as due join public.retention_periods as period on period.purpose = due.purpose
       where due.person_id = any($1) and person.id = due.person_id
         and due.keep_until <= now() and person.erase_after is null and not person.legal_hold`,
      [rows.slice(first, first + batch).map(({ person_id }) => person_id)],
    );
    quarantined += rowCount ?? 0;
  }
  return quarantined;
}

async function erase({ database, files }: JobContext): Promise<number> {
  let erased = 0;
  for (;;) {
    const { people, gone } = await database.transaction(async (query) => {
      const found = await query(
        `select id from public.people where erase_after <= now() and not legal_hold
           and anonymised_at is null and merged_into is null
         order by erase_after limit $1 for update skip locked`,
        [erasedAtOnce],
      );
      const removed: StoredFile[] = [];
      for (const { id } of found.rows)
        removed.push(...(await anonymisePerson(query, id, 'retention')));
      return { people: found.rows.length, gone: removed };
    });
    // A file that is not removed now has lost its row, and goes with the next clean-up.
    if (gone.length > 0) await files.remove(gone);
    erased += people;
    if (people < erasedAtOnce) return erased;
  }
}

/** A profile ends with its consent even where the person is kept for another purpose. */
async function deleteExpiredProfiles(query: Query): Promise<number> {
  let deleted = 0;
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
    deleted += rowCount ?? 0;
  }
  return deleted;
}

async function deleteOldRows(query: Query): Promise<Record<string, number>> {
  const older = (purpose: string, column: string) =>
    `${column} < now() - (select months from public.retention_periods where purpose = '${purpose}') * interval '1 month'`;
  const mail = await query(
    `delete from public.outbox where state not in ('queued', 'sending') and ${older('outbox', 'created_at')}`,
  );
  const events = await query(
    `delete from public.analytics_events where ${older('analytics', 'occurred_at')}`,
  );
  const audit = await query(
    `delete from public.audit_log where ${older('audit_log', 'occurred_at')}`,
  );
  return {
    mails: mail.rowCount ?? 0,
    analytics_events: events.rowCount ?? 0,
    audit_entries: audit.rowCount ?? 0,
  };
}
