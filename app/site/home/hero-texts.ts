import { inLanguage } from '../../../domain/in-language.ts';
import type { Language } from '../../../domain/language.ts';
import { unwrap } from '../../backend/unwrap.ts';
import type { LoadContext } from '../../load-context.ts';

/** Returns the headline and the introduction that an editor has published, if any. */
export async function findHeroTexts(supabase: LoadContext['supabase'], language: Language) {
  const row = await unwrap(
    supabase.from('page_texts').select('title, lead').eq('page', 'home').maybeSingle(),
  );
  return row && { title: inLanguage(row.title, language), lead: inLanguage(row.lead, language) };
}
