import type { Language } from '../../../domain/language.ts';

/** Caches a result that depends on the language only and takes long to compute. */
export function oncePerLanguage<T>(make: (language: Language) => T): (language: Language) => T {
  const results = new Map<Language, T>();
  return (language) => {
    const cachedResult = results.get(language);
    if (cachedResult !== undefined) return cachedResult;
    const result = make(language);
    results.set(language, result);
    return result;
  };
}
