import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { ListDefinition } from './list-definition.ts';
import { changeListState, type ListChange, parseListState } from './list-state.ts';

type ChangeOptions = { replace?: boolean };
export type ChangeList = (change: ListChange, options?: ChangeOptions) => void;

/** Reads the state of a list from the URL and changes it. */
export function useListState<Row>(definition: ListDefinition<Row>) {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => parseListState(params, definition), [params, definition]);
  const change = useCallback<ChangeList>(
    (wanted, { replace = false } = {}) =>
      setParams((before) => changeListState(before, wanted), { replace, preventScrollReset: true }),
    [setParams],
  );
  return { params, setParams, state, change };
}
