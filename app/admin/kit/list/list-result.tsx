import type { Ref } from 'react';
import type { ListQuery } from './data/list-source.ts';
import type { Column, ListDefinition } from './list-definition.ts';
import type { ListState } from './list-state.ts';
import { ListFailed, NothingMatches, NothingYet } from './list-states.tsx';
import { useMatches, useSuggestion } from './people-search/data.ts';
import type { ListSelection } from './selection/use-list-selection.ts';
import { ListTable } from './table/list-table.tsx';
import type { useListRows } from './use-list-rows.ts';
import type { ChangeList } from './use-list-state.ts';

type ListResultProps<Row> = {
  table: Ref<HTMLTableElement>;
  definition: ListDefinition<Row>;
  columns: Column<Row>[];
  query: ListQuery;
  state: ListState;
  change: ChangeList;
  onClear: () => void;
  listRows: ReturnType<typeof useListRows<Row>>;
  /** Undefined if the list has no actions. */
  selection: ListSelection | undefined;
};

/** Shows the rows of a page, or says why there are no rows. */
export function ListResult<Row>(props: ListResultProps<Row>) {
  const { table, definition, columns, query, state, change, onClear, listRows, selection } = props;
  const { personOf } = definition;
  const { page, rows, live } = listRows;
  const isStale = page.isPlaceholderData;
  const people = personOf ? (rows ?? []).flatMap((row) => personOf(row) ?? []) : [];
  const matches = useMatches(query.text, people);
  const isEmpty = rows?.length === 0 && !isStale;
  const suggestion = useSuggestion(query.text, personOf !== undefined && isEmpty);

  if (page.isError && !page.data) {
    return <ListFailed error={page.error} onRetry={() => page.refetch()} />;
  }
  // A page after or before others can be empty although there are rows.
  const isOnlyPage = !/after|before/.test(state.pagePosition.at);
  if (isEmpty && isOnlyPage) {
    const isFiltered = state.text !== '' || Object.keys(state.filters).length > 0;
    return isFiltered ? (
      <NothingMatches
        isOfPeople={personOf !== undefined && query.text !== ''}
        suggestion={suggestion}
        onSuggestion={(text) => change({ text })}
        onClear={onClear}
      />
    ) : (
      <NothingYet empty={definition.empty} />
    );
  }
  return (
    <ListTable
      ref={table}
      definition={definition}
      columns={columns}
      rows={rows}
      gone={live.gone}
      isStale={isStale}
      sort={state.sort}
      onSort={(sort) => change({ sort })}
      chosen={selection}
      matches={matches}
      text={query.text}
    />
  );
}
