import { isUuid } from '../../../../../domain/limits.ts';
import { startOfStockholmDay } from '../../../../../domain/time/stockholm-day.ts';
import { dayMs } from '../../../../../domain/units.ts';
import type { Condition } from '../data/list-source.ts';
import type { Filter } from '../list-definition.ts';

type CurrentUser = { userId: string; now: Date };

/** Converts the values of a filter in the URL to conditions. */
export function filterConditions(filter: Filter, values: string[], user: CurrentUser): Condition[] {
  const [first] = values;
  if (first === undefined) return [];
  switch (filter.kind) {
    case 'flag':
      return filter.conditions;
    case 'atLeast':
      return Number.isFinite(Number(first))
        ? [{ column: filter.column, is: 'gte', value: first }]
        : [];
    case 'dates':
      return filter.isDay
        ? dayConditions(filter.column, first, user.now)
        : dateConditions(filter.column, first, user.now);
    case 'staff':
      return staffConditions(filter.column, values, user.userId);
    case 'choice': {
      const knownValues = values.filter(
        (value) =>
          filter.options.some((option) => option.value === value) || filter.accepts?.(value),
      );
      if (knownValues.length === 0) return [];
      return (
        filter.toConditions?.(knownValues) ?? [
          { column: filter.column, is: 'in', values: knownValues },
        ]
      );
    }
    case 'reference':
      return areUuids(values) ? [{ column: filter.column, is: 'in', values }] : [];
  }
}

function staffConditions(column: string, values: string[], userId: string): Condition[] {
  const ids = values
    .map((value) => (value === 'me' ? userId : value))
    .filter((value) => isUuid(value));
  if (!values.includes('none')) return ids.length > 0 ? [{ column, is: 'in', values: ids }] : [];
  if (ids.length === 0) return [{ column, is: 'null' }];
  return [{ or: `${column}.is.null,${column}.in.(${ids.join(',')})` }];
}

/**
 * `7d` means the last seven days; `2025-01-01..2025-01-31` includes both days, and either may be
 * missing.
 */
export function parseDates(
  value: string,
): { days: number } | { from: string; to: string } | undefined {
  const days = /^(\d{1,4})d$/.exec(value)?.[1];
  if (days !== undefined) return { days: Number(days) };
  const range = /^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$/.exec(value);
  return range ? { from: range[1] ?? '', to: range[2] ?? '' } : undefined;
}

function dateConditions(column: string, value: string, now: Date): Condition[] {
  const dates = parseDates(value);
  if (!dates) return [];
  if ('days' in dates) {
    const since = new Date(now.getTime() - dates.days * dayMs);
    // Rounded to the hour, so that the query key stays stable.
    since.setUTCMinutes(0, 0, 0);
    return [{ column, is: 'gte', value: since.toISOString() }];
  }
  const conditions: Condition[] = [];
  const from = parseDay(dates.from);
  const to = parseDay(dates.to);
  if (from !== undefined) conditions.push({ column, is: 'gte', value: startOfDay(from) });
  if (to !== undefined) conditions.push({ column, is: 'lt', value: startOfDay(to + dayMs) });
  return conditions;
}

/**
 * Returns conditions on a column of days, such as `2025-01-31`. “The last 7 days” has no end, so it includes future
 * days.
 */
function dayConditions(column: string, value: string, now: Date): Condition[] {
  const dates = parseDates(value);
  if (!dates) return [];
  const text = (day: number) => new Date(day).toISOString().slice(0, 10);
  if ('days' in dates) {
    return [{ column, is: 'gte', value: text(now.getTime() - (dates.days - 1) * dayMs) }];
  }
  const [from, to] = [parseDay(dates.from), parseDay(dates.to)];
  return [
    ...(from === undefined ? [] : [{ column, is: 'gte' as const, value: text(from) }]),
    ...(to === undefined ? [] : [{ column, is: 'lte' as const, value: text(to) }]),
  ];
}

/** Days are in Stockholm time wherever the user is, like all daily counts. */
const startOfDay = (day: number) => startOfStockholmDay(new Date(day).toISOString().slice(0, 10));

function parseDay(day: string): number | undefined {
  const moment = Date.parse(day);
  return Number.isNaN(moment) ? undefined : moment;
}

function areUuids(values: string[]): boolean {
  return values.every((value) => isUuid(value));
}
