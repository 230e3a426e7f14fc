import type { Language } from '../../../domain/language.ts';
import type { LocalizedText } from '../../../domain/localized-text.ts';
import { FunctionError } from '../../functions/errors.ts';
import type { Query } from '../../postgres/query.ts';

export type OpenJob = {
  id: string;
  slug: string;
  title: LocalizedText;
  client_name: string | null;
  owner_id: string | null;
};

/** Locked against closing until the application is in. */
export async function findOpenJob(query: Query, slug: string): Promise<OpenJob> {
  const { rows } = await query(
    `select job.id, job.slug, job.title, client.name as client_name, staff.owner_id,
       job.state = 'open' and coalesce(job.closes_at > now(), true) as open
     from public.jobs as job
     left join public.clients as client on client.id = job.client_id
     left join public.job_staff as staff on staff.job_id = job.id
     where job.slug = $1 and job.state <> 'draft' and coalesce(job.opens_at <= now(), true)
     for share of job`,
    [slug],
  );
  const [job] = rows;
  if (!job) throw new FunctionError('job_not_found');
  if (!job.open) throw new FunctionError('job_closed');
  return job;
}

/** A job that took the application when it was sent, whatever its state is by now. */
export async function getJob(query: Query, id: string): Promise<OpenJob> {
  const { rows } = await query(
    `select job.id, job.slug, job.title, client.name as client_name, staff.owner_id
     from public.jobs as job
     left join public.clients as client on client.id = job.client_id
     left join public.job_staff as staff on staff.job_id = job.id
     where job.id = $1 for share of job`,
    [id],
  );
  if (rows.length === 0) throw new FunctionError('job_not_found');
  return rows[0];
}

export function inLanguage(text: LocalizedText, language: Language): string {
  return text[language] || text.en || text.sv || '';
}

/** An opening at the agency itself has no client. */
export function applicationVariables(
  job: Pick<OpenJob, 'title' | 'client_name'>,
  language: Language,
  siteName: string,
): { job_title: string; client_name: string } {
  return { job_title: inLanguage(job.title, language), client_name: job.client_name ?? siteName };
}
