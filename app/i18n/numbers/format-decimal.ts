import type { Enums } from '../../../domain/database.types.ts';
import type { Language } from '../../../domain/language.ts';
import { negate } from '../../../domain/money.ts';

// The first `Intl.NumberFormat` of a browser takes 25 ms, and 100 on a phone, because V8 then lists all
// locales. The calculator shows numbers while it starts, so they are written without it; a test compares
// the results.

type Currency = Enums<'currency'>;

const minus: Record<Language, string> = { en: '-', sv: '\u2212' };

/** Formats a number, rounded to three decimals as `Intl` does by default. */
export function formatDecimal(value: number, language: Language): string {
  const [whole = '', fraction] = String(Number(Math.abs(value).toFixed(3))).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, language === 'sv' ? '\u00a0' : ',');
  const digits = fraction ? `${grouped}${language === 'sv' ? ',' : '.'}${fraction}` : grouped;
  return value <= -0.0005 ? minus[language] + digits : digits;
}

/**
 * Formats an amount, rounded to whole units, half away from zero. "kr" means SEK, so the other crowns are shown as
 * codes.
 */
export function formatWholeMoney(value: number, currency: Currency, language: Language): string {
  const amount = formatDecimal(Math.round(Math.abs(value)), language);
  const written =
    language === 'en'
      ? `${currency === 'EUR' ? '€' : `${currency}\u00a0`}${amount}`
      : `${amount}\u00a0${currency === 'EUR' ? '€' : currency === 'SEK' ? 'kr' : currency}`;
  return value <= -0.5 ? negate(written) : written;
}
