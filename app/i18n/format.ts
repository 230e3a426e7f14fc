import type { Enums } from '../../domain/database.types.ts';
import type { Language } from '../../domain/language.ts';
import { minorUnits, negate } from '../../domain/money.ts';
import { formatDecimal, formatWholeMoney } from './numbers/format-decimal.ts';

export { fill } from './fill.ts';

const locales: Record<Language, string> = { en: 'en-GB', sv: 'sv-SE' };

/** Returns the locale, for uses of `Intl` that have no function here. */
export const localeOf = (language: Language) => locales[language];

// Creating a format takes a hundred times as long as using it, and a page uses dozens.
const numbers: Partial<Record<Language, Intl.NumberFormat>> = {};
const dates = new Map<string, Intl.DateTimeFormat>();

type Currency = Enums<'currency'>;

function dateFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${options.dateStyle} ${options.timeStyle} ${options.timeZone}`;
  const cachedFormat = dates.get(key);
  if (cachedFormat) return cachedFormat;
  const format = new Intl.DateTimeFormat(locales[language], options);
  dates.set(key, format);
  return format;
}

export function formatNumber(value: number, language: Language): string {
  // JavaScript writes larger numbers with an exponent.
  if (Math.abs(value) <= Number.MAX_SAFE_INTEGER) return formatDecimal(value, language);
  numbers[language] ??= new Intl.NumberFormat(locales[language]);
  return numbers[language].format(value);
}

/** Formats a whole percentage, such as 94 for 94 %. */
export function formatPercent(value: number, language: Language): string {
  return language === 'sv' ? `${value}\u00a0%` : `${value}%`;
}

/** Formats whole units: prices and salaries have no cents. NOK and DKK are shown as codes, because "kr" means SEK. */
export function formatMoney(value: number, currency: Currency, language: Language): string {
  return formatWholeMoney(value, currency, language);
}

/** Formats an amount in minor units, with cents only if it has some. */
export function formatAmount(amount: number, currency: Currency, language: Language): string {
  if (amount % minorUnits === 0) return formatMoney(amount / minorUnits, currency, language);
  const display = language === 'sv' && currency === 'SEK' ? 'narrowSymbol' : 'symbol';
  const written = new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency,
    currencyDisplay: currency === 'EUR' || display === 'narrowSymbol' ? display : 'code',
  }).format(Math.abs(amount) / minorUnits);
  return amount < 0 ? negate(written) : written;
}

type Range = { from: number; to: number };

/** Formats a range with one currency, before it in English and after it in Swedish. */
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

/** Day, month and year of a date are not divided between two lines. */
const onOneLine = (date: string) => date.replaceAll(' ', '\u00a0');

const maxWritten = 500;
const written = new Map<string, string>();

/**
 * Caches its results: the same jobs and articles are in many lists, and formatting takes as long as rendering a row.
 */
export function formatDate(value: Date, language: Language): string {
  const key = `${language} ${value.getTime()}`;
  const cachedText = written.get(key);
  if (cachedText !== undefined) return cachedText;
  const format = dateFormat(language, { dateStyle: 'long', timeZone: 'Europe/Stockholm' });
  const text = onOneLine(format.format(value));
  if (written.size >= maxWritten) written.clear();
  written.set(key, text);
  return text;
}

/** Formats a short date with its year, for tables. */
export function formatDay(value: Date, language: Language): string {
  return onOneLine(dateFormat(language, { dateStyle: 'medium' }).format(value));
}

/** Formats a short date with its year, for deadlines: the same day for readers in every time zone. */
export function formatStockholmDay(value: Date, language: Language): string {
  return onOneLine(
    dateFormat(language, { dateStyle: 'medium', timeZone: 'Europe/Stockholm' }).format(value),
  );
}

/** Formats date and time in the time zone of the browser. */
export function formatTime(value: Date, language: Language): string {
  return dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(value);
}

/** Formats a number of months: "12 months". */
export function formatMonths(count: number, language: Language): string {
  return new Intl.NumberFormat(locales[language], {
    style: 'unit',
    unit: 'month',
    unitDisplay: 'long',
  }).format(count);
}
