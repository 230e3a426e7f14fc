import type { Language } from '../../../domain/language.ts';

/**
 * Names the parts of a record that are shown in the other language because they have not been translated, for the
 * attribute `lang`.
 */
export function foreignParts<Parts extends Record<string, unknown>>(
  parts: Parts,
  language: Language,
): Partial<Record<keyof Parts, Language>> {
  const other = language === 'sv' ? 'en' : 'sv';
  return Object.fromEntries(
    Object.entries(parts)
      .filter(([, value]) => {
        const text = (value ?? {}) as Partial<Record<Language, unknown>>;
        return !text[language] && Boolean(text[other]);
      })
      .map(([name]) => [name, other]),
  ) as Partial<Record<keyof Parts, Language>>;
}
