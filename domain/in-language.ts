import type { Language } from './language.ts';
import type { LocalizedText } from './localized-text.ts';

/** The text in the wanted language, or in the other one if it has not been translated. */
export function inLanguage(text: LocalizedText, language: Language): string {
  return text[language] || text.en || text.sv || '';
}
