import { atStockholmTime, toStockholmDay } from '../time/stockholm-day.ts';
import { dayMs } from '../units.ts';

/** Suggested times for a mail that is sent later, in office hours of Stockholm. The first is the default. */
export function suggestSendTimes(now: Date): [Date, ...Date[]] {
  const today = toStockholmDay(now);
  const next = findDay(today, (weekday) => weekday >= 1 && weekday <= 5);
  const monday = findDay(today, (weekday) => weekday === 1);
  return [
    atStockholmTime(next, '09:00'),
    atStockholmTime(next, '13:00'),
    ...(monday === next ? [] : [atStockholmTime(monday, '09:00')]),
  ];
}

/** Finds the first day after this one with a suitable weekday; Sunday is 0. */
function findDay(after: string, fits: (weekday: number) => boolean): string {
  for (let day = Date.parse(after) + dayMs; ; day += dayMs) {
    const date = new Date(day);
    if (fits(date.getUTCDay())) return date.toISOString().slice(0, 10);
  }
}
