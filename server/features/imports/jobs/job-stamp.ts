import type { Query } from '../../../postgres/query.ts';

/** Returns a hash of a job, which shows later whether somebody has changed it. */
export async function readJobStamp(query: Query, id: string): Promise<string> {
  const { rows } = await query<{ stamp: string }>(
    `select md5(row(
       job.slug, job.kind, job.client_id, job.field, job.location, job.country, job.remote, job.employment_type,
       job.seniority, job.title, job.summary, job.description, job.requirements, job.process, job.state, job.opens_at,
       job.closes_at, job.benefits, staff.owner_id
     )::text) as stamp
     from public.jobs as job join public.job_staff as staff on staff.job_id = job.id
     where job.id = $1 for update`,
    [id],
  );
  return rows[0]?.stamp ?? '';
}
