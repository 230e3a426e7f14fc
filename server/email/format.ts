import type { Language } from '../../domain/language.ts';

const locales: Record<Language, string> = { en: 'en-GB', sv: 'sv-SE' };

export function formatMoney(value: number, currency: 'SEK' | 'EUR', language: Language): string {
  return new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  }).format(value);
}

export function formatDate(value: Date, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'long',
    timeZone: 'Europe/Stockholm',
  }).format(value);
}
