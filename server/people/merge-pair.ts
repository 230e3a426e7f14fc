import { type MergeField, mergeFields } from '../../domain/merge.ts';
import type { Query } from '../postgres/database.ts';
import { moveProfiles } from './move-profiles.ts';

// Everything that belongs to the record that goes is moved to the one that stays. The one that goes
// remains as a sign that points to the other, so that old addresses and links still lead there.

type Person = Record<MergeField, string | null> & {
  id: string;
  user_id: string | null;
  linkedin_sub: string | null;
  legal_hold: boolean;
  legal_hold_reason: string | null;
};

export type Pair = { kept: Person; gone: Person };

const moved = [
  'documents',
  'consents',
  'waiting_list',
  'outbox',
  'privacy_requests',
  'person_events',
  'applications',
] as const;

/**
 * One merge after the other: each also touches the records that were merged before it, which no
 * order of locks foresees. The pair is locked against everybody else. A person who awaits erasure
 * is not merged: that would end the erasure without saying so.
 */
export async function findPair(
  query: Query,
  { keep, merge }: { keep: string; merge: string },
): Promise<Pair | undefined> {
  await query(`select pg_advisory_xact_lock(hashtext('people.merge'))`);
  const { rows } = await query(
    `select id, user_id, linkedin_sub, legal_hold, legal_hold_reason, ${mergeFields.join(', ')} from public.people
     where id = any ($1) and merged_into is null and anonymised_at is null and erase_after is null
     order by id for update`,
    [[keep, merge]],
  );
  const kept = rows.find(({ id }) => id === keep);
  const gone = rows.find(({ id }) => id === merge);
  return kept && gone && { kept, gone };
}

export async function previewMerge(query: Query, pair: Pair, take: MergeField[]): Promise<object> {
  const counts = moved.map(
    (table) => `(select count(*)::integer from public.${table} where person_id = $1) as ${table}`,
  );
  const { rows } = await query(
    `select ${counts.join(', ')},
       (select coalesce(jsonb_agg(one.job_id), '[]') from public.applications as one
        join public.applications as other on other.job_id = one.job_id and other.person_id = $2 and other.withdrawn_at is null
        where one.person_id = $1 and one.withdrawn_at is null) as same_jobs`,
    [pair.gone.id, pair.kept.id],
  );
  const { same_jobs: sameJobs, ...moves } = rows[0];
  return { result: chosen(pair, take), moves, same_jobs: sameJobs };
}

export async function mergePair(
  query: Query,
  pair: Pair,
  take: MergeField[],
  staffId: string,
): Promise<void> {
  const { kept, gone } = pair;
  const ids = [gone.id, kept.id];
  // Two applications for one job cannot both stand; the one of the record that stays does.
  await query(
    `update public.applications as one set withdrawn_at = now(), withdrawn_reason = 'merged'
     where person_id = $1 and withdrawn_at is null and exists (
       select from public.applications as other
       where other.person_id = $2 and other.job_id = one.job_id and other.withdrawn_at is null
     )`,
    ids,
  );
  for (const table of moved) {
    await query(`update public.${table} set person_id = $2 where person_id = $1`, ids);
  }
  await query('update private.person_links set person_id = $2 where person_id = $1', ids);
  await query('update public.pending_submissions set person_id = $2 where person_id = $1', ids);
  await moveProfiles(query, gone.id, kept.id);
  await query('update public.people set merged_into = $2 where merged_into = $1', ids);
  // First out of the way, because no two living records may share an address. It keeps the address
  // that the other does not, so that both still lead there.
  const result = chosen(pair, take);
  const otherEmail = result.email === gone.email ? (kept.email ?? gone.email) : gone.email;
  await query(
    `update public.people set merged_into = $2, email = $3, user_id = null, legal_hold = false,
       legal_hold_reason = null, erase_after = null where id = $1`,
    [...ids, otherEmail],
  );
  await query(
    `update public.people set ${mergeFields.map((name, index) => `${name} = $${index + 2}`).join(', ')},
       user_id = coalesce(user_id, $10), linkedin_sub = coalesce(linkedin_sub, $11),
       legal_hold = legal_hold or $12, legal_hold_reason = coalesce(legal_hold_reason, $13),
       last_activity_at = now(), erase_after = null
     where id = $1`,
    [
      kept.id,
      ...mergeFields.map((name) => result[name]),
      gone.user_id,
      gone.linkedin_sub,
      gone.legal_hold,
      gone.legal_hold_reason,
    ],
  );
  await query(
    `insert into public.person_events (person_id, kind, actor_id, data) values ($1, 'merged', $2, $3)`,
    [kept.id, staffId, { from: gone.id, taken: take }],
  );
}

function chosen({ kept, gone }: Pair, take: MergeField[]): Record<MergeField, string | null> {
  return Object.fromEntries(
    mergeFields.map((name) => [name, take.includes(name) ? gone[name] : kept[name] || gone[name]]),
  ) as Record<MergeField, string | null>;
}
