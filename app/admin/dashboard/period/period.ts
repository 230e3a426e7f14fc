import { addDays, countDays } from '../../../../domain/time/calendar-day.ts';
import { toStockholmDay } from '../../../../domain/time/stockholm-day.ts';

/** A period from the first to the last day, both included, in the form `2026-05-31`. */
export type Period = { first: string; last: string };

/** The lengths in days that the picker offers. */
export const periodDays = [7, 30, 90, 365] as const;
export const comparisons = ['before', 'year', 'none'] as const;
export type Comparison = (typeof comparisons)[number];

const defaultDays = 30;
/** The database accepts no longer period. */
const maxDays = 1_100;

/**
 * Parses the period of a URL: `30` means the last thirty days including today, `2026-01-01..2026-01-31` is an explicit
 * range.
 */
export function parsePeriod(text: string | null, now: Date): Period {
  const today = toStockholmDay(now);
  const range = /^(\d{4}-\d{2}-\d{2})\.\.(\d{4}-\d{2}-\d{2})$/.exec(text ?? '');
  const [, first = '', last = ''] = range ?? [];
  if (isDay(first) && isDay(last)) {
    // The order does not matter: the later day may have been chosen first.
    const [earlier = first, later = last] = [first, last].sort();
    const end = later > today ? today : later;
    const start = earlier > end ? end : earlier;
    return daysBetween(start, end) > maxDays
      ? { first: addDays(end, 1 - maxDays), last: end }
      : { first: start, last: end };
  }
  const days = periodDays.find((length) => String(length) === text) ?? defaultDays;
  return { first: addDays(today, 1 - days), last: today };
}

/** False for a day whose year is still being typed, such as 0202. */
export const isPlausibleDay = (text: string) => isDay(text) && text >= '2000';

export function parseComparison(text: string | null): Comparison {
  return comparisons.find((comparison) => comparison === text) ?? 'before';
}

/** Returns a period of the same length, directly before or a year earlier. */
export function findCompared(period: Period, comparison: Comparison): Period | undefined {
  if (comparison === 'none') return undefined;
  // 364 days are whole weeks, so that weekdays are compared with the same weekdays.
  const days = comparison === 'year' ? 364 : daysBetween(period.first, period.last);
  return { first: addDays(period.first, -days), last: addDays(period.last, -days) };
}

/**
 * Chooses steps of days, weeks or about months from the first day, so that the chart stays
 * readable.
 */
export function chooseStep(period: Period): number {
  const days = daysBetween(period.first, period.last);
  if (days <= 92) return 1;
  return days <= 400 ? 7 : 28;
}

type Step = Period & { value: number };

/** Sums the daily counts per step. Days without a count are zero. */
export function sumBySteps(
  { first, last }: Period,
  size: number,
  counts: ReadonlyMap<string, number>,
): Step[] {
  const steps: Step[] = [];
  for (let start = first; start <= last; start = addDays(start, size)) {
    const end = addDays(start, size - 1);
    const step = { first: start, last: end > last ? last : end, value: 0 };
    for (let day = step.first; day <= step.last; day = addDays(day, 1)) {
      step.value += counts.get(day) ?? 0;
    }
    steps.push(step);
  }
  return steps;
}

/** Returns the number of days, both ends included. */
function daysBetween(first: string, last: string): number {
  return countDays(first, last) + 1;
}

function isDay(text: string): boolean {
  const moment = Date.parse(text);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
}
