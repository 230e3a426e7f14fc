import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { type CalendarEvent, writeCalendar } from './write-calendar.ts';

const event: CalendarEvent = {
  uid: '0197-interview',
  sequence: 3,
  start: new Date('2026-06-02T08:00:00Z'),
  end: new Date('2026-06-02T08:45:00Z'),
  stamp: new Date('2026-05-28T12:30:00Z'),
  summary: 'Interview; with, commas\nand a line',
  description: 'First line\nsecond, with; signs \\ and a very long text: '.padEnd(200, 'å'),
  location: 'Götgatan 1, Stockholm',
  organizer: { name: 'Alpaca "AB", Stockholm', address: 'hello@alpaca.example' },
  attendee: { name: 'Åsa: Öberg', address: 'asa@people.example' },
};

const read = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return { calendar, event: calendar.getFirstSubcomponent('vevent') };
};

test('writes an invitation that reads as it was given', () => {
  const { calendar, event: written } = read(writeCalendar('REQUEST', [event]));
  expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
  const value = (name: string) => written?.getFirstPropertyValue(name)?.toString();
  expect(value('uid')).toBe(event.uid);
  expect(value('sequence')).toBe('3');
  expect(value('dtstart')).toBe('2026-06-02T08:00:00Z');
  expect(value('dtend')).toBe('2026-06-02T08:45:00Z');
  expect(value('status')).toBe('CONFIRMED');
  expect(value('summary')).toBe('Interview; with, commas and a line');
  expect(value('description')).toBe(event.description);
  const attendee = written?.getFirstProperty('attendee');
  expect(attendee?.getFirstValue()).toBe('mailto:asa@people.example');
  expect(attendee?.getParameter('cn')).toBe('Åsa: Öberg');
  expect(written?.getFirstProperty('organizer')?.getParameter('cn')).toBe('Alpaca ’AB’, Stockholm');
});

test('folds lines at 75 octets and ends each with CRLF', () => {
  const lines = writeCalendar('REQUEST', [event]).split('\r\n');
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(lines.some((line) => line.includes('\n'))).toBe(false);
  expect(lines.at(-1)).toBe('');
});

test('writes every kind of line break of a description as text', () => {
  const description = 'One\rX-A:1\r\nX-B:2\u0085X-C:3\u2028X-D:4';
  const text = writeCalendar('REQUEST', [{ ...event, description }]);
  expect(text).toContain('DESCRIPTION:One\\nX-A:1\\nX-B:2\\nX-C:3\\nX-D:4\r\n');
});

test('marks a cancelled event', () => {
  const { calendar, event: written } = read(
    writeCalendar('CANCEL', [{ ...event, isCancelled: true }]),
  );
  expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL');
  expect(written?.getFirstPropertyValue('status')).toBe('CANCELLED');
});

test.each([
  // The same clock time before and after the change, in Stockholm, Helsinki and London.
  ['2026-03-28T08:00:00Z', '20260328T080000Z'],
  ['2026-03-29T07:00:00Z', '20260329T070000Z'],
  ['2026-10-25T00:30:00Z', '20261025T003000Z'],
  ['2026-10-25T01:30:00Z', '20261025T013000Z'],
])('writes %s in UTC, also while clocks change', (start, written) => {
  const end = new Date(Date.parse(start) + 3_600_000);
  const text = writeCalendar('PUBLISH', [{ ...event, start: new Date(start), end }], 'Interviews');
  expect(text).toContain(`DTSTART:${written}\r\n`);
});
