import type { Enums } from './database.types.ts';

export type Language = Enums<'language'>;

export const languages = ['en', 'sv'] as const satisfies readonly Language[];

export const defaultLanguage: Language = 'en';

export function parseLanguage(value: string | null | undefined): Language | undefined {
  return languages.find((language) => language === value);
}
