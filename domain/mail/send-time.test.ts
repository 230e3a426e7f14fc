import { expect, test } from 'vitest';
import { suggestSendTimes } from './send-time.ts';

const suggest = (now: string) => suggestSendTimes(new Date(now)).map((time) => time.toISOString());

test('a mail that is sent later goes out on the next weekday at nine in Stockholm', () => {
  // A Monday in winter.
  expect(suggest('2026-11-16T14:00:00Z')).toEqual([
    '2026-11-17T08:00:00.000Z',
    '2026-11-17T12:00:00.000Z',
    '2026-11-23T08:00:00.000Z',
  ]);
  // A Friday before the clocks change to summer time: Monday is offered once.
  expect(suggest('2027-03-26T14:00:00Z')).toEqual([
    '2027-03-29T07:00:00.000Z',
    '2027-03-29T11:00:00.000Z',
  ]);
  // It is Saturday in Stockholm already.
  expect(suggest('2026-11-20T23:30:00Z')[0]).toBe('2026-11-23T08:00:00.000Z');
});
