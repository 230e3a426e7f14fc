import type { ClientBase } from 'pg';
import type { JobSeed } from './content/rows.ts';
import { insertRows } from './insert-rows.ts';
import { daysAfter, daysAgo } from './times.ts';

/** Keeps an existing job with its salary and questions. */
export async function insertJobs(
  client: ClientBase,
  seeds: readonly JobSeed[],
  now: Date,
): Promise<void> {
  for (const seed of seeds) {
    const id = await insertJob(client, seed, now);
    if (!id) continue;
    if (seed.salary) {
      await insertRows(client, 'public.job_salaries', [{ job_id: id, ...seed.salary }]);
    }
    await insertRows(
      client,
      'public.job_questions',
      seed.questions.map((question, position) => ({ job_id: id, position, ...question })),
    );
  }
}

/** Returns undefined if a job with that slug exists. */
async function insertJob(
  client: ClientBase,
  seed: JobSeed,
  now: Date,
): Promise<string | undefined> {
  const {
    client: company,
    owner,
    salary: _salary,
    questions: _questions,
    opened_days_ago,
    closes_in_days,
    closed_days_ago,
    ...columns
  } = seed;
  const openedAt = opened_days_ago === null ? null : daysAgo(now, opened_days_ago);
  const row = {
    ...columns,
    opens_at: openedAt,
    published_at: openedAt,
    closes_at: closes_in_days === null ? null : daysAfter(now, closes_in_days),
    closed_at: closed_days_ago === null ? null : daysAgo(now, closed_days_ago),
    created_at: openedAt ?? daysAgo(now, 1),
    updated_at: openedAt ?? daysAgo(now, 1),
  };
  const names = Object.keys(row).join(', ');
  const { rows } = await client.query<{ id: string }>(
    `insert into public.jobs (${names}, client_id)
     select ${names}, (select id from public.clients where name = $2)
     from jsonb_populate_record(null::public.jobs, $1)
     on conflict (slug) do nothing returning id`,
    [JSON.stringify(row), company],
  );
  const id = rows[0]?.id;
  if (id && owner) {
    await client.query(
      `update public.job_staff set owner_id = (select user_id from public.staff_profiles where email = $2)
       where job_id = $1`,
      [id, owner],
    );
  }
  return id;
}
