import { parseRichDocument, type RichDocument } from '../../../domain/content/rich-document.ts';
import { inLanguage } from '../../../domain/in-language.ts';
import type { Language } from '../../../domain/language.ts';
import { toStockholmDay } from '../../../domain/time/stockholm-day.ts';
import { unwrap } from '../../backend/unwrap.ts';
import { documentInLanguage } from '../../i18n/language/document-in-language.ts';
import type { LoadContext } from '../../load-context.ts';

export type TermsVersion = {
  number: number;
  effectiveOn: string;
  inForce: boolean;
  /** Published with a future date. */
  isUpcoming: boolean;
};

type TermsText = { title: string; body: RichDocument };

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
  const today = toStockholmDay(new Date());
  // A new version with a future date leaves the previous one in force.
  const hasPublished = rows.some(({ state }) => state === 'published');
  const inForce = hasPublished
    ? rows.find(({ effective_on }) => (effective_on ?? '') <= today)?.number
    : undefined;
  return rows.map(({ number, effective_on, state }) => ({
    number: number ?? 0,
    effectiveOn: effective_on ?? '',
    inForce: number === inForce,
    isUpcoming: state === 'published' && (effective_on ?? '') > today,
  }));
}

export async function findTerms(
  supabase: LoadContext['supabase'],
  number: number,
  language: Language,
): Promise<TermsText | undefined> {
  const row = await unwrap(
    supabase
      .from('general_terms')
      .select('title, body')
      .neq('state', 'draft')
      .eq('number', number)
      .maybeSingle(),
  );
  return (
    (row && {
      title: inLanguage(row.title, language),
      body: parseRichDocument(documentInLanguage(row.body, language)),
    }) ??
    undefined
  );
}
