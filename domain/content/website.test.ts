import { describe, expect, test } from 'vitest';
import { findWebsiteErrors, listMissingInWebsite, listWebsiteBlockers } from './website-errors.ts';

const quote = {
  name: 'Klara Kund',
  company: 'Fjällbyte',
  'title.en': 'CTO',
  'title.sv': '',
  'quote.en': 'Good',
  'quote.sv': 'Bra',
  image: '',
  logo: '',
  case_url: '',
};

test('a text in one language is missing in the other, and prevents nothing', () => {
  expect(listMissingInWebsite('testimonials', quote)).toEqual(['title.sv']);
  expect(listWebsiteBlockers('testimonials', quote)).toEqual([]);
  expect(findWebsiteErrors('testimonials', quote)).toEqual({});
});

test('a text in no language prevents publishing, and a name prevents saving', () => {
  const empty = { ...quote, name: ' ', 'quote.en': '', 'quote.sv': ' ' };
  expect(listWebsiteBlockers('testimonials', empty)).toEqual(['name', 'quote']);
  expect(findWebsiteErrors('testimonials', empty)).toEqual({ name: 'required' });
});

test('an optional text is missing only if the other language has one', () => {
  const member = { name: 'A', 'role.en': 'B', 'role.sv': 'B', 'body.en': '', 'body.sv': '' };
  expect(listMissingInWebsite('team', member)).toEqual([]);
  expect(listMissingInWebsite('team', { ...member, 'body.sv': 'C' })).toEqual(['body.en']);
});

describe('links and pictures', () => {
  test.each([
    ['logos', 'link', 'https://fjallbyte.example', undefined],
    ['logos', 'link', '/about', 'url_invalid'],
    ['logos', 'link', 'javascript:alert(1)', 'url_invalid'],
    ['testimonials', 'case_url', '/blog/a-case', undefined],
    ['testimonials', 'case_url', 'https://fjallbyte.example/case', undefined],
    ['testimonials', 'case_url', '//evil.example', 'url_invalid'],
    ['testimonials', 'image', 'portrait:2', undefined],
    ['testimonials', 'logo', 'website/a.svg', undefined],
    ['team', 'image', '../../auth/v1/logout', 'url_invalid'],
    ['logos', 'logo_path', '/auth/v1/logout', 'url_invalid'],
    ['faq', 'link', '/me', undefined],
    ['faq', 'link', 'https://fjallbyte.example', 'url_invalid'],
  ] as const)('in %s: %s %s', (section, key, url, error) => {
    expect(findWebsiteErrors(section, { [key]: url })[key]).toBe(error);
  });
});
