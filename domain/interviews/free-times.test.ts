import { describe, expect, test } from 'vitest';
import { type Interviewer, listFreeTimes } from './free-times.ts';

const at = (time: string) => Date.parse(time);
const works = (time_zone: string, starts_at: string, ends_at: string): Interviewer => ({
  time_zone,
  hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, starts_at, ends_at })),
  busy: [],
});
const list = (interviewers: Interviewer[], from: string, to: string, minutes = 60) =>
  listFreeTimes(interviewers, { from: at(from), to: at(to), minutes, stepMinutes: 30 }).map(
    (time) => time.toISOString().slice(0, 16),
  );

test('lists the times of a working day that are long enough', () => {
  const stockholm = works('Europe/Stockholm', '09:00', '11:00');
  expect(list([stockholm], '2026-06-01T00:00Z', '2026-06-01T22:00Z')).toEqual([
    '2026-06-01T07:00',
    '2026-06-01T07:30',
    '2026-06-01T08:00',
  ]);
});

test('lists only weekdays with working hours', () => {
  const monday = {
    ...works('Europe/Stockholm', '09:00', '10:00'),
    hours: [{ weekday: 1, starts_at: '09:00', ends_at: '10:00' }],
  };
  expect(list([monday], '2026-06-01T00:00Z', '2026-06-14T00:00Z')).toEqual([
    '2026-06-01T07:00',
    '2026-06-08T07:00',
  ]);
});

test('leaves out what overlaps a busy time, and starts when it ends', () => {
  const busy = { from: at('2026-06-01T07:15Z'), to: at('2026-06-01T08:00Z') };
  const stockholm = { ...works('Europe/Stockholm', '09:00', '12:00'), busy: [busy] };
  expect(list([stockholm], '2026-06-01T00:00Z', '2026-06-01T22:00Z')).toEqual([
    '2026-06-01T08:00',
    '2026-06-01T08:30',
    '2026-06-01T09:00',
  ]);
});

test('needs all interviewers, each in their own time zone', () => {
  const interviewers = [
    works('Europe/Stockholm', '09:00', '12:00'),
    works('Europe/Helsinki', '09:00', '12:00'),
    works('Europe/London', '09:00', '12:00'),
  ];
  // Noon in Helsinki is ten in London.
  expect(list(interviewers, '2026-06-01T00:00Z', '2026-06-01T22:00Z')).toEqual([
    '2026-06-01T08:00',
  ]);
  expect(list(interviewers.slice(1), '2026-06-01T00:00Z', '2026-06-01T22:00Z', 90)).toEqual([]);
});

describe('on weekends on which the clocks change', () => {
  test.each([
    // Forward at 01:00 UTC everywhere: the same clock time is an hour earlier on Sunday.
    [
      'Europe/Stockholm',
      '2026-03-28',
      ['2026-03-28T08:00', '2026-03-29T07:00', '2026-03-30T07:00'],
    ],
    ['Europe/Helsinki', '2026-03-28', ['2026-03-28T07:00', '2026-03-29T06:00', '2026-03-30T06:00']],
    ['Europe/London', '2026-03-28', ['2026-03-28T09:00', '2026-03-29T08:00', '2026-03-30T08:00']],
    [
      'Europe/Stockholm',
      '2026-10-24',
      ['2026-10-24T07:00', '2026-10-25T08:00', '2026-10-26T08:00'],
    ],
    ['Europe/Helsinki', '2026-10-24', ['2026-10-24T06:00', '2026-10-25T07:00', '2026-10-26T07:00']],
    ['Europe/London', '2026-10-24', ['2026-10-24T08:00', '2026-10-25T09:00', '2026-10-26T09:00']],
  ])('nine o’clock in %s from %s', (zone, day, expected) => {
    const until = new Date(at(`${day}T00:00Z`) + 3 * 86_400_000).toISOString();
    expect(list([works(zone, '09:00', '10:00')], `${day}T00:00Z`, until)).toEqual(expected);
  });

  test.each([
    // From midnight to six: five hours in spring, seven in autumn.
    ['Europe/Stockholm', '2026-03-29', 5],
    ['Europe/Helsinki', '2026-03-29', 5],
    ['Europe/London', '2026-03-29', 5],
    ['Europe/Stockholm', '2026-10-25', 7],
    ['Europe/Helsinki', '2026-10-25', 7],
    ['Europe/London', '2026-10-25', 7],
  ])('a night in %s on %s has %i hours', (zone, day, hours) => {
    const night = {
      ...works(zone, '00:00', '06:00'),
      hours: [{ weekday: 7, starts_at: '00:00', ends_at: '06:00' }],
    };
    const from = new Date(at(`${day}T00:00Z`) - 86_400_000).toISOString();
    const to = new Date(at(`${day}T00:00Z`) + 86_400_000).toISOString();
    expect(list([night], from, to)).toHaveLength(hours * 2 - 1);
  });
});
