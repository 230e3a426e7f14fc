import type { Language } from '../../../domain/language.ts';

/**
 * Returns the language of each part of a record that is shown untranslated, as value for its `lang`
 * attribute.
 */
export function foreignParts<Parts extends Record<string, unknown>>(
  parts: Parts,
  language: Language,
): Partial<Record<keyof Parts, Language>> {
  const otherLanguage = language === 'sv' ? 'en' : 'sv';
  return Object.fromEntries(
    Object.entries(parts)
      .filter(([, value]) => {
        const text = (value ?? {}) as Partial<Record<Language, unknown>>;
        return !text[language] && Boolean(text[otherLanguage]);
      })
      .map(([name]) => [name, otherLanguage]),
  ) as Partial<Record<keyof Parts, Language>>;
}
