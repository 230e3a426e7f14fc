import type { ReactNode, RefObject } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useMessages } from '../../use-messages.ts';
import { FilterChip } from './filters/filter-chip.tsx';
import type { ListDefinition } from './list-definition.ts';
import { ListSearch } from './list-search.tsx';
import type { ListState } from './list-state.ts';
import type { ChangeList } from './use-list-state.ts';

type ListToolbarProps<Row> = {
  definition: ListDefinition<Row>;
  state: ListState;
  change: ChangeList;
  onSearch: (text: string) => void;
  onClear: () => void;
  search: RefObject<HTMLInputElement | null>;
  children: ReactNode;
};

export function ListToolbar<Row>(props: ListToolbarProps<Row>) {
  const { definition, state, change, onSearch, onClear, search, children } = props;
  const messages = useMessages('list');
  const hasFilters = Object.keys(state.filters).length > 0;
  return (
    <div className="flex flex-wrap items-start gap-2">
      {definition.source.search && (
        <ListSearch
          input={search}
          label={definition.searchLabel ?? messages.search}
          text={state.text}
          onChange={onSearch}
        />
      )}
      <fieldset aria-label={messages.filters} className="list-chips min-h-9">
        {definition.filters.map((filter) => (
          <FilterChip
            key={filter.key}
            filter={filter}
            values={state.filters[filter.key] ?? []}
            onChange={(values) => change({ filters: { [filter.key]: values } })}
          />
        ))}
        {hasFilters && (
          <Button variant="quiet" size="compact" onClick={onClear}>
            {messages.clearFilters}
          </Button>
        )}
      </fieldset>
      <div className="ml-auto flex items-center gap-1">{children}</div>
    </div>
  );
}
