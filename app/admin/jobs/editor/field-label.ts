import { parseRichDocument, textOf } from '../../../../domain/content/rich-document.ts';
import type { JobDraft, QuestionDraft, SalaryDraft } from '../../../../domain/jobs/job-draft.ts';
import { parseLanguage } from '../../../../domain/language.ts';
import { fill } from '../../../i18n/format.ts';
import type { AdminMessages } from '../../messages.en.ts';

type Messages = AdminMessages['jobEditor'];

const textNames = ['title', 'summary', 'description', 'requirements', 'process'] as const;

/** The label of a key of the draft. */
export function fieldLabel(key: string, draft: JobDraft, messages: Messages): string {
  const { details, texts, salary, questions, languages } = messages;
  if (key.startsWith('question:')) {
    const [id = '', code] = key.slice('question:'.length).split('.');
    const number = draft.questions.indexOf(id) + 1 || draft.questions.length + 1;
    const language = parseLanguage(code);
    return fill(questions.name, { number }) + (language ? ` (${languages[language]})` : '');
  }
  const [name, code] = key.split('.');
  const text = textNames.find((known) => known === name);
  const language = parseLanguage(code);
  if (text && language) return `${texts.fields[text]} (${languages[language]})`;
  const names: Record<string, string> = {
    slug: details.slug,
    kind: details.kind,
    client_id: details.client,
    field: details.field,
    location: details.location,
    country: details.country,
    remote: details.remote,
    employment_type: details.employment,
    seniority: details.seniority,
    owner_id: details.owner,
    opens_on: details.opens,
    closes_on: details.closes,
    salary: salary.title,
  };
  return names[key] ?? key;
}

/** A value of the draft as plain text. */
export function showValue(key: string, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (key.startsWith('question:')) {
    const { prompt, options } = value as QuestionDraft;
    const choices = options.map(({ label }) => `• ${label.en || label.sv}`);
    return [prompt.en, prompt.sv, ...choices].filter(Boolean).join('\n');
  }
  if (key === 'salary') {
    const { minimum, maximum, currency, period } = value as SalaryDraft;
    return `${minimum}–${maximum} ${currency} / ${period}`;
  }
  return typeof value === 'object' ? textOf(parseRichDocument(value)) : String(value);
}
