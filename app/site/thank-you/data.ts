import { z } from 'zod';
import type { Language } from '../../../domain/language.ts';
import { maxSlugLength, slugPattern } from '../../../domain/limits.ts';
import type { LoadContext } from '../../load-context.ts';
import { findJob } from '../jobs/data.ts';

const recruiter = z.object({
  name: z.string(),
  title: z.string().nullable(),
  image: z.string().nullable(),
});

type AppliedJob = {
  title: string;
  /** The language of a title that has not been translated. */
  lang: Language | undefined;
  /** None for a job at the agency itself. */
  client: string | undefined;
  recruiter: z.infer<typeof recruiter> | undefined;
};

/** The job of an application that was just sent; its slug comes from the URL. */
export async function findAppliedJob(
  supabase: LoadContext['supabase'],
  slug: string | null,
  language: Language,
): Promise<AppliedJob | undefined> {
  if (!slug || slug.length > maxSlugLength || !slugPattern.test(slug)) return undefined;
  const job = await findJob(supabase, slug, language);
  if (!job) return undefined;
  return {
    title: job.title,
    lang: job.lang.title,
    client: job.client?.name,
    recruiter: await findRecruiter(supabase, job.id),
  };
}

type RecruiterFunction = (
  name: 'get_job_recruiter',
  args: { job_id: string },
) => PromiseLike<{ data: unknown }>;

/** Only recruiters who agreed to be shown; nobody on a database without that choice. */
async function findRecruiter(supabase: LoadContext['supabase'], jobId: string) {
  const call = supabase.rpc.bind(supabase) as unknown as RecruiterFunction;
  const { data } = await call('get_job_recruiter', { job_id: jobId });
  return recruiter.safeParse(data).data;
}
