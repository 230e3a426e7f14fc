import type { JobDraft } from '../../../domain/jobs/job-draft.ts';
import { startOfStockholmDay } from '../../../domain/time/stockholm-day.ts';
import type { JobClient } from '../../admin/jobs/data/clients.ts';
import { toSalaryRow } from '../../admin/jobs/data/editor-row.ts';
import { toQuestionRows } from '../../admin/jobs/data/question-rows.ts';
import type { PageRow } from '../../site/jobs/job-page.ts';
import type { JobQuestionRow } from '../../site/jobs/questions.ts';
import { toLocalizedDocument, toLocalizedText } from '../localized-columns.ts';

export type JobPreview = { job: PageRow; questions: JobQuestionRow[] };

type Context = { id: string; client: JobClient | undefined; publishedAt: string | null };

/** Returns the row that the draft would be saved as, open for applications. */
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
      benefits: draft.benefits,
      title: toLocalizedText(draft['title.en'], draft['title.sv']),
      summary: toLocalizedText(draft['summary.en'], draft['summary.sv']),
      description: toLocalizedDocument(draft['description.en'], draft['description.sv']),
      requirements: toLocalizedDocument(draft['requirements.en'], draft['requirements.sv']),
      process: toLocalizedDocument(draft['process.en'], draft['process.sv']),
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
