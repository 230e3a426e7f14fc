import type { Database } from '../../../domain/database.types.ts';
import { inLanguage } from '../../../domain/in-language.ts';
import type { Language } from '../../../domain/language.ts';
import { unwrap } from '../../backend/unwrap.ts';
import type { LoadContext } from '../../load-context.ts';

export type ConsentPurpose = Database['public']['Enums']['consent_purpose'];

type ConsentText = { id: string; version: number; body: string };

/** Reads the current consent text of a purpose. */
export async function getConsentText(
  supabase: LoadContext['supabase'],
  purpose: ConsentPurpose,
  language: Language,
): Promise<ConsentText> {
  const { id, version, body } = await unwrap(
    supabase
      .from('consent_texts')
      .select('id, version, body')
      .eq('purpose', purpose)
      .order('version', { ascending: false })
      .limit(1)
      .single(),
  );
  return { id, version, body: inLanguage(body, language) };
}
