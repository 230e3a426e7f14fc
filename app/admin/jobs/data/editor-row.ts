import type { Json } from '../../../../domain/database.types.ts';
import {
  type JobDraft,
  localizedDocuments,
  localizedTexts,
} from '../../../../domain/jobs/job-draft.ts';
import { parseAmount } from '../../../../domain/jobs/job-salary-draft.ts';
import type { LocalizedText } from '../../../../domain/localized-text.ts';
import {
  endOfStockholmDay,
  startOfStockholmDay,
  toStockholmDay,
} from '../../../../domain/time/stockholm-day.ts';
import {
  splitDocuments,
  splitTexts,
  toLocalizedDocument,
  toLocalizedText,
} from '../../../backend/localized-columns.ts';
import { type QuestionRow, toQuestion, toQuestionRows } from './question-rows.ts';

// Converts between the rows of a job and the flat draft of the editor.

export const draftColumns =
  'id, version, state, is_fixed, slug, kind, client_id, field, location, country, remote, employment_type, seniority, benefits, channels, title, summary, description, requirements, process, opens_at, closes_at, published_at, closed_at, updated_at, staff:job_staff(owner_id, updated_by), salary:job_salaries(minimum, maximum, currency, period, is_shown), questions:job_questions(id, position, kind, prompt, help, options, required)';

type SalaryRow = {
  minimum: number;
  maximum: number;
  currency: NonNullable<JobDraft['salary']>['currency'];
  period: NonNullable<JobDraft['salary']>['period'];
  is_shown: boolean;
};

type Plain = Pick<
  JobDraft,
  | 'slug'
  | 'kind'
  | 'client_id'
  | 'field'
  | 'location'
  | 'country'
  | 'remote'
  | 'employment_type'
  | 'seniority'
  | 'benefits'
  | 'channels'
>;

type DraftRow = Plain & {
  title: LocalizedText;
  summary: LocalizedText;
  description: unknown;
  requirements: unknown;
  process: unknown;
  opens_at: string | null;
  closes_at: string | null;
  staff: { owner_id: string | null } | null;
  salary: SalaryRow | null;
  questions: QuestionRow[];
};

const plainKeys = [
  'slug',
  'kind',
  'client_id',
  'field',
  'location',
  'country',
  'remote',
  'employment_type',
  'seniority',
  'benefits',
  'channels',
] as const satisfies (keyof Plain)[];

export function toJobDraft(row: DraftRow): JobDraft {
  const plain = Object.fromEntries(plainKeys.map((key) => [key, row[key]])) as Plain;
  const questions = [...row.questions].sort((one, other) => one.position - other.position);
  return {
    ...plain,
    owner_id: row.staff?.owner_id ?? null,
    ...splitTexts(row, localizedTexts),
    ...splitDocuments(row, localizedDocuments),
    opens_on: row.opens_at ? toStockholmDay(row.opens_at) : '',
    closes_on: row.closes_at ? toStockholmDay(row.closes_at) : '',
    salary: row.salary && {
      ...row.salary,
      minimum: String(row.salary.minimum),
      maximum: String(row.salary.maximum),
    },
    questions: questions.map(({ id }) => id),
    ...Object.fromEntries(
      questions.map((question) => [`question:${question.id}`, toQuestion(question)]),
    ),
  };
}

/** Returns the columns to write, derived from the changed keys of the draft. */
export function toChanges(draft: JobDraft, changed: string[]): { [column: string]: Json } {
  const touches = (name: string) => changed.some((key) => key.startsWith(name));
  const changes: { [column: string]: Json } = {};
  for (const key of plainKeys) if (changed.includes(key)) changes[key] = draft[key];
  if (changed.includes('owner_id')) changes.owner_id = draft.owner_id;
  if (changed.includes('location')) changes.location = draft.location.trim();
  for (const name of localizedTexts) {
    if (touches(`${name}.`))
      changes[name] = toLocalizedText(draft[`${name}.en`], draft[`${name}.sv`]);
  }
  for (const name of localizedDocuments) {
    if (touches(`${name}.`)) {
      changes[name] = toLocalizedDocument(draft[`${name}.en`], draft[`${name}.sv`]) as Json;
    }
  }
  if (changed.includes('opens_on')) {
    changes.opens_at = draft.opens_on ? startOfStockholmDay(draft.opens_on) : null;
  }
  if (changed.includes('closes_on')) {
    changes.closes_at = draft.closes_on ? endOfStockholmDay(draft.closes_on) : null;
  }
  if (changed.includes('salary')) changes.salary = toSalaryRow(draft.salary);
  if (touches('question')) changes.questions = toQuestionRows(draft) as unknown as Json;
  return changes;
}

export function toSalaryRow(salary: JobDraft['salary']): SalaryRow | null {
  const minimum = parseAmount(salary?.minimum ?? '');
  const maximum = parseAmount(salary?.maximum ?? '');
  return salary && minimum && maximum ? { ...salary, minimum, maximum } : null;
}
