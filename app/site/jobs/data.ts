import type { JobChannel } from '../../../domain/jobs/job-channel.ts';
import type { Language } from '../../../domain/language.ts';
import type { Recruiter } from '../../../domain/staff/recruiter.ts';
import { readInPages } from '../../backend/parts/read-in-pages.ts';
import { unwrap } from '../../backend/unwrap.ts';
import type { LoadContext } from '../../load-context.ts';
import { toWebSearch } from './filter-jobs.ts';
import { type JobCard, type JobPage, toCard, toPage } from './job-page.ts';
import { type JobQuestion, toJobQuestion } from './questions.ts';

type Supabase = LoadContext['supabase'];

const cardColumns =
  'id, slug, kind, title, summary, field, location, country, remote, employment_type, seniority, state, published_at, closes_at, created_at, updated_at, client:clients(name, logo_path, website, about), salary:job_salaries(minimum, maximum, currency, period)';

const pageColumns = `${cardColumns}, benefits, description, requirements, process` as const;

/** PostgreSQL reads the clock: with a time in it, each request would differ and be planned again. */
const isOpenNow = 'closes_at.is.null,closes_at.gt.now';

/** Returns open jobs, the newest first. */
export async function listOpenJobs(
  supabase: Supabase,
  kind: JobCard['kind'],
  language: Language,
): Promise<JobCard[]> {
  const rows = await unwrap(
    supabase
      .from('jobs')
      .select(cardColumns)
      .eq('kind', kind)
      .eq('state', 'open')
      .or(isOpenNow)
      .order('published_at', { ascending: false })
      .order('id'),
  );
  return rows.map((row) => toCard(row, language));
}

/** A text may have 40 kB in each language. */
const jobsOfChannel = { size: 50, max: 1000 };

/** Yields open jobs that a channel carries, with their texts, the newest first; of one client if its id is given. */
export async function* readJobsOfChannel(
  supabase: Supabase,
  channel: JobChannel,
  language: Language,
  clientId?: string,
): AsyncGenerator<JobPage[]> {
  const select = (from: number, to: number) => {
    const open = supabase
      .from('jobs')
      .select(pageColumns)
      .eq('state', 'open')
      .contains('channels', [channel])
      .or(isOpenNow);
    return (clientId ? open.eq('client_id', clientId) : open)
      .order('published_at', { ascending: false })
      .order('id')
      .range(from, to);
  };
  for await (const rows of readInPages(select, jobsOfChannel))
    yield rows.map((row) => toPage(row, language));
}

/** A sitemap may have 50,000 URLs, and has two for each job. */
const jobsOfSitemap = { size: 1000, max: 20_000 };

/** Yields the open jobs for search engines, the newest first. */
export function readOpenSlugs(supabase: Supabase) {
  const select = (from: number, to: number) =>
    supabase
      .from('jobs')
      .select('slug, updated_at')
      .eq('state', 'open')
      .or(isOpenNow)
      .order('published_at', { ascending: false })
      .order('id')
      .range(from, to);
  return readInPages(select, jobsOfSitemap);
}

export async function countOpenJobs(supabase: Supabase): Promise<number> {
  const { count, error } = await supabase
    .from('jobs')
    .select('id', { count: 'exact', head: true })
    .eq('kind', 'client')
    .eq('state', 'open')
    .or(isOpenNow);
  if (error) throw error;
  return count ?? 0;
}

/** Searches the text of open jobs with the stemming of the language. */
export async function findJobIdsByWords(
  supabase: Supabase,
  words: string,
  language: Language,
): Promise<string[]> {
  const rows = await unwrap(
    supabase
      .from('jobs')
      .select('id')
      .eq('state', 'open')
      .textSearch(language === 'sv' ? 'search_sv' : 'search_en', toWebSearch(words), {
        type: 'websearch',
        config: language === 'sv' ? 'swedish' : 'english',
      }),
  );
  return rows.map(({ id }) => id);
}

export async function findJob(
  supabase: Supabase,
  slug: string,
  language: Language,
): Promise<JobPage | undefined> {
  const row = await unwrap(
    supabase.from('jobs').select(pageColumns).eq('slug', slug).maybeSingle(),
  );
  return row ? toPage(row, language) : undefined;
}

export async function listJobQuestions(
  supabase: Supabase,
  jobId: string,
  language: Language,
): Promise<JobQuestion[]> {
  const rows = await unwrap(
    supabase
      .from('job_questions')
      .select('id, kind, prompt, help, required, options')
      .eq('job_id', jobId)
      .order('position')
      .order('id'),
  );
  return rows.map((row) => toJobQuestion(row, language));
}

/** Returns the recruiter of a job, if that person agreed to be shown. */
export async function findRecruiter(supabase: Supabase, jobId: string): Promise<Recruiter | null> {
  const recruiter = await unwrap(supabase.rpc('get_job_recruiter', { job_id: jobId }));
  return recruiter as Recruiter | null;
}

/** Returns the current slug of a job that had this slug before. */
export async function findMovedJob(supabase: Supabase, slug: string): Promise<string | undefined> {
  const row = await unwrap(
    supabase.from('job_redirects').select('jobs(slug)').eq('slug', slug).maybeSingle(),
  );
  return row?.jobs?.slug;
}
