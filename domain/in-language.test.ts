import { expect, test } from 'vitest';
import { inLanguage } from './in-language.ts';

test('the wanted language, else the other one', () => {
  expect(inLanguage({ en: 'Hello', sv: 'Hej' }, 'sv')).toBe('Hej');
  expect(inLanguage({ en: 'Hello', sv: 'Hej' }, 'en')).toBe('Hello');
  expect(inLanguage({ en: 'Hello' }, 'sv')).toBe('Hello');
  expect(inLanguage({ sv: 'Hej' }, 'en')).toBe('Hej');
  expect(inLanguage({ en: 'Hello', sv: '' }, 'sv')).toBe('Hello');
  expect(inLanguage({}, 'en')).toBe('');
});
