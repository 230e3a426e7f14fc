import {
  type DocumentDraft,
  findSlugError,
  findTextError,
  isEmptyDocument,
  listTitleBlockers,
  type SlugError,
  type TitleBlocker,
} from '../content/draft.ts';
import { toSlug } from '../content/rich-document.ts';
import {
  employmentTypes,
  type jobBenefits,
  type jobChannels,
  jobFields,
  jobKinds,
  seniorities,
  workplaces,
} from '../enums.ts';
import { type Language, languages } from '../language.ts';
import { maxLocationLength, maxSlugLength } from '../limits.ts';
import {
  findQuestionErrors,
  lacksTexts,
  type QuestionDraft,
  type QuestionError,
} from './job-question-draft.ts';
import { findSalaryError, type SalaryDraft, type SalaryError } from './job-salary-draft.ts';

// The draft of a job is flat, so that changes by two editors merge field by field.

export const jobChoices = {
  kind: jobKinds,
  field: jobFields,
  remote: workplaces,
  employment_type: employmentTypes,
  seniority: seniorities,
};

type Choices = typeof jobChoices;

export const localizedTexts = ['title', 'summary'] as const;
export const localizedDocuments = ['description', 'requirements', 'process'] as const;

type TextKey = `${(typeof localizedTexts)[number]}.${Language}`;
type DocumentKey = `${(typeof localizedDocuments)[number]}.${Language}`;

export type JobDraft = {
  slug: string;
  kind: Choices['kind'][number];
  client_id: string | null;
  field: Choices['field'][number];
  location: string;
  country: string;
  remote: Choices['remote'][number];
  employment_type: Choices['employment_type'][number];
  seniority: Choices['seniority'][number];
  benefits: (typeof jobBenefits)[number][];
  channels: (typeof jobChannels)[number][];
  /** Days in Stockholm, `2026-05-31`, or empty. */
  opens_on: string;
  closes_on: string;
  owner_id: string | null;
  salary: SalaryDraft | null;
  /** Ids of the questions in display order. */
  questions: string[];
} & Record<TextKey, string> &
  Record<DocumentKey, DocumentDraft> & { [question: `question:${string}`]: QuestionDraft };

export const maxJobLengths = {
  slug: maxSlugLength,
  title: 160,
  summary: 600,
  location: maxLocationLength,
};

type JobError = SlugError | SalaryError | QuestionError | 'closes_before_opening';

/** Returns the errors that prevent a field from being saved, by key. */
export function findJobErrors(draft: JobDraft): Record<string, JobError> {
  const errors: Record<string, JobError> = {};
  const addError = (key: string, error: JobError | false | undefined) => {
    if (error) errors[key] = error;
  };
  addError('slug', findSlugError(draft.slug));
  addError('location', findTextError(draft.location, maxJobLengths.location, true));
  for (const language of languages) {
    for (const text of localizedTexts) {
      const key = `${text}.${language}` as const;
      addError(key, findTextError(draft[key], maxJobLengths[text]));
    }
  }
  addError('salary', draft.salary ? findSalaryError(draft.salary) : undefined);
  if (draft.opens_on && draft.closes_on && draft.closes_on < draft.opens_on) {
    addError('closes_on', 'closes_before_opening');
  }
  for (const id of draft.questions) {
    const question = draft[`question:${id}`];
    addError(`question:${id}`, question && Object.values(findQuestionErrors(question))[0]);
  }
  return errors;
}

/** Returns texts that are missing in a language, in the order of the page. */
export function listMissingInJob(draft: JobDraft): string[] {
  const texts = localizedTexts.flatMap((text) =>
    languages.map((language) => `${text}.${language}` as const).filter((key) => !draft[key].trim()),
  );
  const documents = localizedDocuments.flatMap((name) =>
    languages
      .map((language) => `${name}.${language}` as const)
      .filter((key) => isEmptyDocument(draft[key])),
  );
  const questions = draft.questions.flatMap((id) =>
    languages
      .filter((language) => lacksTexts(draft[`question:${id}`], language))
      .map((language) => `question:${id}.${language}`),
  );
  return [...texts, ...documents, ...questions];
}

type JobBlocker = TitleBlocker | 'client_missing' | 'closes_past';

/** Reasons why the job cannot be published, besides the errors of its fields. */
export function listJobBlockers(draft: JobDraft, today: string): JobBlocker[] {
  const blockers: (JobBlocker | false)[] = [
    ...listTitleBlockers([draft['title.en'], draft['title.sv']]),
    draft.kind === 'client' && !draft.client_id && 'client_missing',
    draft.closes_on !== '' && draft.closes_on < today && 'closes_past',
  ];
  return blockers.filter((blocker) => blocker !== false);
}

/** Derives a slug from a title; `job` if the title has no usable letters. */
export function suggestJobSlug(title: string): string {
  return toSlug(title) || 'job';
}
