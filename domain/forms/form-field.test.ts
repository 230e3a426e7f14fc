import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fieldErrors } from './form-error.ts';
import * as field from './form-field.ts';

const parse = (schema: z.ZodType, value: unknown) => {
  const parsed = schema.safeParse(value);
  return parsed.success ? parsed.data : parsed.error.issues[0]?.message;
};

describe('phone numbers', () => {
  it.each([
    ['070-123 45 67', '+46701234567'],
    ['+46 (0)70 123 45 67', '+46701234567'],
    ['0046 8 000 00 00', '+4680000000'],
    ['+47 22 00 00 00', '+4722000000'],
    ['', undefined],
    ['12', 'phone_invalid'],
    ['+46 70 ABC', 'phone_invalid'],
  ])('%s becomes %s', (typed, expected) => {
    expect(parse(field.phone, typed)).toBe(expected);
  });
});

describe('names', () => {
  it.each([
    ['Ada  Lind ', 'Ada Lind'],
    ['Ada\r\n\r\nBcc: other@people.example', 'Ada Bcc: other@people.example'],
    ['Ada\u202eLind', 'Ada Lind'],
    ['Anne-Marie O’Neil', 'Anne-Marie O’Neil'],
    ['Win at https://prize.example', 'invalid'],
    ['www.prize.example', 'invalid'],
    ['\n', 'required'],
  ])('%j becomes %j', (typed, expected) => {
    expect(parse(field.requiredName(100), typed)).toBe(expected);
  });
});

describe('LinkedIn profiles are normalised', () => {
  const one = 'https://www.linkedin.com/in/ada-lind';
  it.each([
    ['linkedin.com/in/Ada-Lind', one],
    ['http://se.linkedin.com/in/ada-lind/?trk=x', one],
    ['https://www.linkedin.com/in/ada-lind#top', one],
    ['https://linkedin.com.evil.example/in/ada', 'linkedin_invalid'],
    ['https://www.linkedin.com/company/x', 'linkedin_invalid'],
    // The database accepts neither in a URL.
    ['https://www.linkedin.com/in/"ada', 'linkedin_invalid'],
    ['https://www.linkedin.com/in/ada\u0085lind', 'linkedin_invalid'],
    [' ', undefined],
  ])('%s becomes %s', (typed, expected) => {
    expect(parse(field.linkedinUrl, typed)).toBe(expected);
  });
});

describe('web URLs', () => {
  it.each([
    ['ada.example/work', 'https://ada.example/work'],
    ['http://ada.example', 'https://ada.example'],
    ['javascript:alert(1)', 'url_invalid'],
    ['https://localhost/admin', 'url_invalid'],
    ['https://a.example/"><script>', 'url_invalid'],
  ])('%s becomes %s', (typed, expected) => {
    expect(parse(field.webUrl, typed)).toBe(expected);
  });
});

it('an e-mail address is trimmed and lower-cased', () => {
  expect(parse(field.email, ' Ada@People.Example ')).toBe('ada@people.example');
  expect(parse(field.email, 'ada@people')).toBe('email_invalid');
  expect(parse(field.email, '')).toBe('required');
});

it('a list may be an array or text with separators', () => {
  const words = field.words(3, 5);
  expect(parse(words, 'a, b;b\nc')).toEqual(['a', 'b', 'c']);
  expect(parse(words, ['a', ' ', 'b'])).toEqual(['a', 'b']);
  expect(parse(words, undefined)).toEqual([]);
  expect(parse(words, 'a,b,c,d')).toBe('too_many');
  expect(parse(words, 'abcdef')).toBe('too_long');
});

it('parses a checkbox', () => {
  for (const value of [true, 'on', 'true', '1']) expect(parse(field.ticked, value)).toBe(true);
  for (const value of [undefined, '', 'off', false]) expect(parse(field.ticked, value)).toBe(false);
});

it('every error is a key of `fieldErrors`', () => {
  const schema = z.object({
    name: field.requiredText(2),
    email: field.email,
    number: field.wholeNumber(1, 2),
    day: field.date,
    ...field.consent,
  });
  const { error } = schema.safeParse({ name: 7, number: 'x', day: 'x' });
  const messages = error?.issues.map(({ message }) => message) ?? [];
  expect(messages).toHaveLength(6);
  for (const message of messages) expect(fieldErrors).toContain(message);
});
