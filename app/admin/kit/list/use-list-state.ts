import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useStaff } from '../../shell/staff-context.ts';
import type { ListQuery } from './data/list-source.ts';
import { filterConditions } from './filters/filter-conditions.ts';
import type { ListDefinition } from './list-definition.ts';
import { changeListState, type ListChange, type ListState, parseListState } from './list-state.ts';

type ChangeOptions = { replace?: boolean };
export type ChangeList = (change: ListChange, options?: ChangeOptions) => void;

/** Reads the state of a list from the URL and changes it. */
export function useListState<Row>(definition: ListDefinition<Row>) {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => parseListState(params, definition), [params, definition]);
  const change = useCallback<ChangeList>(
    (listChange, { replace = false } = {}) =>
      setParams((before) => changeListState(before, listChange), {
        replace,
        preventScrollReset: true,
      }),
    [setParams],
  );
  return { params, setParams, state, change };
}

/** The query for the state in the URL. */
export function useListQuery<Row>(
  { source, filters }: ListDefinition<Row>,
  state: Pick<ListState, 'text' | 'filters'>,
): ListQuery {
  const { userId } = useStaff();
  return useMemo(() => {
    const reader = { userId, now: new Date() };
    const conditions = filters.flatMap((filter) =>
      filterConditions(filter, state.filters[filter.key] ?? [], reader),
    );
    return { source, text: state.text, conditions };
  }, [source, filters, state.text, state.filters, userId]);
}
