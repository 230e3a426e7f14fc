import type { LocalizedText } from '../../../domain/localized-text.ts';
import type { BrowserClient } from '../../backend/browser-client.ts';
import { unwrap } from '../../backend/unwrap.ts';

// Forms with the e-mail address of a known person that await that person's confirmation.

const columns =
  'id, form, email, language, data, checked, cv_bucket, cv_path, cv_file_name, submitted_at, expires_at, person:people(id, full_name), job:jobs(id, title)';

type Scope = { personId?: string; jobId?: string };

export async function listPendingSubmissions(
  client: BrowserClient,
  { personId, jobId }: Scope,
  maxCount: number,
) {
  let query = client.from('pending_submissions').select(columns).is('confirmed_at', null);
  if (personId) query = query.eq('person_id', personId);
  if (jobId) query = query.eq('job_id', jobId);
  return unwrap(query.order('submitted_at', { ascending: false }).order('id').limit(maxCount));
}

export type PendingSubmission = Awaited<ReturnType<typeof listPendingSubmissions>>[number];

export async function countPendingSubmissions(
  client: BrowserClient,
  { jobId }: Scope,
): Promise<number> {
  let query = client
    .from('pending_submissions')
    .select('id', { count: 'exact', head: true })
    .is('confirmed_at', null);
  if (jobId) query = query.eq('job_id', jobId);
  const { count, error } = await query;
  if (error) throw error;
  return count ?? 0;
}

type Choice = { value: string; label: LocalizedText };
type Answer = { prompt: LocalizedText; answer: unknown; options: Choice[] };

/** Returns the answers to the questions of a job, as they were when the form was sent. */
export function answersOf({ checked }: PendingSubmission): Answer[] {
  const { answers = [] } = checked as {
    answers?: { question: { prompt: LocalizedText; options?: Choice[] | null }; answer: unknown }[];
  };
  return answers.map(({ question: { prompt, options }, answer }) => ({
    prompt,
    answer,
    options: options ?? [],
  }));
}
