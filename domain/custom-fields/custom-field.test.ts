import { expect, test } from 'vitest';
import { parseCustomValue } from './custom-field.ts';

const options = [{ value: 'b', label: { en: 'B licence', sv: 'B-körkort' } }];
const parse = (kind: Parameters<typeof parseCustomValue>[0]['kind'], typed: string) =>
  parseCustomValue({ kind, options }, typed);

test('a number may have a decimal comma and spaces', () => {
  expect(parse('number', ' 12 500,5 ')).toBe(12500.5);
  expect(parse('number', '-3')).toBe(-3);
  expect(parse('number', 'twelve')).toBeUndefined();
  expect(parse('number', '1e20')).toBeUndefined();
  expect(parse('number', '0,125')).toBe(0.125);
  expect(parse('number', '1.234')).toBe(1.234);
  expect(parse('number', '12500,125')).toBe(12500.125);
});

// An English reader means thousands, a Swedish one decimals.
test.each(['45,000', '-1,200', '1,234,567'])('the number %s is ambiguous', (typed) => {
  expect(parse('number', typed)).toBeUndefined();
});

test('a date is a day of the calendar', () => {
  expect(parse('date', '2026-02-28')).toBe('2026-02-28');
  expect(parse('date', '2026-02-30')).toBeUndefined();
  expect(parse('date', '28/2 2026')).toBeUndefined();
});

test('a choice is one of the options, and a URL leads to the web', () => {
  expect(parse('choice', 'b')).toBe('b');
  expect(parse('choice', 'c')).toBeUndefined();
  expect(parse('url', 'https://alpaca.example/x')).toBe('https://alpaca.example/x');
  expect(parse('url', 'javascript:alert(1)')).toBeUndefined();
});

test('nothing is null for every kind', () => {
  for (const kind of ['text', 'number', 'date', 'choice', 'url'] as const) {
    expect(parse(kind, '  ')).toBeNull();
  }
});
