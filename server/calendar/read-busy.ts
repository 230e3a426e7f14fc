import ICAL from 'ical.js';
import type { Period } from '../../domain/interviews/free-times.ts';
import { atZonedTime } from '../../domain/time/zoned-time.ts';

// Reads the busy times of a calendar from an untrusted source. A hostile one costs a bounded number of steps here, and
// its thread is ended after a while.

export type BusyTask = Period & {
  text: string;
  /** The time zone of whole days and of times without a zone. */
  zone: string;
};

const maxOccurrences = 20_000;
const maxPeriods = 5_000;

/** Lists the periods between two moments at which events take place, with every recurrence. */
export function readBusy({ text, from, to, zone }: BusyTask): Period[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  if (calendar.name !== 'vcalendar') throw new Error('not a calendar');
  const events = calendar
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));
  const main = events.filter((event) => !event.isRecurrenceException());
  const mainByUid = new Map(main.map((event) => [event.uid, event]));
  const periods: Period[] = [];
  for (const exception of events.filter((event) => event.isRecurrenceException())) {
    const event = mainByUid.get(exception.uid);
    if (event) event.relateException(exception);
    else main.push(exception);
  }
  let steps = 0;
  const add = (event: ICAL.Event, start: ICAL.Time, end: ICAL.Time) => {
    const period = { from: toMoment(start, zone), to: toMoment(end, zone) };
    if (isBusy(event) && period.from < to && period.to > from && period.from < period.to) {
      periods.push(period);
    }
  };
  for (const event of main) {
    if (!event.startDate) continue;
    if (!event.isRecurring()) {
      add(event, event.startDate, event.endDate);
      continue;
    }
    const occurrences = event.iterator();
    for (let next = occurrences.next(); next; next = occurrences.next()) {
      steps += 1;
      // An exception may lie before or after the time that it replaces.
      if (steps > maxOccurrences || toMoment(next, zone) > to) break;
      const { item, startDate, endDate } = event.getOccurrenceDetails(next);
      add(item, startDate, endDate);
    }
    if (periods.length > maxPeriods) break;
  }
  return periods.slice(0, maxPeriods);
}

function isBusy(event: ICAL.Event): boolean {
  const value = (name: string) => String(event.component.getFirstPropertyValue(name) ?? '');
  return value('transp') !== 'TRANSPARENT' && value('status') !== 'CANCELLED';
}

/** A time whose zone the calendar does not define is read by the rules of its name, or as local time. */
function toMoment(time: ICAL.Time, zone: string): number {
  const isLocal = time.isDate || time.zone.tzid === 'floating';
  if (!isLocal) return time.toUnixTime() * 1000;
  const written = time.toString();
  const clock = time.isDate ? '00:00' : written.slice(11, 19);
  return atZonedTime(written.slice(0, 10), clock, zone).getTime();
}
