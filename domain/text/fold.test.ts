import { expect, test } from 'vitest';
import { fold } from './fold.ts';

test('accents and capitals do not count in a search', () => {
  expect(fold('Åsa Öström, É')).toBe('asa ostrom, e');
  expect(fold('A\u030asa')).toBe('asa');
  expect(fold('`code` ^')).toBe('`code` ^');
});
