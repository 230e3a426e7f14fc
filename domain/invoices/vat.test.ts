import { expect, test } from 'vitest';
import { roundShare } from './round.ts';
import { vatOn, vatTreatmentOf } from './vat.ts';

test.each([
  ['SE', null, 'domestic'],
  ['SE', 'SE556000000001', 'domestic'],
  ['FI', 'FI12345678', 'reverse_charge'],
  ['GR', 'EL123456789', 'reverse_charge'],
  ['FI', null, 'domestic'],
  ['FI', 'FI1234', 'domestic'],
  ['FI', 'FI12345678X', 'domestic'],
  ['FI', 'SE556000000001', 'domestic'],
  ['NO', 'NO123456789', 'outside_eu'],
  ['GB', null, 'outside_eu'],
] as const)('a client in %s with VAT number %s is taxed as %s', (country, vatNumber, treatment) => {
  expect(vatTreatmentOf({ country, vatNumber })).toBe(treatment);
});

test.each([
  [1_500_000, 'domestic', 375_000],
  [2, 'domestic', 1],
  [-2, 'domestic', -1],
  [1, 'domestic', 0],
  [1_500_000, 'reverse_charge', 0],
  [1_500_000, 'outside_eu', 0],
] as const)('VAT on %i, %s, is %i', (net, treatment, vat) => {
  expect(vatOn(net, treatment)).toBe(vat);
});

test.each([
  [1, 1, 2, 1],
  [-1, 1, 2, -1],
  [5, 1, 4, 1],
  [7, 1, 4, 2],
  [100_000_000, 30, 31, 96_774_194],
])('%i × %i / %i is rounded to %i', (amount, share, whole, rounded) => {
  expect(roundShare(amount, share, whole)).toBe(rounded);
});
