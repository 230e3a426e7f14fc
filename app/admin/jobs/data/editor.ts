import type { Database } from '../../../../domain/database.types.ts';
import { type JobDraft, suggestJobSlug } from '../../../../domain/jobs/job-draft.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { insertUnderFreeSlug } from '../../../backend/free-slug.ts';
import { toLocalizedText } from '../../../backend/localized-columns.ts';
import { deleteOne, unwrap } from '../../../backend/unwrap.ts';
import { draftColumns, toChanges, toJobDraft } from './editor-row.ts';

type Enums = Database['public']['Enums'];

/** A job with everything that the editor saves together. */
export type EditedJob = {
  id: string;
  version: number;
  state: Enums['job_state'];
  isFixed: boolean;
  publishedAt: string | null;
  closedAt: string | null;
  savedAt: string;
  /** Id of the member of staff who saved last. */
  savedBy: string | null;
  draft: JobDraft;
};

export async function findEditedJob(
  client: BrowserClient,
  id: string,
): Promise<EditedJob | undefined> {
  const row = await unwrap(client.from('jobs').select(draftColumns).eq('id', id).maybeSingle());
  if (!row) return undefined;
  return {
    id: row.id,
    version: row.version,
    state: row.state,
    isFixed: row.is_fixed,
    publishedAt: row.published_at,
    closedAt: row.closed_at,
    savedAt: row.updated_at,
    savedBy: row.staff?.updated_by ?? null,
    draft: toJobDraft(row),
  };
}

/** Returns the new version, or null if a colleague saved in between. */
export async function saveJob(
  client: BrowserClient,
  id: string,
  { draft, changed, version }: { draft: JobDraft; changed: string[]; version: number },
): Promise<number | null> {
  const changes = toChanges(draft, changed);
  return callSave(client, id, version, changes);
}

/** Publishes or reopens the version that the user has seen, with the reason to go beyond the client's plan. */
export async function openJob(
  client: BrowserClient,
  id: string,
  { version, reason }: { version: number; reason?: string },
): Promise<number | null> {
  return callSave(client, id, version, { state: 'open', beyond_plan_reason: reason ?? null });
}

async function callSave(
  client: BrowserClient,
  id: string,
  version: number,
  changes: ReturnType<typeof toChanges>,
): Promise<number | null> {
  return unwrap(
    client.rpc('save_job', { saved_job: id, known_version: version, changes }),
  ) as Promise<number | null>;
}

type NewJob = Pick<JobDraft, 'kind' | 'client_id' | 'field' | 'location' | 'title.en' | 'title.sv'>;

/**
 * Creates a draft, owned by its creator, under the first free slug derived from its title. Returns
 * its id.
 */
export async function createJob(client: BrowserClient, job: NewJob): Promise<string> {
  const { kind, client_id, field, location } = job;
  const title = toLocalizedText(job['title.en'], job['title.sv']);
  const wantedSlug = suggestJobSlug(job['title.en'].trim() || job['title.sv']);
  return insertUnderFreeSlug(wantedSlug, (slug) =>
    client
      .from('jobs')
      .insert({ slug, kind, client_id, field, location, title })
      .select('id')
      .single(),
  );
}

export async function duplicateJob(client: BrowserClient, id: string): Promise<string> {
  return unwrap(client.rpc('duplicate_job', { copied_job: id }));
}

export async function deleteJob(client: BrowserClient, id: string): Promise<void> {
  await deleteOne(client.from('jobs').delete().eq('id', id).select('id'));
}

/** Returns the number of answers by question id. */
export async function countAnswers(
  client: BrowserClient,
  questionIds: string[],
): Promise<Record<string, number>> {
  if (questionIds.length === 0) return {};
  const rows = await unwrap(
    client
      .from('application_answers')
      .select('question_id, count:id.count()')
      .in('question_id', questionIds),
  );
  return Object.fromEntries(rows.map(({ question_id, count }) => [question_id, count]));
}
