import { expect, test } from 'vitest';
import { parseBookingUrl } from './booking-link.ts';

test('accepts an https URL', () => {
  expect(parseBookingUrl('https://calendar.example/ada/call')).toBe(
    'https://calendar.example/ada/call',
  );
});

test.each([
  [null],
  [''],
  [{}],
  ['calendar'],
  ['javascript:alert(1)'],
  ['https://ok.example\\@evil.example'],
  ['//evil.example'],
])('rejects %j', (value) => {
  expect(parseBookingUrl(value)).toBeUndefined();
});
