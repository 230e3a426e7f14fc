import { inLanguage } from '../../../domain/in-language.ts';
import type { Language } from '../../../domain/language.ts';
import { unwrap } from '../../backend/unwrap.ts';
import type { LoadContext } from '../../load-context.ts';

export type OpenPosition = {
  id: string;
  title: string;
  text: string;
  facts: string[];
  /** Slug of the job that people apply for. */
  jobSlug: string | null;
};

export async function listOpenPositions(
  supabase: LoadContext['supabase'],
  language: Language,
): Promise<OpenPosition[]> {
  const rows = await unwrap(
    supabase.from('open_positions').select('id, title, body, facts, job_slug').order('position'),
  );
  return rows.map((row) => ({
    id: row.id,
    title: inLanguage(row.title, language),
    text: inLanguage(row.body, language),
    facts: toLines(inLanguage(row.facts, language)),
    jobSlug: row.job_slug,
  }));
}

export function toLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
