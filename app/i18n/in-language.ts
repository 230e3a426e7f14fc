import type { Language } from '../../domain/language.ts';
import type { LocalizedText } from '../../domain/localized-text.ts';

/** The text in the wanted language; in the other one where it has not been written yet. */
export function inLanguage({ en, sv }: LocalizedText, language: Language): string {
  return (language === 'sv' ? (sv ?? en) : (en ?? sv)) ?? '';
}
