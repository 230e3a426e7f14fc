import { expect, test } from 'vitest';
import { maxFileBytes } from '../../../../domain/limits.ts';
import { formatFileSize } from './format-file-size.ts';

test('a size is in kilobytes, and in megabytes from one of them', () => {
  expect(formatFileSize(0, 'en')).toBe('0\u00a0kB');
  expect(formatFileSize(90, 'en')).toBe('1\u00a0kB');
  expect(formatFileSize(1.25 * 1024 * 1024, 'sv')).toBe('1,3\u00a0MB');
  expect(formatFileSize(maxFileBytes, 'en')).toBe('10\u00a0MB');
});
