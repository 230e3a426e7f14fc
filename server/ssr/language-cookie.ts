import { languageStorageKey } from '../../app/i18n/stored-language.ts';
import { parseLanguage } from '../../domain/language.ts';

/** A language in the address is a choice: kept for the next page, also where scripts are off. */
export function languageCookie(url: URL): string | undefined {
  const chosen = parseLanguage(url.searchParams.get('lang'));
  return chosen && `${languageStorageKey}=${chosen}; Path=/; Max-Age=31536000; SameSite=Lax`;
}
