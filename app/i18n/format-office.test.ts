import { expect, test } from 'vitest';
import { formatMonths } from './format.ts';
import { formatOffice } from './format-office.ts';

test('an address is one line, in the words of the language', () => {
  const office = { street: 'Ullgatan 1', postal_code: '903 26', city: 'Umeå', country: 'SE' };
  expect(formatOffice(office, 'sv')).toBe('Ullgatan 1, 903 26 Umeå, Sverige');
  expect(formatOffice({ ...office, street: '', country: 'nowhere' }, 'en')).toBe('903 26 Umeå');
  expect(formatOffice({ street: '', postal_code: '', city: '', country: 'SE' }, 'en')).toBe('');
});

test('months follow the language', () => {
  const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
  expect(plain(formatMonths(12, 'en'))).toBe('12 months');
  expect(plain(formatMonths(1, 'sv'))).toBe('1 månad');
});
