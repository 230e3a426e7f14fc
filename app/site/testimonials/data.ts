import { pictureOrKey } from '../../../domain/content/picture.ts';
import { inLanguage } from '../../../domain/in-language.ts';
import type { Language } from '../../../domain/language.ts';
import { unwrap } from '../../backend/unwrap.ts';
import { localizedHref } from '../../i18n/href.ts';
import type { LoadContext } from '../../load-context.ts';

export type Testimonial = {
  id: string;
  quote: string;
  name: string;
  title: string;
  company: string;
  logo: string | null;
  image: string | null;
  /** The page about the case: on this site in the same language, or on another site. */
  caseUrl: string | null;
};

export async function listTestimonials(
  supabase: LoadContext['supabase'],
  language: Language,
): Promise<Testimonial[]> {
  const rows = await unwrap(
    supabase
      .from('testimonials')
      .select('id, quote, name, title, company, logo, image, case_url')
      .order('position')
      .limit(3),
  );
  return rows.map(({ case_url: caseUrl, ...row }) => ({
    ...row,
    quote: inLanguage(row.quote, language),
    title: inLanguage(row.title, language),
    logo: pictureOrKey(row.logo),
    image: pictureOrKey(row.image),
    caseUrl: caseUrl?.startsWith('/') ? localizedHref(caseUrl, language) : caseUrl,
  }));
}
