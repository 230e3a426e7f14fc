import { fill, formatDate } from '../../../../i18n/format.ts';
import { useLanguage } from '../../../../i18n/language-context.tsx';
import { useMessages } from '../../../use-messages.ts';
import type { Filter } from '../list-definition.ts';
import { parseDates } from './filter-conditions.ts';
import { useFilterOptions } from './use-filter-options.ts';

/** The filter as text: "Owner: Me, Nobody". */
export function useFilterText(filter: Filter, values: string[]): string {
  const messages = useMessages('list');
  const language = useLanguage();
  const options = useFilterOptions(filter, values);
  const { label } = filter;
  const [first] = values;
  if (first === undefined || filter.kind === 'flag') return label;
  if (filter.kind === 'atLeast') {
    return fill(messages.atLeast, { label, value: [first, filter.unit].filter(Boolean).join(' ') });
  }
  if (filter.kind === 'dates') return `${label}: ${datesText(first)}`;
  const names = values.map(
    (value) => options.find((option) => option.value === value)?.label ?? '…',
  );
  const shown = names.length > 2 ? [...names.slice(0, 2), `+${names.length - 2}`] : names;
  return `${label}: ${shown.join(', ')}`;

  function datesText(value: string): string {
    const dates = parseDates(value);
    if (!dates) return value;
    if ('days' in dates) {
      return dates.days === 1
        ? messages.dates.today
        : fill(messages.dates.days, { count: dates.days });
    }
    const day = (text: string) => (text ? formatDate(new Date(`${text}T12:00Z`), language) : '');
    const [from, to] = [day(dates.from), day(dates.to)];
    const { between, since, until } = messages.dates;
    return fill(from && to ? between : from ? since : until, { from, to });
  }
}
