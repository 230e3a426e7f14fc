import { countDays } from '../time/calendar-day.ts';

// Days are written as `2026-05-31`, so they compare as texts. Both ends of a period are included.

type Plan = { starts_on: string; ends_on: string | null };
type Pause = { starts_on: string; ends_on: string };

const covers = ({ starts_on, ends_on }: Plan, day: string): boolean =>
  starts_on <= day && (ends_on === null || ends_on >= day);

/** The plan of a day; plans of one client do not overlap. */
export const findOn = <Period extends Plan>(periods: readonly Period[], day: string) =>
  periods.find((period) => covers(period, day));

/** Number of days of a period. */
export const countDaysOf = ({ starts_on, ends_on }: Pause): number =>
  countDays(starts_on, ends_on) + 1;

/** Number of days of a calendar year on which the plan is paused. */
export function countPausedDays(pauses: readonly Pause[], year: number): number {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];
  return pauses.reduce((sum, { starts_on, ends_on }) => {
    const from = starts_on > first ? starts_on : first;
    const to = ends_on < last ? ends_on : last;
    return from > to ? sum : sum + countDaysOf({ starts_on: from, ends_on: to });
  }, 0);
}
