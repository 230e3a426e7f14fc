import { expect, test } from 'vitest';
import { parseCountry } from './country.ts';

test.each([
  ['SE', 'SE'],
  [' fi ', 'FI'],
  ['Finland', 'FI'],
  ['tyskland', 'DE'],
  ['Germany', 'DE'],
  ['UK', 'GB'],
  ['EL', 'GR'],
  ['XX', undefined],
  ['SW', undefined],
  ['EU', undefined],
  ['ZZ', undefined],
  ['Swe', undefined],
  ['', undefined],
])('“%s” is the country %s', (text, code) => {
  expect(parseCountry(text)).toBe(code);
});
