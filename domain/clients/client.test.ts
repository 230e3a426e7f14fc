import { expect, test } from 'vitest';
import { clientBilling, clientFacts } from './client.ts';

const { vat_number: vatNumber } = clientBilling.shape;
const { country } = clientFacts.shape;

test.each([
  [' se 5560-0000 0001', 'SE556000000001'],
  ['FI12345678', 'FI12345678'],
  ['NO123456789MVA', 'NO123456789MVA'],
  ['CHE123456789', 'CHE123456789'],
])('reads the VAT number %s', (typed, stored) => {
  expect(vatNumber.parse(typed)).toBe(stored);
});

test.each(['SE123', 'FI12345678X', 'DE12345', '556000000001'])('rejects %s', (typed) => {
  expect(vatNumber.safeParse(typed).success).toBe(false);
});

// A client in no country would be invoiced as one outside the EU, without VAT.
test('reads a country by its code or name, and rejects what is none', () => {
  expect(country.parse('Danmark')).toBe('DK');
  expect(country.parse('fi')).toBe('FI');
  for (const typed of ['XX', 'SW', 'Dan', '']) expect(country.safeParse(typed).success).toBe(false);
});
