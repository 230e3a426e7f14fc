import type { Enums } from '../../domain/database.types.ts';
import type { Language } from '../../domain/language.ts';

// The first `Intl.NumberFormat` of a browser takes 25 ms, and 100 on a phone, because V8 then lists all
// locales. Whole numbers, which the calculator shows while it starts, are written without it; a test
// compares the results.

type Currency = Enums<'currency'>;

const signs: Record<Language, { group: string; minus: string }> = {
  en: { group: ',', minus: '-' },
  sv: { group: '\u00a0', minus: '\u2212' },
};

/** "kr" means SEK, so the other crowns are shown as codes. */
const symbols: Record<Language, Partial<Record<Currency, string>>> = {
  en: { EUR: '€' },
  sv: { EUR: '€', SEK: 'kr' },
};

export function formatWhole(value: number, language: Language): string {
  const { group, minus } = signs[language];
  const digits = String(Math.abs(value)).replace(/\B(?=(\d{3})+$)/g, group);
  return value < 0 ? minus + digits : digits;
}

/** Rounded to whole units, half away from zero. */
export function formatWholeMoney(value: number, currency: Currency, language: Language): string {
  const amount = formatWhole(Math.round(Math.abs(value)), language);
  const minus = value <= -0.5 ? signs[language].minus : '';
  const symbol = symbols[language][currency];
  if (language === 'sv') return `${minus}${amount}\u00a0${symbol ?? currency}`;
  return minus + (symbol ?? `${currency}\u00a0`) + amount;
}
