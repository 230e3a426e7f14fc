import type { Language } from '../../../domain/language.ts';

export const languageStorageKey = 'userLanguageChoice';

const oneYearInSeconds = 31_536_000;

export function readStoredLanguage(): string | null {
  try {
    return localStorage.getItem(languageStorageKey);
  } catch {
    // Some private windows deny access to storage; the choice is then only in the URL.
    return null;
  }
}

/** The cookie mirrors the choice, so that the server renders the right language at once. */
export function storeLanguage(language: Language): void {
  const cookie = `${languageStorageKey}=${language}; path=/; max-age=${oneYearInSeconds}; samesite=lax`;
  // Not the Cookie Store API: it is missing where the site is served without https.
  Object.assign(document, { cookie });
  try {
    localStorage.setItem(languageStorageKey, language);
  } catch {
    // See readStoredLanguage.
  }
}
