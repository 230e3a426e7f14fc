import type { Enums } from '../../domain/database.types.ts';
import type { Language } from '../../domain/language.ts';

export { fill } from './fill.ts';

const locales: Record<Language, string> = { en: 'en-GB', sv: 'sv-SE' };

/** For what `Intl` can say and nobody else here needs. */
export const localeOf = (language: Language) => locales[language];

// Making a format takes a hundred times as long as using it, and a page uses dozens.
const numbers = new Map<string, Intl.NumberFormat>();
const dates = new Map<string, Intl.DateTimeFormat>();

type Currency = Enums<'currency'>;

function numberFormat(language: Language, currency?: Currency): Intl.NumberFormat {
  const key = `${language} ${currency}`;
  const known = numbers.get(key);
  if (known) return known;
  const money = {
    style: 'currency',
    currency,
    currencyDisplay: currency === 'NOK' || currency === 'DKK' ? 'code' : 'symbol',
    maximumFractionDigits: 0,
  } as const;
  const made = new Intl.NumberFormat(locales[language], currency ? money : {});
  numbers.set(key, made);
  return made;
}

function dateFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${options.dateStyle} ${options.timeStyle} ${options.timeZone}`;
  const known = dates.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locales[language], options);
  dates.set(key, made);
  return made;
}

export function formatNumber(value: number, language: Language): string {
  return numberFormat(language).format(value);
}

/** Whole units: prices and yearly sums of this product have no cents. A neighbour's krona goes by its code. */
export function formatMoney(value: number, currency: Currency, language: Language): string {
  return numberFormat(language, currency).format(value);
}

type Range = { from: number; to: number };

/** The currency is said once, where the language has it; a range of one is that one. */
export function formatMoneyRange(
  { from, to }: Range,
  currency: Currency,
  language: Language,
): string {
  if (from === to) return formatMoney(from, currency, language);
  const [first, last] =
    language === 'en'
      ? [formatMoney(from, currency, language), formatNumber(to, language)]
      : [formatNumber(from, language), formatMoney(to, currency, language)];
  return `${first}–${last}`;
}

export function formatDate(value: Date, language: Language): string {
  return dateFormat(language, { dateStyle: 'long', timeZone: 'Europe/Stockholm' }).format(value);
}

/** A day in a dense table, the year with it. */
export function formatDay(value: Date, language: Language): string {
  return dateFormat(language, { dateStyle: 'medium' }).format(value);
}

/** A moment, on the clock of whoever looks at it. */
export function formatTime(value: Date, language: Language): string {
  return dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(value);
}

/** "12 months". */
export function formatMonths(count: number, language: Language): string {
  return new Intl.NumberFormat(locales[language], {
    style: 'unit',
    unit: 'month',
    unitDisplay: 'long',
  }).format(count);
}
