import type { Language } from '../../domain/language.ts';

export { fill } from './fill.ts';

const locales: Record<Language, string> = { en: 'en-GB', sv: 'sv-SE' };

/** For what `Intl` can say and nobody else here needs. */
export const localeOf = (language: Language) => locales[language];

export function formatNumber(value: number, language: Language): string {
  return new Intl.NumberFormat(locales[language]).format(value);
}

type Money = 'SEK' | 'EUR' | 'NOK' | 'DKK';

/** Whole units: prices and yearly sums of this product have no cents. A neighbour's krona goes by its code. */
export function formatMoney(value: number, currency: Money, language: Language): string {
  return new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency,
    currencyDisplay: currency === 'NOK' || currency === 'DKK' ? 'code' : 'symbol',
    maximumFractionDigits: 0,
  }).format(value);
}

type Range = { from: number; to: number };

/** The currency is said once, where the language has it; a range of one is that one. */
export function formatMoneyRange({ from, to }: Range, currency: Money, language: Language): string {
  if (from === to) return formatMoney(from, currency, language);
  const [first, last] =
    language === 'en'
      ? [formatMoney(from, currency, language), formatNumber(to, language)]
      : [formatNumber(from, language), formatMoney(to, currency, language)];
  return `${first}–${last}`;
}

export function formatDate(value: Date, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'long',
    timeZone: 'Europe/Stockholm',
  }).format(value);
}

/** A day in a dense table, the year with it. */
export function formatDay(value: Date, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'medium' }).format(value);
}

/** A moment, on the clock of whoever looks at it. */
export function formatTime(value: Date, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(value);
}

/** "12 months". */
export function formatMonths(count: number, language: Language): string {
  return new Intl.NumberFormat(locales[language], {
    style: 'unit',
    unit: 'month',
    unitDisplay: 'long',
  }).format(count);
}
