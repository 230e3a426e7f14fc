import type { Language } from '../../domain/language.ts';
import { parseRichDocument, type RichDocument } from '../../domain/rich-document.ts';
import { documentInLanguage } from '../i18n/document-in-language.ts';
import { inLanguage } from '../i18n/in-language.ts';
import type { LoadContext } from '../load-context.ts';
import { unwrap } from './unwrap.ts';

export type TermsVersion = {
  number: number;
  effectiveOn: string;
  inForce: boolean;
};

export type Terms = TermsVersion & { title: string; body: RichDocument };

/** Every version that was ever in force, the latest first. */
export async function listTermsVersions(
  supabase: LoadContext['supabase'],
): Promise<TermsVersion[]> {
  const rows = await unwrap(
    supabase
      .from('general_terms')
      .select('number, effective_on, state')
      .neq('state', 'draft')
      .order('number', { ascending: false }),
  );
  return rows.map(toVersion);
}

export async function findTerms(
  supabase: LoadContext['supabase'],
  number: number,
  language: Language,
): Promise<Terms | undefined> {
  const row = await unwrap(
    supabase
      .from('general_terms')
      .select('number, effective_on, state, title, body')
      .neq('state', 'draft')
      .eq('number', number)
      .maybeSingle(),
  );
  return (
    (row && {
      ...toVersion(row),
      title: inLanguage(row.title, language),
      body: parseRichDocument(documentInLanguage(row.body, language)),
    }) ??
    undefined
  );
}

type Row = { number: number | null; effective_on: string | null; state: string };

function toVersion({ number, effective_on, state }: Row): TermsVersion {
  return { number: number ?? 0, effectiveOn: effective_on ?? '', inForce: state === 'published' };
}
