import { inLanguage } from '../../../domain/in-language.ts';
import type { Language } from '../../../domain/language.ts';
import type { LocalizedText } from '../../../domain/localized-text.ts';
import { FunctionError } from '../../functions/errors.ts';
import { db, now, type Query } from '../../postgres/query.ts';

/** The columns of a job that applications and mail need. */
export type Job = {
  id: string;
  slug: string;
  title: LocalizedText;
  client_name: string | null;
  owner_id: string | null;
};

export function selectJob() {
  return db
    .selectFrom('jobs as job')
    .leftJoin('clients as client', 'client.id', 'job.client_id')
    .leftJoin('job_staff as staff', 'staff.job_id', 'job.id')
    .select(['job.id', 'job.slug', 'job.title', 'client.name as client_name', 'staff.owner_id']);
}

/** Returns an open job. Its row stays locked, so that the job cannot close before the application is inserted. */
export async function getOpenJob(query: Query, slug: string): Promise<Job> {
  const { rows } = await query(
    selectJob()
      .select((eb) =>
        eb
          .and([
            eb('job.state', '=', 'open'),
            eb.or([eb('job.closes_at', 'is', null), eb('job.closes_at', '>', now)]),
          ])
          .as('is_open'),
      )
      .where('job.slug', '=', slug)
      .where('job.state', '<>', 'draft')
      .where((eb) => eb.or([eb('job.opens_at', 'is', null), eb('job.opens_at', '<=', now)]))
      .forShare('job'),
  );
  const [job] = rows;
  if (!job) throw new FunctionError('job_not_found');
  if (!job.is_open) throw new FunctionError('job_closed');
  return job;
}

/** Returns a job in any state, for an application that was sent while the job was open. */
export async function getJob(query: Query, id: string): Promise<Job> {
  const { rows } = await query(selectJob().where('job.id', '=', id).forShare('job'));
  const [job] = rows;
  if (!job) throw new FunctionError('job_not_found');
  return job;
}

/** The variables that every mail about an application has. A job at the agency itself has no client. */
export function applicationVariables(
  job: Pick<Job, 'title' | 'client_name'>,
  language: Language,
  siteName: string,
): { job_title: string; client_name: string } {
  return { job_title: inLanguage(job.title, language), client_name: job.client_name ?? siteName };
}
