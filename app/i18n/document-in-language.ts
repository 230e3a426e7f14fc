import type { Language } from '../../domain/language.ts';

/** Rich text in the wanted language; in the other one where it has not been written yet. */
export function documentInLanguage(value: unknown, language: Language): unknown {
  const { en, sv } = (value ?? {}) as { en?: unknown; sv?: unknown };
  return language === 'sv' ? (sv ?? en) : (en ?? sv);
}
