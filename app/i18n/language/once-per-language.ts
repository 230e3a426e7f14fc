import type { Language } from '../../../domain/language.ts';

/** For results that depend on the language only, and cost more than to keep them. */
export function oncePerLanguage<T>(make: (language: Language) => T): (language: Language) => T {
  const results = new Map<Language, T>();
  return (language) => {
    const known = results.get(language);
    if (known !== undefined) return known;
    const result = make(language);
    results.set(language, result);
    return result;
  };
}
