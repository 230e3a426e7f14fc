import { afterEach, expect, test, vi } from 'vitest';
import type { PrivacyRequest } from './data.ts';
import { adminPrivacyRequests as messages } from './messages.en.ts';
import { describeDeadline } from './request-columns.tsx';

afterEach(() => vi.useRealTimers());

function deadlineAt(dueAt: string, now: string): string {
  vi.useFakeTimers({ now: new Date(now) });
  const request = { due_at: dueAt, is_open: true } as PrivacyRequest;
  return describeDeadline(request, { messages, language: 'en' });
}

test('days left are counted by the calendar', () => {
  expect(deadlineAt('2026-12-16T09:00:00Z', '2026-11-16T09:00:01Z')).toBe(
    '16\u00a0Dec\u00a02026, 30 days left',
  );
  expect(deadlineAt('2026-12-16T09:00:00Z', '2026-12-15T22:00:00Z')).toBe(
    '16\u00a0Dec\u00a02026, 1 day left',
  );
  expect(deadlineAt('2026-12-16T09:00:00Z', '2026-12-16T08:00:00Z')).toBe(
    '16\u00a0Dec\u00a02026, today',
  );
});

test('days are those of Stockholm, also across a change of the clock', () => {
  expect(deadlineAt('2026-12-15T23:30:00Z', '2026-12-15T22:30:00Z')).toBe(
    '16\u00a0Dec\u00a02026, 1 day left',
  );
  expect(deadlineAt('2026-10-26T12:00:00Z', '2026-10-24T11:00:00Z')).toBe(
    '26\u00a0Oct\u00a02026, 2 days left',
  );
});

test('a deadline that has passed is overdue', () => {
  expect(deadlineAt('2026-12-16T09:00:00Z', '2026-12-16T10:00:00Z')).toBe(
    'Overdue since 16\u00a0Dec\u00a02026',
  );
});
