import { type Language, parseLanguage } from '../../../domain/language.ts';

export const languageStorageKey = 'userLanguageChoice';

const oneYearInSeconds = 31_536_000;

/** Holds the choice until the page is left, for browsers that block storage. The URL contains it as well. */
let remembered: Language | undefined;

export function readStoredLanguage(): string | null {
  try {
    return localStorage.getItem(languageStorageKey) ?? remembered ?? null;
  } catch {
    // Some private windows deny access to storage.
    return remembered ?? null;
  }
}

export function readChosenLanguage(): Language | undefined {
  return parseLanguage(readStoredLanguage());
}

/** False where the browser accepts no cookies: the server then knows the choice from the URL only. */
export function isChoiceSent(language: Language): boolean {
  return document.cookie.includes(`${languageStorageKey}=${language}`);
}

/** The cookie mirrors the choice, so that the server renders the right language immediately. */
export function storeLanguage(language: Language): void {
  remembered = language;
  const cookie = `${languageStorageKey}=${language}; path=/; max-age=${oneYearInSeconds}; samesite=lax`;
  // Not the Cookie Store API: it is missing where the site is served without https.
  Object.assign(document, { cookie });
  try {
    localStorage.setItem(languageStorageKey, language);
  } catch {
    // See readStoredLanguage.
  }
}
