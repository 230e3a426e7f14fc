import { defaultLanguage, type Language, parseLanguage } from '../../../domain/language.ts';
import { readRawLanguage } from './stored-language.ts';

export type BrowserSigns = {
  search: string;
  stored: string | null;
  browserLanguage: string;
  timeZone: string;
};

export function resolveBrowserLanguage(signs: BrowserSigns): Language {
  return (
    parseLanguage(new URLSearchParams(signs.search).get('lang')) ??
    parseLanguage(signs.stored) ??
    (looksSwedish(signs) ? 'sv' : defaultLanguage)
  );
}

function looksSwedish({ browserLanguage, timeZone }: BrowserSigns): boolean {
  return browserLanguage.toLowerCase().startsWith('sv') || timeZone === 'Europe/Stockholm';
}

export function readBrowserSigns(): BrowserSigns {
  return {
    search: window.location.search,
    stored: readRawLanguage(),
    browserLanguage: navigator.language,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}
