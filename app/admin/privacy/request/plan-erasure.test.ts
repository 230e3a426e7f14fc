import { expect, test } from 'vitest';
import { planErasure } from './plan-erasure.ts';

const now = Date.parse('2026-11-16T12:00:00Z');

test('the usual quarantine is kept when it ends before the night of the deadline', () => {
  expect(planErasure('2026-12-17T12:00:00Z', 30, now)).toEqual({
    usual: new Date('2026-12-16T12:00:00Z'),
    isLate: false,
  });
});

test('a quarantine that ends after the deadline can be shortened', () => {
  expect(planErasure('2026-12-13T09:00:00Z', 30, now)).toEqual({
    usual: new Date('2026-12-16T12:00:00Z'),
    isLate: true,
    eraseBy: new Date('2026-12-12T09:00:00Z'),
  });
});

test('with a day left or less, only erasing now keeps the deadline', () => {
  for (const due of ['2026-11-17T11:00:00Z', '2026-11-01T09:00:00Z']) {
    expect(planErasure(due, 30, now)).toMatchObject({ isLate: true });
    expect(planErasure(due, 30, now)).not.toHaveProperty('eraseBy');
  }
});
