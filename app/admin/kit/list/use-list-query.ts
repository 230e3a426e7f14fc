import { useMemo } from 'react';
import { useStaff } from '../../shell/staff-context.ts';
import type { ListQuery } from './data/list-source.ts';
import { filterConditions } from './filters/filter-conditions.ts';
import type { ListDefinition } from './list-definition.ts';
import type { ListState } from './list-state.ts';

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
