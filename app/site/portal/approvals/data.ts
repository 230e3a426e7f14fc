import type {
  ApprovalAnswer,
  ListedApproval,
  PortalApproval,
} from '../../../../domain/jobs/ad-approval.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { callFunction } from '../../../backend/call-function.ts';
import type { JobPreview } from '../../../backend/preview/job-preview.ts';
import { unwrap } from '../../../backend/unwrap.ts';

type Question = Omit<JobPreview['questions'][number], 'position'>;

/** The frozen text of an ad, as the database stores it. */
type Ad = Pick<
  JobPreview['job'],
  | 'title'
  | 'summary'
  | 'description'
  | 'requirements'
  | 'process'
  | 'field'
  | 'location'
  | 'country'
  | 'remote'
  | 'employment_type'
  | 'seniority'
  | 'benefits'
  | 'salary'
> & { questions: Question[] };

export type OpenedApproval = PortalApproval<Ad>;

/** Null if the contact was not asked, or the ad was deleted. */
export async function findApproval(
  client: BrowserClient,
  approval: string,
): Promise<OpenedApproval | null> {
  const page = await unwrap(client.rpc('open_portal_approval', { approval }));
  return page as unknown as OpenedApproval | null;
}

export async function listApprovals(client: BrowserClient): Promise<ListedApproval[]> {
  return (await unwrap(client.rpc('list_portal_approvals'))) as unknown as ListedApproval[];
}

export async function answerApproval(client: BrowserClient, answer: ApprovalAnswer): Promise<void> {
  await callFunction(client, 'answer-approval', answer);
}

/** The page of the job with the frozen text, open for applications. */
export function toAdPreview(
  ad: Ad,
  { job, client, asked_at }: Pick<OpenedApproval, 'job' | 'client' | 'asked_at'>,
): JobPreview {
  const { questions, ...texts } = ad;
  return {
    job: {
      ...texts,
      id: job.id,
      slug: job.slug,
      kind: 'client',
      state: 'open',
      published_at: asked_at,
      closes_at: null,
      created_at: asked_at,
      updated_at: asked_at,
      client,
    },
    questions: questions.map((question, position) => ({ ...question, position })),
  };
}
