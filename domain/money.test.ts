import { expect, test } from 'vitest';
import { maxAmount, parseAmount, writeAmount } from './money.ts';

test.each([
  ['15000', 1_500_000],
  ['15 000,50', 1_500_050],
  ['15\u00a0000.5', 1_500_050],
  ['0,05', 5],
  ['0', 0],
  [String(maxAmount / 100), maxAmount],
])('%s is an amount', (text, amount) => {
  expect(parseAmount(text)).toBe(amount);
});

test.each(['', 'free', '-1', '1,005', '1.000,00', '1e3', String(maxAmount / 100 + 1)])(
  '%s is none',
  (text) => {
    expect(parseAmount(text)).toBeUndefined();
  },
);

test.each([0, 5, 99, 100, 1_500_050, maxAmount])('%d is written as it is read', (amount) => {
  expect(parseAmount(writeAmount(amount))).toBe(amount);
});
