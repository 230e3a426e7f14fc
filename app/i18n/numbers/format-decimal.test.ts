import { expect, test } from 'vitest';
import { languages } from '../../../domain/language.ts';
import { formatAmount, localeOf } from '../format.ts';
import { formatDecimal, formatWholeMoney } from './format-decimal.ts';

const values = [0, 7, 42, 999, 1000, 1234, 36_000, 406_800, 1_000_000, 98_765_432_100];
const signed = [...values, ...values.slice(1).map((value) => -value)];
const currencies = ['SEK', 'EUR', 'NOK', 'DKK'] as const;

test.each(languages)('numbers are written as Intl writes them, %s', (language) => {
  const fractions = [
    0.5, 1.25, 20.125, 1234.5, 1234.56789, 0.0004, 0.9996, 999.9996, -2.5, -1234.75,
  ];
  const all = [...signed, ...fractions];
  const format = new Intl.NumberFormat(localeOf(language));
  expect(all.map((value) => formatDecimal(value, language))).toEqual(
    all.map((value) => format.format(value)),
  );
});

test.each(
  languages.flatMap((language) => currencies.map((currency) => [language, currency] as const)),
)('money is rounded and written as Intl does it, %s %s', (language, currency) => {
  const format = new Intl.NumberFormat(localeOf(language), {
    style: 'currency',
    currency,
    currencyDisplay: currency === 'NOK' || currency === 'DKK' ? 'code' : 'symbol',
    maximumFractionDigits: 0,
  });
  const amounts = [...values, 0.4, 0.5, 1234.5, 406_800.4];
  expect(amounts.map((amount) => formatWholeMoney(amount, currency, language))).toEqual(
    amounts.map((amount) => format.format(amount)),
  );
});

test('the minus of money is a minus, next to the number or the symbol', () => {
  const write = (currency: (typeof currencies)[number], language: (typeof languages)[number]) =>
    formatWholeMoney(-16_200, currency, language).replaceAll('\u00a0', ' ');
  expect(write('SEK', 'en')).toBe('SEK −16,200');
  expect(write('EUR', 'en')).toBe('−€16,200');
  expect(write('SEK', 'sv')).toBe('−16 200 kr');
  expect(formatAmount(-1_062_531, 'SEK', 'en')).toBe('SEK\u00a0−10,625.31');
  expect(formatAmount(-1_062_531, 'SEK', 'sv')).toBe('−10\u00a0625,31\u00a0kr');
  expect(formatWholeMoney(-0.5, 'SEK', 'en')).toBe('SEK\u00a0−1');
});
