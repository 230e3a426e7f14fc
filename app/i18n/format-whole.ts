import type { Enums } from '../../domain/database.types.ts';
import type { Language } from '../../domain/language.ts';
import { negate } from '../../domain/money.ts';

// The first `Intl.NumberFormat` of a browser takes 25 ms, and 100 on a phone, because V8 then lists all
// locales. Whole numbers, which the calculator shows while it starts, are written without it; a test
// compares the results.

type Currency = Enums<'currency'>;

const minus: Record<Language, string> = { en: '-', sv: '\u2212' };

export function formatWhole(value: number, language: Language): string {
  const group = language === 'sv' ? '\u00a0' : ',';
  const digits = String(Math.abs(value)).replace(/\B(?=(\d{3})+$)/g, group);
  return value < 0 ? minus[language] + digits : digits;
}

/** Rounded to whole units, half away from zero. "kr" means SEK, so the other crowns are shown as codes. */
export function formatWholeMoney(value: number, currency: Currency, language: Language): string {
  const amount = formatWhole(Math.round(Math.abs(value)), language);
  const written =
    language === 'en'
      ? `${currency === 'EUR' ? '€' : `${currency}\u00a0`}${amount}`
      : `${amount}\u00a0${currency === 'EUR' ? '€' : currency === 'SEK' ? 'kr' : currency}`;
  return value <= -0.5 ? negate(written) : written;
}
