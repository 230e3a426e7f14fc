import { expect, test } from 'vitest';
import { foreignParts } from './foreign-parts.ts';

test('names the parts that are shown in the other language', () => {
  const parts = { title: { en: 'Wool' }, excerpt: { en: 'Soft', sv: 'Mjuk' }, body: undefined };
  expect(foreignParts(parts, 'sv')).toEqual({ title: 'en' });
  expect(foreignParts(parts, 'en')).toEqual({});
});
