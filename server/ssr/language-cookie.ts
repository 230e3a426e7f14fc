import { languageStorageKey } from '../../app/i18n/language/stored-language.ts';
import { parseLanguage } from '../../domain/language.ts';

/** A language in the URL is a choice, so it is stored for the next page; this also works without JavaScript. */
export function languageCookie(url: URL): string | undefined {
  const chosen = parseLanguage(url.searchParams.get('lang'));
  return chosen && `${languageStorageKey}=${chosen}; Path=/; Max-Age=31536000; SameSite=Lax`;
}
