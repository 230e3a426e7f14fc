import { expect, test } from 'vitest';
import { fillAny } from './fill-any.ts';
import { fill, formatDate, formatMoney, formatMoneyRange, formatNumber } from './format.ts';

const plainSpaces = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

test('money follows the language', () => {
  expect(formatMoney(36000, 'EUR', 'en')).toBe('€36,000');
  expect(plainSpaces(formatMoney(36000, 'EUR', 'sv'))).toBe('36 000 €');
  expect(plainSpaces(formatMoney(406800.4, 'SEK', 'sv'))).toBe('406 800 kr');
});

test('a range shows the currency once, in every currency', () => {
  const range = { from: 4200, to: 5000 };
  expect(formatMoneyRange(range, 'EUR', 'en')).toBe('€4,200–5,000');
  expect(plainSpaces(formatMoneyRange(range, 'SEK', 'en'))).toBe('SEK 4,200–5,000');
  expect(plainSpaces(formatMoneyRange(range, 'SEK', 'sv'))).toBe('4 200–5 000 kr');
  expect(plainSpaces(formatMoneyRange(range, 'NOK', 'sv'))).toBe('4 200–5 000 NOK');
  expect(formatMoneyRange({ from: 5000, to: 5000 }, 'EUR', 'en')).toBe('€5,000');
});

test('numbers and dates follow the language', () => {
  expect(formatNumber(1234.5, 'en')).toBe('1,234.5');
  expect(plainSpaces(formatNumber(1234.5, 'sv'))).toBe('1 234,5');
  expect(formatDate(new Date('2025-03-01T12:00:00Z'), 'sv')).toBe('1\u00a0mars\u00a02025');
  expect(formatDate(new Date('2025-03-01T12:00:00Z'), 'en')).toBe('1\u00a0March\u00a02025');
});

test('placeholders are replaced by name, unknown ones stay visible', () => {
  expect(fill('Work at {name}, {name}!', { name: 'Alpaca' })).toBe('Work at Alpaca, Alpaca!');
  expect(fillAny('{a} {b}', { a: 1 })).toBe('1 {b}');
});
