import { type RefObject, useEffect, useRef } from 'react';
import { useShortcuts } from '../../../shell/shortcuts/shortcuts-context.ts';
import { useMessages } from '../../../use-messages.ts';
import type { PagePosition } from '../data/list-source.ts';
import { enterRows, findFocusedRow, moveRowFocus, openFocusedRow } from './row-focus.ts';

type ListKeysOptions = {
  table: RefObject<HTMLTableElement | null>;
  search: RefObject<HTMLInputElement | null>;
  onToggle: (id: string) => void;
  onClear: () => void;
  /** The position of the requested page, and whether its rows are still loading. */
  pagePosition: PagePosition;
  isLoading: boolean;
  next?: PagePosition;
  previous?: PagePosition;
  onMove: (pagePosition: PagePosition) => void;
};

/** Keyboard control of the list. Enter opens the focused row natively, because it is a link. */
export function useListKeys(options: ListKeysOptions): void {
  const { table, search, onToggle, onClear, next, previous, onMove } = options;
  const step = useStep(options);
  const { keys } = useMessages('list');
  const { group } = keys;
  useShortcuts([
    { keys: 'j', label: keys.down, group, run: () => step(1) },
    { keys: 'k', label: keys.up, group, run: () => step(-1) },
    {
      keys: 'x',
      label: keys.select,
      group,
      run: () => {
        const id = findFocusedRow(table.current);
        if (id) onToggle(id);
      },
    },
    { keys: 'o', label: keys.open, group, run: () => openFocusedRow(table.current) },
    { keys: '/', label: keys.search, group, run: () => search.current?.focus() },
    { keys: 'n', label: keys.next, group, run: () => next && onMove(next) },
    { keys: 'p', label: keys.previous, group, run: () => previous && onMove(previous) },
    { keys: 'Escape', label: keys.clear, group, run: onClear },
  ]);
}

/** Moves the focus from row to row, and on to the next page after the last one. */
function useStep({ table, pagePosition, isLoading, next, previous, onMove }: ListKeysOptions) {
  const pendingStep = useRef<{ page: string; step: 1 | -1 }>(undefined);
  const page = JSON.stringify(pagePosition);
  useEffect(() => {
    if (!pendingStep.current || isLoading || pendingStep.current.page === page) return;
    enterRows(table.current, pendingStep.current.step);
    pendingStep.current = undefined;
  });
  return (step: 1 | -1) => {
    if (moveRowFocus(table.current, step)) return;
    const beyond = step === 1 ? next : previous;
    if (!beyond) return;
    pendingStep.current = { page, step };
    onMove(beyond);
  };
}
