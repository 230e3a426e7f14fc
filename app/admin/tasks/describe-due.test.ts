import { expect, test } from 'vitest';
import { describeDue } from './describe-due.ts';
import { adminTasks as en } from './messages.en.ts';
import { adminTasks as sv } from './messages.sv.ts';

const today = '2026-11-17';

test.each([
  ['2026-11-15', '2 days late', 'bad'],
  ['2026-11-16', '1 day late', 'bad'],
  ['2026-11-17', 'Today', 'waiting'],
  ['2026-11-18', 'Tomorrow', 'neutral'],
  ['2026-12-01', '1\u00a0Dec\u00a02026', 'neutral'],
])('a task for %s is shown as %s', (due, text, tone) => {
  expect(describeDue(due, today, 'en', en)).toEqual({ text, tone });
});

test('days are counted across a change of daylight saving, in Swedish too', () => {
  expect(describeDue('2026-10-24', '2026-10-26', 'sv', sv).text).toBe('2 dagar sen');
});
