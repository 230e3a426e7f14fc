import { z } from 'zod';
import type { Database } from '../../../domain/database.types.ts';
import { inLanguage } from '../../../domain/in-language.ts';
import type { Language } from '../../../domain/language.ts';
import { type LocalizedText, localizedText } from '../../../domain/localized-text.ts';

export type JobQuestion = {
  id: string;
  kind: Database['public']['Enums']['question_kind'];
  prompt: string;
  help: string;
  required: boolean;
  options: { value: string; label: string }[];
};

const options = z.array(z.object({ value: z.string(), label: localizedText }));

export type JobQuestionRow = Pick<JobQuestion, 'id' | 'kind' | 'required'> & {
  prompt: LocalizedText;
  help: LocalizedText;
  options: unknown;
};

/** Returns a question in one language. */
export function toJobQuestion(row: JobQuestionRow, language: Language): JobQuestion {
  const { id, kind, prompt, help, required } = row;
  return {
    id,
    kind,
    required,
    prompt: inLanguage(prompt, language),
    help: inLanguage(help, language),
    options: options.parse(row.options).map(({ value, label }) => ({
      value,
      label: inLanguage(label, language),
    })),
  };
}
