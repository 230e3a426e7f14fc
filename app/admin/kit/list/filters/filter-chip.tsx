import { useState } from 'react';
import { fill, formatDate } from '../../../../i18n/format.ts';
import { useLanguage } from '../../../../i18n/language-context.tsx';
import { Chip } from '../../../../ui/fields/chip.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { Popover } from '../../../../ui/overlays/popover.tsx';
import { useMessages } from '../../../use-messages.ts';
import type { Filter } from '../list-definition.ts';
import { parseDates } from './filter-conditions.ts';
import { FilterEditor } from './filter-editor.tsx';
import { useFilterOptions } from './use-filter-options.ts';

type FilterChipProps = {
  filter: Filter;
  values: string[];
  onChange: (values: string[]) => void;
};

/** Shows the value of a filter; opening it allows a change. */
export function FilterChip({ filter, values, onChange }: FilterChipProps) {
  const messages = useMessages('list');
  const [open, setOpen] = useState(false);
  const text = useFilterText(filter, values);
  const isOn = values.length > 0;

  if (filter.kind === 'flag') {
    return (
      <Chip
        isOn={isOn}
        tone={filter.tone}
        aria-pressed={isOn}
        onClick={() => onChange(isOn ? [] : ['1'])}
      >
        {filter.label}
      </Chip>
    );
  }
  return (
    <span className="relative inline-flex flex-none">
      <Popover
        label={filter.label}
        open={open}
        onOpenChange={setOpen}
        className="admin"
        trigger={
          <Chip isOn={isOn} className={isOn ? 'pr-8' : undefined}>
            {text}
            {!isOn && <Icon name="down" className="size-3 text-soft" />}
          </Chip>
        }
      >
        <FilterEditor
          filter={filter}
          values={values}
          onChange={onChange}
          onClose={() => setOpen(false)}
        />
      </Popover>
      {isOn && (
        <button
          type="button"
          aria-label={fill(messages.removeFilter, { filter: text })}
          title={messages.clear}
          onClick={() => onChange([])}
          className="absolute top-1/2 right-1.5 grid size-5.5 -translate-y-1/2 cursor-pointer place-content-center rounded-full text-on-primary hover:bg-on-primary/20"
        >
          <Icon name="close" className="size-3" />
        </button>
      )}
    </span>
  );
}

/** The filter as text: "Owner: Me, Nobody". */
function useFilterText(filter: Filter, values: string[]): string {
  const messages = useMessages('list');
  const language = useLanguage();
  const options = useFilterOptions(filter, values);
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

  /**
   * Names an option that is not on the list. As long as the list is empty it is still loading, so the name is only “…”.
   */
  function unknownOption(): string {
    if (filter.kind === 'choice' && options.length > 0) return messages.deletedOption;
    return filter.kind === 'staff' && options.length > 2 ? messages.goneOption : '…';
  }

  const { label } = filter;
  const [first] = values;
  if (first === undefined || filter.kind === 'flag') return label;
  if (filter.kind === 'atLeast') {
    return fill(messages.atLeast, { label, value: [first, filter.unit].filter(Boolean).join(' ') });
  }
  if (filter.kind === 'dates') return `${label}: ${datesText(first)}`;
  const unknown = unknownOption();
  const names = values.map(
    (value) => options.find((option) => option.value === value)?.label ?? unknown,
  );
  const shownNames = names.length > 2 ? [...names.slice(0, 2), `+${names.length - 2}`] : names;
  return `${label}: ${shownNames.join(', ')}`;
}
