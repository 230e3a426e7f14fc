import type { Language } from '../../../domain/language.ts';

type Texts = Record<string, { en?: unknown; sv?: unknown } | unknown>;

/** The parts of a record that are shown in the other language because they have not been translated, for `lang`. */
export function foreignParts<Parts extends Texts>(
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
