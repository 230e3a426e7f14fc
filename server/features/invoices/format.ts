import { rateUnits } from '../../../domain/invoices/sek-rate.ts';
import type { Language } from '../../../domain/language.ts';
import { minorUnits } from '../../../domain/money.ts';

// Invoices are written in the language of the client.

const locales: Record<Language, string> = { en: 'en-GB', sv: 'sv-SE' };

const dayFormat = (language: Language) =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' });

export const formatDay = (day: string, language: Language): string =>
  dayFormat(language).format(new Date(day));

/** Drops the thin spaces that English puts around the dash: fonts lack them. */
export const formatPeriod = (startsOn: string, endsOn: string, language: Language): string =>
  dayFormat(language)
    .formatRange(new Date(startsOn), new Date(endsOn))
    .replace(/\s*–\s*/, '–');

/** Amounts in minor units, with two decimals and without the currency. */
export const formatAmount = (amount: number, language: Language): string =>
  new Intl.NumberFormat(locales[language], {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
    .format(amount / minorUnits)
    .replace('-', '\u2212');

/** Formats an IBAN in groups of four, as banks print it. */
export const formatIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');

export const formatMonth = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(day));

/** An exchange rate with four decimals, as central banks publish it. */
export const formatRate = (rate: number, language: Language): string =>
  new Intl.NumberFormat(locales[language], {
    minimumFractionDigits: 4,
    maximumFractionDigits: 4,
  }).format(rate / rateUnits);
