import type { Availability } from '../enums.ts';
import { addDays } from '../time/calendar-day.ts';

/** Maximum entries in the calendar of one freelancer. A trigger of the table has the same limit. */
export const maxPeriods = 500;

export const maxPeriodNoteLength = 300;

/** Both days are inclusive, as `2025-03-01`; `to: null` is open-ended. */
export type Days = { from: string; to: string | null };

export type Period = Days & { availability: Availability; note: string | null };

/** Parses a PostgreSQL daterange, whose upper bound is exclusive. */
export function parsePeriod(range: string): Days {
  const [, from = '', end = ''] = /^\[([\d-]+),([\d-]*)\)$/.exec(range) ?? [];
  return { from, to: end ? addDays(end, -1) : null };
}

export function renderPeriod({ from, to }: Days): string {
  return `[${from},${to ? addDays(to, 1) : ''})`;
}

/** Inserts a period and cuts it out of the existing ones. Without an availability the days become unknown. */
export function putPeriod(
  periods: Period[],
  inserted: Omit<Period, 'availability'> & { availability: Availability | null },
): Period[] {
  const remainingPeriods = periods.flatMap((period) => cutOut(period, inserted));
  const { availability } = inserted;
  const newPeriods = availability
    ? [...remainingPeriods, { ...inserted, availability }]
    : remainingPeriods;
  return join(newPeriods.sort((one, other) => one.from.localeCompare(other.from)));
}

export function findPeriod(periods: Period[], day: string): Period | undefined {
  return periods.find(({ from, to }) => from <= day && (to === null || day <= to));
}

function cutOut(period: Period, hole: Days): Period[] {
  const isBefore = period.to !== null && period.to < hole.from;
  const isAfter = hole.to !== null && period.from > hole.to;
  if (isBefore || isAfter) return [period];
  const before: Period[] =
    period.from < hole.from ? [{ ...period, to: addDays(hole.from, -1) }] : [];
  const hasRest = hole.to !== null && (period.to === null || period.to > hole.to);
  return hasRest && hole.to ? [...before, { ...period, from: addDays(hole.to, 1) }] : before;
}

/** Joins adjacent periods with equal content. */
function join(periods: Period[]): Period[] {
  const joinedPeriods: Period[] = [];
  for (const period of periods) {
    const last = joinedPeriods.at(-1);
    const isSame =
      last?.to && last.availability === period.availability && last.note === period.note;
    if (isSame && addDays(last.to ?? '', 1) === period.from) last.to = period.to;
    else joinedPeriods.push({ ...period });
  }
  return joinedPeriods;
}
