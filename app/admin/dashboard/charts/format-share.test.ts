import { expect, test } from 'vitest';
import { formatShare } from './format-share.ts';

test('a small share is not written as nothing', () => {
  expect([0, 0.0026, 0.005, 0.426, 1].map((share) => formatShare(share, 'en'))).toEqual([
    '0%',
    '<1%',
    '1%',
    '43%',
    '100%',
  ]);
  expect(formatShare(0.0026, 'sv')).toBe('<1\u00a0%');
});
