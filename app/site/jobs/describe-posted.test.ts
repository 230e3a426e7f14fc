import { expect, test } from 'vitest';
import { dayMs } from '../../../domain/units.ts';
import { describePosted } from './describe-posted.ts';

const ago = (days: number) => new Date(Date.now() - days * dayMs - 1000).toISOString();

test('shows how long ago a job was published, with the exact date', () => {
  const shown = describePosted(ago(3), 'Published {ago}', 'en');
  expect(shown.text).toBe('Published 3\u00a0days ago');
  expect(shown.date).toMatch(/^\d{1,2}\u00a0\w+\u00a0\d{4}$/);
  expect(shown.iso).toMatch(/^\d{4}-\d\d-\d\dT/);
  expect(describePosted(ago(1), 'Publicerad {ago}', 'sv').text).toBe('Publicerad i går');
});
