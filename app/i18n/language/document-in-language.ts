import type { Language } from '../../../domain/language.ts';

/** Returns the rich text in the reader’s language, or in the other language if it has not been translated. */
export function documentInLanguage(value: unknown, language: Language): unknown {
  const { en, sv } = (value ?? {}) as { en?: unknown; sv?: unknown };
  return language === 'sv' ? (sv ?? en) : (en ?? sv);
}
