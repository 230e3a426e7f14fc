import type { Language } from '../../../domain/language.ts';
import { maxSlugLength, slugPattern } from '../../../domain/limits.ts';
import type { Recruiter } from '../../../domain/staff/recruiter.ts';
import type { LoadContext } from '../../load-context.ts';
import { findJob, findRecruiter } from '../jobs/data.ts';

type AppliedJob = {
  title: string;
  /** The language of a title that has not been translated. */
  lang: Language | undefined;
  /** Undefined for a job at the agency itself. */
  client: string | undefined;
  recruiter: Recruiter | null;
};

/** Returns the job of an application that was just sent; its slug comes from the URL. */
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
