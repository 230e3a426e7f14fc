import { redirect } from 'react-router';
import type { Language } from '../../../domain/language.ts';

const languageCookie = /(?:^|;\s*)userLanguageChoice=/;

/**
 * Opens a private page in the language in which its reader was written to, unless the URL or an earlier choice names one.
 * The browser of a reader may have another language than the person used.
 */
export function requireOwnLanguage(
  request: Request,
  url: URL,
  language: Language | undefined,
): void {
  if (!language || url.searchParams.has('lang')) return;
  if (languageCookie.test(request.headers.get('cookie') ?? '')) return;
  const localized = new URL(url);
  localized.searchParams.set('lang', language);
  throw redirect(localized.pathname + localized.search, {
    headers: { 'cache-control': 'no-store' },
  });
}
