import { expect, test } from 'vitest';
import { findComing } from './coming-interviews.ts';

const now = new Date('2026-11-19T12:00:00Z');
const first = '2026-11-20T09:00:00Z';
const second = '2026-11-23T09:00:00Z';
const past = '2026-11-18T09:00:00Z';

test('booked interviews that are to come are found in order, and times that are suggested', () => {
  const comingInterviews = findComing(
    [
      { state: 'booked', startsAt: second },
      { state: 'booked', startsAt: past },
      { state: 'booked', startsAt: first },
      { state: 'proposed', startsAt: null },
    ],
    now,
  );
  expect(comingInterviews).toEqual({
    booked: [new Date(first), new Date(second)],
    isProposed: true,
  });
});

test('neither cancelled nor past interviews are to come', () => {
  const comingInterviews = findComing(
    [
      { state: 'booked', startsAt: past },
      { state: 'cancelled', startsAt: first },
    ],
    now,
  );
  expect(comingInterviews).toEqual({ booked: [], isProposed: false });
});
