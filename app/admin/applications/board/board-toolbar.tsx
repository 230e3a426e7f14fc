import { useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FilterChip } from '../../kit/list/filters/filter-chip.tsx';
import type { Filter } from '../../kit/list/list-definition.ts';
import { ListSearch } from '../../kit/list/list-search.tsx';
import type { ListState } from '../../kit/list/list-state.ts';
import type { ChangeList } from '../../kit/list/use-list-state.ts';
import { useShortcuts } from '../../shell/shortcuts/shortcuts-context.ts';
import { useMessages } from '../../use-messages.ts';

type BoardToolbarProps = {
  filters: Filter[];
  state: Pick<ListState, 'text' | 'filters'>;
  change: ChangeList;
};

export function BoardToolbar({ filters, state, change }: BoardToolbarProps) {
  const { filters: messages } = useMessages('applications');
  const { keys } = useMessages('list');
  const search = useRef<HTMLInputElement>(null);
  useShortcuts([
    { keys: '/', label: keys.search, group: keys.group, run: () => search.current?.focus() },
  ]);
  const isFiltered = state.text !== '' || Object.keys(state.filters).length > 0;

  return (
    <section aria-label={messages.label} className="flex flex-wrap items-start gap-2 pb-3">
      <ListSearch
        input={search}
        label={messages.search}
        text={state.text}
        onChange={(text) => change({ text }, { replace: true })}
      />
      <div className="list-chips">
        {filters.map((filter) => (
          <FilterChip
            key={filter.key}
            filter={filter}
            values={state.filters[filter.key] ?? []}
            onChange={(values) => change({ filters: { [filter.key]: values } })}
          />
        ))}
        {isFiltered && (
          <Button
            variant="quiet"
            size="compact"
            onClick={() =>
              change({
                text: '',
                filters: Object.fromEntries(filters.map(({ key }) => [key, []])),
              })
            }
          >
            {messages.clear}
          </Button>
        )}
      </div>
    </section>
  );
}
