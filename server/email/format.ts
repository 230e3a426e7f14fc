import type { Language } from '../../domain/language.ts';
import type { Currency } from '../../domain/leads/calculator.ts';
import { negate } from '../../domain/money.ts';

const locales: Record<Language, string> = { en: 'en-GB', sv: 'sv-SE' };

export function formatMoney(value: number, currency: Currency, language: Language): string {
  const formattedAmount = new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  }).format(Math.abs(value));
  return Math.round(value) < 0 ? negate(formattedAmount) : formattedAmount;
}

export function formatNumber(value: number, language: Language): string {
  return new Intl.NumberFormat(locales[language], { maximumFractionDigits: 2 }).format(value);
}

/** Date and time, for events that the reader may have to recognise. */
export function formatMoment(value: Date, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Stockholm',
  }).format(value);
}

export function formatDate(value: Date, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'long',
    timeZone: 'Europe/Stockholm',
  }).format(value);
}
