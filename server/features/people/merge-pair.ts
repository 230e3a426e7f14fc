import { type MergeField, mergeFields } from '../../../domain/people/merge.ts';
import type { Query } from '../../postgres/query.ts';
import { moveProfiles } from './move-profiles.ts';

// Everything that belongs to the record that goes is moved to the one that stays. The one that goes
// remains as a sign that points to the other, so that forms with its e-mail address still find the person.

type Person = Record<MergeField, string | null> & {
  id: string;
  user_id: string | null;
  linkedin_sub: string | null;
  legal_hold: boolean;
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
    `select id, user_id, linkedin_sub, legal_hold, ${mergeFields.join(', ')} from public.people
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
  await query(
    `with hold as (delete from public.legal_holds where person_id = $1 returning reason)
     insert into public.legal_holds (person_id, reason) select $2, reason from hold on conflict do nothing`,
    ids,
  );
  // Anybody can submit a form that looks like this person's: the page of the merged record must not open to that sender.
  await query(
    `update private.person_links set person_id = $2,
       revoked_at = case when purpose = 'person' then coalesce(revoked_at, now()) else revoked_at end
     where person_id = $1`,
    ids,
  );
  await query('update public.pending_submissions set person_id = $2 where person_id = $1', ids);
  await moveProfiles(query, gone.id, kept.id);
  await query('update public.people set merged_into = $2 where merged_into = $1', ids);
  // First out of the way, because no two living records may share an address. It keeps the address
  // that the other does not, so that both still lead there.
  const result = chosen(pair, take);
  const otherEmail = result.email === gone.email ? (kept.email ?? gone.email) : gone.email;
  await query(
    `update public.people set merged_into = $2, email = $3, user_id = null, legal_hold = false,
       erase_after = null where id = $1`,
    [...ids, otherEmail],
  );
  await query(
    `update public.people set ${mergeFields.map((name, index) => `${name} = $${index + 2}`).join(', ')},
       user_id = coalesce(user_id, $10), linkedin_sub = coalesce(linkedin_sub, $11),
       legal_hold = legal_hold or $12, last_activity_at = now(), erase_after = null
     where id = $1`,
    [
      kept.id,
      ...mergeFields.map((name) => result[name]),
      gone.user_id,
      gone.linkedin_sub,
      gone.legal_hold,
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
