export const languages = ['en', 'sv'] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'en';

export function parseLanguage(value: string | null | undefined): Language | undefined {
  return value === 'en' || value === 'sv' ? value : undefined;
}
