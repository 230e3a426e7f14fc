export const languages = ['en', 'sv'] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'en';

/** A text that exists in both languages, as the database stores it. */
export type LocalizedText = Record<Language, string>;

export function parseLanguage(value: string | null | undefined): Language | undefined {
  return value === 'en' || value === 'sv' ? value : undefined;
}
