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
  currencies,
  employmentTypes,
  jobFields,
  jobKinds,
  payPeriods,
  type QuestionKind,
  seniorities,
  workplaces,
} from '../enums.ts';
import { type Language, languages } from '../language.ts';
import { maxLocationLength, maxSlugLength } from '../limits.ts';

// The draft of a job is flat, so that changes by two editors merge field by field.

export const jobChoices = {
  kind: jobKinds,
  field: jobFields,
  remote: workplaces,
  employment_type: employmentTypes,
  seniority: seniorities,
  currency: currencies,
  period: payPeriods,
};

type Choices = typeof jobChoices;

export const localizedTexts = ['title', 'summary'] as const;
export const localizedDocuments = ['description', 'requirements', 'process'] as const;

type TextKey = `${(typeof localizedTexts)[number]}.${Language}`;
type DocumentKey = `${(typeof localizedDocuments)[number]}.${Language}`;

/** Amounts are kept as typed. */
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
  prompt: 300,
  help: 500,
  option: 200,
};

export const maxOptions = 30;

type JobError =
  | SlugError
  | 'not_a_number'
  | 'range_upside_down'
  | 'closes_before_opening'
  | 'options_missing'
  | 'option_empty';

/** Errors that prevent a field from being saved, by key. */
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

const maxSalary = 2_000_000_000;

function findSalaryError({ minimum, maximum }: SalaryDraft): JobError | undefined {
  const [from, to] = [parseAmount(minimum), parseAmount(maximum)];
  if (minimum.trim() === '' || maximum.trim() === '') return 'required';
  if (from === undefined || to === undefined) return 'not_a_number';
  return from > to ? 'range_upside_down' : undefined;
}

/** Parses a whole amount; spaces, dots and commas between thousands are ignored. */
export function parseAmount(text: string): number | undefined {
  const digits = text.replace(/[\s.,']/g, '');
  const amount = /^\d{1,10}$/.test(digits) ? Number(digits) : 0;
  return amount > 0 && amount <= maxSalary ? amount : undefined;
}

export function hasOptions(kind: QuestionKind): boolean {
  return kind === 'single_choice' || kind === 'multiple_choice';
}

/** The errors of a question by field: `prompt.en`, `help.sv`, `options`, `option:a1.en`. */
export function findQuestionErrors({
  kind,
  prompt,
  help,
  options,
}: QuestionDraft): Record<string, JobError> {
  const errors: Record<string, JobError> = {};
  const check = (key: string, text: Record<Language, string>, max: number) => {
    for (const language of languages) {
      if ([...text[language].trim()].length > max) errors[`${key}.${language}`] = 'too_long';
    }
  };
  if (isBlank(prompt)) errors['prompt.en'] = 'required';
  check('prompt', prompt, maxJobLengths.prompt);
  check('help', help, maxJobLengths.help);
  if (!hasOptions(kind)) return errors;
  if (options.length === 0) errors.options = 'options_missing';
  for (const { value, label } of options) {
    if (isBlank(label)) errors[`option:${value}.en`] = 'option_empty';
    check(`option:${value}`, label, maxJobLengths.option);
  }
  return errors;
}

const isBlank = ({ en, sv }: Record<Language, string>) => !en.trim() && !sv.trim();

/** Texts that are missing in a language, in the order of the page. */
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

function lacksTexts(question: QuestionDraft | undefined, language: Language): boolean {
  if (!question) return false;
  const { kind, prompt, options } = question;
  return (
    !prompt[language].trim() ||
    (hasOptions(kind) && options.some(({ label }) => !label[language].trim()))
  );
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
