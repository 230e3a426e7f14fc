import { defaultLanguage, type Language, parseLanguage } from '../../../domain/language.ts';
import { languageStorageKey } from './stored-language.ts';

/** Checks the URL, then the cookie that mirrors the stored choice, then `Accept-Language`. */
export function resolveServerLanguage(url: URL, headers: Headers): Language {
  return (
    parseLanguage(url.searchParams.get('lang')) ??
    parseLanguage(readCookie(headers.get('cookie'), languageStorageKey)) ??
    languageOfFirstChoice(headers.get('accept-language'))
  );
}

function readCookie(header: string | null, name: string): string | undefined {
  return header
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}

// Only the first choice counts, as navigator.language will in the browser; a language further
// down the list would make the two disagree and the page switch after loading.
function languageOfFirstChoice(header: string | null): Language {
  const [first] = (header ?? '')
    .split(',')
    .map(parseWeighted)
    .sort((a, b) => b.weight - a.weight);
  return first?.tag.startsWith('sv') ? 'sv' : defaultLanguage;
}

function parseWeighted(entry: string): { tag: string; weight: number } {
  const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';');
  const quality = parameters.map((p) => p.trim()).find((p) => p.startsWith('q='));
  const weight = quality === undefined ? 1 : Number(quality.slice(2));
  return { tag: tag.trim(), weight: Number.isFinite(weight) ? weight : 0 };
}
