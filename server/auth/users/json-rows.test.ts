import { expect, it } from 'vitest';
import { fromJsonRow } from './json-rows.ts';

it('reads times of a row, and leaves texts and objects as they are', () => {
  const metadata = { seen_at: '2026-01-02T03:04:05+00:00' };
  const row = {
    created_at: '2026-01-02T03:04:05.678901+01:00',
    not_after: null,
    banned_until: 'infinity',
    name: '2026-01-02T03:04:05+00:00',
    metadata,
  };
  expect(fromJsonRow(row)).toEqual({
    created_at: new Date('2026-01-02T02:04:05.678Z'),
    not_after: null,
    banned_until: Number.POSITIVE_INFINITY,
    name: '2026-01-02T03:04:05+00:00',
    metadata,
  });
});
