import { describe, expect, test } from 'vitest';
import { readBusy } from './read-busy.ts';

const read = (
  events: string,
  { from = '2026-03-01', to = '2026-11-30', zone = 'Europe/Stockholm' } = {},
) =>
  readBusy({
    text: ['BEGIN:VCALENDAR', 'VERSION:2.0', events.trim(), 'END:VCALENDAR'].join('\n'),
    from: Date.parse(from),
    to: Date.parse(to),
    zone,
  }).map(({ from, to }) => `${new Date(from).toISOString().slice(0, 16)} ${(to - from) / 60_000}`);

const event = (...lines: string[]) =>
  ['BEGIN:VEVENT', 'UID:one', 'DTSTAMP:20260101T000000Z', ...lines, 'END:VEVENT'].join('\n');

/** Google and Apple write the time zone in this way. */
const london = `BEGIN:VTIMEZONE
TZID:Europe/London
BEGIN:DAYLIGHT
TZOFFSETFROM:+0000
TZOFFSETTO:+0100
TZNAME:BST
DTSTART:19700329T010000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
BEGIN:STANDARD
TZOFFSETFROM:+0100
TZOFFSETTO:+0000
TZNAME:GMT
DTSTART:19701025T020000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
END:VTIMEZONE`;

test('reads times in UTC, whole days and times without a zone', () => {
  expect(read(event('DTSTART:20260601T080000Z', 'DTEND:20260601T090000Z'))).toEqual([
    '2026-06-01T08:00 60',
  ]);
  expect(read(event('DTSTART:20260601T090000', 'DURATION:PT30M'))).toEqual(['2026-06-01T07:00 30']);
  expect(read(event('DTSTART;VALUE=DATE:20260601', 'DTEND;VALUE=DATE:20260602'))).toEqual([
    '2026-05-31T22:00 1440',
  ]);
});

test('leaves out what is free, cancelled or outside', () => {
  const times = ['DTSTART:20260601T080000Z', 'DTEND:20260601T090000Z'];
  expect(read(event(...times, 'TRANSP:TRANSPARENT'))).toEqual([]);
  expect(read(event(...times, 'STATUS:CANCELLED'))).toEqual([]);
  expect(read(event(...times), { from: '2026-06-02' })).toEqual([]);
});

describe('recurrence', () => {
  test('keeps the clock time over changes of daylight saving', () => {
    const weekly = event(
      'DTSTART;TZID=Europe/London:20260326T090000',
      'DTEND;TZID=Europe/London:20260326T093000',
      'RRULE:FREQ=WEEKLY;COUNT=2',
    );
    expect(read(`${london}\n${weekly}`)).toEqual(['2026-03-26T09:00 30', '2026-04-02T08:00 30']);
  });

  test.each([
    ['Europe/Stockholm', ['2026-10-24T07:00 60', '2026-10-25T08:00 60']],
    ['Europe/Helsinki', ['2026-10-24T06:00 60', '2026-10-25T07:00 60']],
    ['Europe/London', ['2026-10-24T08:00 60', '2026-10-25T09:00 60']],
  ])('without a definition of its zone in %s', (zone, expected) => {
    const daily = event('DTSTART:20261024T090000', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=2');
    expect(read(daily, { zone })).toEqual(expected);
  });

  test('with a day left out and one that was moved', () => {
    const daily = event(
      'DTSTART:20260601T080000Z',
      'DTEND:20260601T090000Z',
      'RRULE:FREQ=DAILY;COUNT=3',
      'EXDATE:20260602T080000Z',
    );
    const moved = event(
      'RECURRENCE-ID:20260603T080000Z',
      'DTSTART:20260603T120000Z',
      'DTEND:20260603T123000Z',
    );
    expect(read(`${daily}\n${moved}`)).toEqual(['2026-06-01T08:00 60', '2026-06-03T12:00 30']);
  });

  test('is bounded, however often an event repeats', () => {
    const endless = event('DTSTART:20260601T080000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY');
    expect(read(endless)).toHaveLength(5_000);
    expect(read(event('DTSTART:19700101T080000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY'))).toEqual(
      [],
    );
  });
});

test('rejects what is not a calendar', () => {
  const task = { from: 0, to: 1, zone: 'Europe/Stockholm' };
  expect(() => readBusy({ ...task, text: '<html>Sign in</html>' })).toThrow();
  expect(() => readBusy({ ...task, text: '' })).toThrow();
});
