import type { ClientBase } from 'pg';
import type { Random } from '../random.ts';
import type { Colleague, Job } from './job.ts';

type JobRow = Omit<Job, 'owner' | 'hires'> & { ownerId: string | null };

/** Reads jobs that have been open. Jobs without an owner get one, because someone has read their applications. */
export async function readJobs(
  client: ClientBase,
  random: Random,
  recruiters: readonly Colleague[],
  now: Date,
): Promise<Job[]> {
  const { rows } = await client.query<JobRow>(
    `select job.id, job.slug, job.field, job.title, coalesce(client.name, 'Alpaca') as client,
       coalesce(job.opens_at, job.published_at) as "opensAt", job.closed_at as "closedAt", staff.owner_id as "ownerId",
       coalesce((
         select jsonb_agg(question order by question.position)
         from public.job_questions as question where question.job_id = job.id
       ), '[]') as questions
     from public.jobs as job
     join public.job_staff as staff on staff.job_id = job.id
     left join public.clients as client on client.id = job.client_id
     where job.state <> 'draft' and coalesce(job.opens_at, job.published_at) < $1
     order by job.slug`,
    [now],
  );
  const jobs = rows.map(({ ownerId, ...job }): Job => {
    const owner = recruiters.find(({ id }) => id === ownerId) ?? random.pick(recruiters);
    return { ...job, owner, hires: 0 };
  });
  for (const { id, owner } of jobs) {
    await client.query(
      'update public.job_staff set owner_id = $2 where job_id = $1 and owner_id is null',
      [id, owner.id],
    );
  }
  return jobs;
}
