import { expect, it } from 'vitest';
import { findNextMove } from './moved-jobs.ts';

const event = (kind: string, minute: number, application = 'one', from = '') => ({
  kind,
  application_id: application,
  created_at: `2026-11-16T10:0${minute}:00.123456+00:00`,
  data: { from },
});

it('an event belongs to the job that its application had then', () => {
  const first = event('job_moved', 3, 'one', 'weaver');
  const second = event('job_moved', 5, 'one', 'turner');
  const other = event('job_moved', 2, 'two', 'welder');
  // Newest first, as timelines are loaded.
  const moves = [second, first, other];
  expect(findNextMove(event('created', 1), moves)).toBe(first);
  expect(findNextMove(event('stage_moved', 4), moves)).toBe(second);
  expect(findNextMove(event('stage_moved', 6), moves)).toBeUndefined();
  expect(findNextMove(event('mail_queued', 5), moves)).toBeUndefined();
  expect(findNextMove(event('interview_cancelled', 3), moves)).toBe(first);
  expect(findNextMove(event('mail_cancelled', 5), moves)).toBe(second);
  expect(findNextMove(first, moves)).toBe(second);
  expect(findNextMove(event('created', 1, 'three'), moves)).toBeUndefined();
});
