import { atZonedTime, toZonedDay } from '../time/zoned-time.ts';
import { dayMs, minuteMs } from '../units.ts';
import type { WorkingDay } from './working-hours.ts';

/** Milliseconds since the epoch; the end is not part of it. */
export type Period = { from: number; to: number };

export type Interviewer = { time_zone: string; hours: WorkingDay[]; busy: Period[] };

type FreeTimesRequest = Period & { minutes: number; stepMinutes: number };

/** Lists the starts of all times, on full steps, at which every interviewer works and nobody is busy. */
export function listFreeTimes(interviewers: Interviewer[], request: FreeTimesRequest): Date[] {
  const step = request.stepMinutes * minuteMs;
  const length = request.minutes * minuteMs;
  const [first, ...others] = interviewers.map((interviewer) => listShifts(interviewer, request));
  const shifts = others.reduce(intersect, first ?? []);
  const busy = interviewers.flatMap((interviewer) => interviewer.busy);
  const starts: Date[] = [];
  for (const { from, to } of shifts) {
    const near = busy.filter((period) => period.from < to && period.to > from);
    for (let start = Math.ceil(from / step) * step; start + length <= to; start += step) {
      const end = start + length;
      if (!near.some((period) => period.from < end && period.to > start)) {
        starts.push(new Date(start));
      }
    }
  }
  return starts;
}

/** The clocks may change within a shift, so that it is an hour longer or shorter. */
function listShifts({ time_zone: zone, hours }: Interviewer, { from, to }: Period): Period[] {
  const shifts: Period[] = [];
  // Noon, because a day can have 23 or 25 hours.
  const noon = Date.parse(`${toZonedDay(new Date(from), zone)}T12:00:00Z`);
  for (let noonOfDay = noon; noonOfDay < to + dayMs; noonOfDay += dayMs) {
    const date = new Date(noonOfDay);
    const day = date.toISOString().slice(0, 10);
    const weekday = date.getUTCDay() || 7;
    for (const shift of hours.filter((shift) => shift.weekday === weekday)) {
      const start = Math.max(atZonedTime(day, shift.starts_at, zone).getTime(), from);
      const end = Math.min(atZonedTime(day, shift.ends_at, zone).getTime(), to);
      if (start < end) shifts.push({ from: start, to: end });
    }
  }
  return shifts;
}

function intersect(one: Period[], other: Period[]): Period[] {
  return one.flatMap((a) =>
    other.flatMap((b) => {
      const [from, to] = [Math.max(a.from, b.from), Math.min(a.to, b.to)];
      return from < to ? [{ from, to }] : [];
    }),
  );
}
