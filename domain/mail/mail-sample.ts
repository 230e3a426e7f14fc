import type { Language } from '../language.ts';

/** Example values of the variables of a template; texts that a reader would notice are in both languages. */
export type MailSample = Record<string, string | Record<Language, string>>;

/** Returns the example values in one language. */
export function sampleIn(sample: MailSample, language: Language): Record<string, string> {
  return Object.fromEntries(
    Object.entries(sample).map(([name, value]) => [
      name,
      typeof value === 'object' ? value[language] : value,
    ]),
  );
}
