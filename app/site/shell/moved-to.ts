import { redirect } from 'react-router';
import type { Language } from '../../../domain/language.ts';
import { localizedHref } from '../../i18n/href.ts';

/**
 * Leads from a former URL of a page to its present one. Keeps an explicit `lang`, even if it names the default
 * language.
 */
export function movedTo(path: string, requestUrl: URL, language: Language): Response {
  const query = requestUrl.searchParams.get('lang') === language ? `?lang=${language}` : '';
  return redirect(localizedHref(`${path}${query}`, language), 301);
}
