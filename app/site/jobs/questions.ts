import { z } from 'zod';
import type { Database } from '../../../domain/database.types.ts';
import { inLanguage } from '../../../domain/in-language.ts';
import type { Language } from '../../../domain/language.ts';
import { type LocalizedText, localizedText } from '../../../domain/localized-text.ts';
import { unwrap } from '../../backend/unwrap.ts';
import type { LoadContext } from '../../load-context.ts';

export type JobQuestion = {
  id: string;
  kind: Database['public']['Enums']['question_kind'];
  prompt: string;
  help: string;
  required: boolean;
  options: { value: string; label: string }[];
};

const options = z.array(z.object({ value: z.string(), label: localizedText }));

export async function listJobQuestions(
  supabase: LoadContext['supabase'],
  jobId: string,
  language: Language,
): Promise<JobQuestion[]> {
  const rows = await unwrap(
    supabase
      .from('job_questions')
      .select('id, kind, prompt, help, required, options')
      .eq('job_id', jobId)
      .order('position')
      .order('id'),
  );
  return rows.map((row) => toJobQuestion(row, language));
}

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
