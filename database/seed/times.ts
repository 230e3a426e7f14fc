import { dayMs, hourMs } from '../../domain/units.ts';

// Times relative to the moment of seeding.

export function daysAgo(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMs);
}

export function hoursAfter(time: Date, hours: number): Date {
  return new Date(time.getTime() + hours * hourMs);
}

export function daysAfter(time: Date, days: number): Date {
  return new Date(time.getTime() + days * dayMs);
}

/** The next working time: weekdays from eight to five, Swedish winter time. */
export function atWork(time: Date): Date {
  const moved = new Date(time);
  const clock = moved.getUTCHours();
  if (clock < 7) moved.setUTCHours(7 + (clock % 3));
  if (clock > 15) {
    moved.setUTCDate(moved.getUTCDate() + 1);
    moved.setUTCHours(7 + (clock % 3));
  }
  while (moved.getUTCDay() % 6 === 0) moved.setUTCDate(moved.getUTCDate() + 1);
  return moved;
}

export function dateOnly(time: Date): string {
  return time.toISOString().slice(0, 10);
}
