import {
  type DocumentDraft,
  findSlugError,
  findTextError,
  isEmptyDocument,
  listTitleBlockers,
  maxSlugLength,
  type SlugError,
  type TitleBlocker,
} from './draft.ts';
import type { QuestionKind } from './job-question.ts';
import { type Language, languages } from './language.ts';
import { toSlug } from './rich-document.ts';

// A job as it is being written: flat, so that two people who change different things do not meet.

export const jobChoices = {
  kind: ['client', 'internal'],
  field: ['tech', 'go_to_market', 'creative', 'operations'],
  remote: ['onsite', 'hybrid', 'remote'],
  employment_type: ['full_time', 'part_time', 'contract', 'temporary', 'internship'],
  seniority: ['junior', 'mid', 'senior', 'lead'],
  currency: ['SEK', 'EUR', 'NOK', 'DKK'],
  period: ['hour', 'day', 'month', 'year'],
} as const;

type Choices = typeof jobChoices;

export const localizedTexts = ['title', 'summary'] as const;
export const localizedDocuments = ['description', 'requirements', 'process'] as const;

export type TextKey = `${(typeof localizedTexts)[number]}.${Language}`;
export type DocumentKey = `${(typeof localizedDocuments)[number]}.${Language}`;

/** Figures as they are typed. */
export type SalaryDraft = {
  minimum: string;
  maximum: string;
  currency: Choices['currency'][number];
  period: Choices['period'][number];
  is_shown: boolean;
};

export type OptionDraft = { value: string; label: { en: string; sv: string } };

export type QuestionDraft = {
  kind: QuestionKind;
  prompt: { en: string; sv: string };
  help: { en: string; sv: string };
  options: OptionDraft[];
  required: boolean;
};

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
  /** Days in Stockholm, `2026-05-31`; empty without one. */
  opens_on: string;
  closes_on: string;
  owner_id: string | null;
  salary: SalaryDraft | null;
  /** Ids of the questions, in their order. */
  questions: string[];
} & Record<TextKey, string> &
  Record<DocumentKey, DocumentDraft> & { [question: `question:${string}`]: QuestionDraft };

export const maxJobLengths = {
  slug: maxSlugLength,
  title: 160,
  summary: 600,
  location: 120,
  prompt: 300,
  help: 500,
  option: 200,
};

export const maxOptions = 30;

export type JobError =
  | SlugError
  | 'not_a_number'
  | 'range_upside_down'
  | 'closes_before_opening'
  | 'options_missing'
  | 'option_empty';

/** What keeps a part of the draft from being saved, by key. */
export function findJobErrors(draft: JobDraft): Record<string, JobError> {
  const errors: Record<string, JobError> = {};
  const note = (key: string, error: JobError | false | undefined) => {
    if (error) errors[key] = error;
  };
  note('slug', findSlugError(draft.slug));
  note('location', findTextError(draft.location, maxJobLengths.location, true));
  for (const language of languages) {
    for (const text of localizedTexts) {
      const key = `${text}.${language}` as const;
      note(key, findTextError(draft[key], maxJobLengths[text]));
    }
  }
  note('salary', draft.salary ? findSalaryError(draft.salary) : undefined);
  if (draft.opens_on && draft.closes_on && draft.closes_on < draft.opens_on) {
    note('closes_on', 'closes_before_opening');
  }
  for (const id of draft.questions) {
    const question = draft[`question:${id}`];
    note(`question:${id}`, question && findQuestionError(question));
  }
  return errors;
}

const largestSalary = 2_000_000_000;

function findSalaryError({ minimum, maximum }: SalaryDraft): JobError | undefined {
  const [from, to] = [parseAmount(minimum), parseAmount(maximum)];
  if (minimum.trim() === '' || maximum.trim() === '') return 'required';
  if (from === undefined || to === undefined) return 'not_a_number';
  return from > to ? 'range_upside_down' : undefined;
}

/** Whole units; spaces between thousands are fine. */
export function parseAmount(text: string): number | undefined {
  const digits = text.replace(/[\s.,']/g, '');
  const amount = /^\d{1,10}$/.test(digits) ? Number(digits) : 0;
  return amount > 0 && amount <= largestSalary ? amount : undefined;
}

export function hasOptions(kind: QuestionKind): boolean {
  return kind === 'single_choice' || kind === 'multiple_choice';
}

function findQuestionError({ kind, prompt, help, options }: QuestionDraft): JobError | undefined {
  if (!prompt.en.trim() && !prompt.sv.trim()) return 'required';
  if (isLonger(prompt, maxJobLengths.prompt) || isLonger(help, maxJobLengths.help))
    return 'too_long';
  if (!hasOptions(kind)) return undefined;
  if (options.length === 0) return 'options_missing';
  if (options.some(({ label }) => !label.en.trim() && !label.sv.trim())) return 'option_empty';
  return options.some(({ label }) => isLonger(label, maxJobLengths.option))
    ? 'too_long'
    : undefined;
}

function isLonger({ en, sv }: { en: string; sv: string }, most: number): boolean {
  return Math.max([...en.trim()].length, [...sv.trim()].length) > most;
}

/** Texts that readers of one language would not find, in the order of the page. */
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
      .filter((language) => lacksWords(draft[`question:${id}`], language))
      .map((language) => `question:${id}.${language}`),
  );
  return [...texts, ...documents, ...questions];
}

function lacksWords(question: QuestionDraft | undefined, language: Language): boolean {
  if (!question) return false;
  const { kind, prompt, options } = question;
  return (
    !prompt[language].trim() ||
    (hasOptions(kind) && options.some(({ label }) => !label[language].trim()))
  );
}

export type JobBlocker = TitleBlocker | 'client_missing' | 'errors' | 'closes_past';

/** Why this cannot be published: what the database would refuse, and what would be closed at once. */
export function listJobBlockers(draft: JobDraft, today: string): JobBlocker[] {
  const blockers: (JobBlocker | false)[] = [
    ...listTitleBlockers([draft['title.en'], draft['title.sv']]),
    draft.kind === 'client' && !draft.client_id && 'client_missing',
    draft.closes_on !== '' && draft.closes_on < today && 'closes_past',
    Object.keys(findJobErrors(draft)).length > 0 && 'errors',
  ];
  return blockers.filter((blocker) => blocker !== false);
}

/** An address from a title; `job` where the title has no letters for one. */
export function suggestJobSlug(title: string): string {
  return toSlug(title) || 'job';
}
