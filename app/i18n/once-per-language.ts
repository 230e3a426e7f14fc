import type { Language } from '../../domain/language.ts';

/** For results that depend on the language only, and cost more than to keep them. */
export function oncePerLanguage<T>(make: (language: Language) => T): (language: Language) => T {
  const made = new Map<Language, T>();
  return (language) => {
    const known = made.get(language);
    if (known !== undefined) return known;
    const result = make(language);
    made.set(language, result);
    return result;
  };
}
