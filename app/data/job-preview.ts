import type { JobDraft } from '../../domain/job-draft.ts';
import { startOfStockholmDay } from '../../domain/stockholm-day.ts';
import type { JobClient } from './job-clients.ts';
import { documents, oneOrBoth, toQuestionRows, toSalaryRow } from './job-editor-row.ts';
import type { JobQuestionRow } from './job-questions.ts';
import type { PageRow } from './jobs.ts';

// What the editor tells the page that it shows inside itself. Both are of one origin; nothing of a
// draft is readable from outside.

/** Where the site shows a job that it is told of. */
export const jobPreviewPath = '/preview/job';

export type JobPreview = { job: PageRow; questions: JobQuestionRow[] };

type Message = { type: 'preview-ready' } | { type: 'preview-job'; preview: JobPreview };

/** The page asks for the job when it is there, and hears of every change after that. */
export function followJobPreview(onJob: (preview: JobPreview) => void): () => void {
  const stop = listen((message) => {
    if (message.type === 'preview-job') onJob(message.preview);
  });
  if (window.parent !== window) {
    tell(window.parent, { type: 'preview-ready' });
  }
  return stop;
}

export function sendJobPreview(frame: Window, preview: JobPreview): void {
  tell(frame, { type: 'preview-job', preview });
}

export function onPreviewReady(onReady: () => void): () => void {
  return listen(({ type }) => type === 'preview-ready' && onReady());
}

function tell(target: Window, message: Message): void {
  target.postMessage(message, window.location.origin);
}

function listen(hear: (message: Message) => void): () => void {
  const take = ({ origin, data }: MessageEvent) => {
    // Extensions talk through the same door, of the same origin.
    if (origin === window.location.origin && typeof data?.type === 'string') hear(data);
  };
  window.addEventListener('message', take);
  return () => window.removeEventListener('message', take);
}

type Context = { id: string; client: JobClient | undefined; publishedAt: string | null };

/** The draft as the row it will be, open to applications. */
export function toPreview(draft: JobDraft, { id, client, publishedAt }: Context): JobPreview {
  const now = new Date().toISOString();
  const salary = draft.salary?.is_shown ? toSalaryRow(draft.salary) : null;
  return {
    job: {
      id,
      slug: draft.slug,
      kind: draft.kind,
      field: draft.field,
      location: draft.location,
      country: draft.country,
      remote: draft.remote,
      employment_type: draft.employment_type,
      seniority: draft.seniority,
      title: oneOrBoth(draft['title.en'], draft['title.sv']),
      summary: oneOrBoth(draft['summary.en'], draft['summary.sv']),
      description: documents(draft['description.en'], draft['description.sv']),
      requirements: documents(draft['requirements.en'], draft['requirements.sv']),
      process: documents(draft['process.en'], draft['process.sv']),
      state: 'open',
      published_at: publishedAt ?? (draft.opens_on ? startOfStockholmDay(draft.opens_on) : now),
      closes_at: draft.closes_on ? startOfStockholmDay(draft.closes_on) : null,
      created_at: now,
      updated_at: now,
      client: draft.kind === 'client' && client ? client : null,
      salary,
    },
    questions: toQuestionRows(draft),
  };
}
