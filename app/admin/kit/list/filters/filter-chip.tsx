import { useState } from 'react';
import { fill } from '../../../../i18n/format.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { Chip } from '../../../../ui/input/chip.tsx';
import { Popover } from '../../../../ui/popover.tsx';
import { useMessages } from '../../../use-messages.ts';
import type { Filter } from '../list-definition.ts';
import { FilterEditor } from './filter-editor.tsx';
import { useFilterText } from './use-filter-text.ts';

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
  const on = values.length > 0;

  if (filter.kind === 'flag') {
    return (
      <Chip on={on} tone={filter.tone} aria-pressed={on} onClick={() => onChange(on ? [] : ['1'])}>
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
          <Chip on={on} className={on ? 'pr-8' : undefined}>
            {text}
            {!on && <Icon name="down" className="size-3 text-soft" />}
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
      {on && (
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
