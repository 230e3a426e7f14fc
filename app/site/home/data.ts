import { pictureOrKey } from '../../../domain/content/picture.ts';
import { inLanguage } from '../../../domain/in-language.ts';
import type { Language } from '../../../domain/language.ts';
import { unwrap } from '../../backend/unwrap.ts';
import type { LoadContext } from '../../load-context.ts';

type Supabase = LoadContext['supabase'];

export type CustomerLogo = {
  id: string;
  displayName: string;
  logo: string | null;
  /** The site of the customer. */
  link: string | null;
};

/** The strip of the home page has room for nine. */
export async function listCustomerLogos(supabase: Supabase): Promise<CustomerLogo[]> {
  const rows = await unwrap(
    supabase
      .from('customer_logos')
      .select('id, display_name, logo_path, has_logo, link')
      .order('position')
      .limit(9),
  );
  return rows.map((row) => ({
    id: row.id,
    displayName: row.display_name,
    logo: row.has_logo ? pictureOrKey(row.logo_path) : null,
    link: row.link,
  }));
}

export type HiringFigures = { hires?: number; daysToShortlist?: number; keptPercent?: number };

/** A figure is missing if too few records support it. */
export async function readHiringFigures(supabase: Supabase): Promise<HiringFigures> {
  const [row] = await unwrap(supabase.rpc('get_hiring_figures'));
  return {
    hires: row?.hires ?? undefined,
    daysToShortlist: row?.days_to_shortlist ?? undefined,
    keptPercent: row?.kept_percent ?? undefined,
  };
}

/** Returns the headline and the introduction that an editor has published, if any. */
export async function findHeroTexts(supabase: Supabase, language: Language) {
  const row = await unwrap(
    supabase.from('page_texts').select('title, lead').eq('page', 'home').maybeSingle(),
  );
  return row && { title: inLanguage(row.title, language), lead: inLanguage(row.lead, language) };
}
