import type { RefObject } from 'react';
import { useShortcuts } from '../../../shell/shortcuts/shortcuts-context.ts';
import { useMessages } from '../../../use-messages.ts';
import type { PagePosition } from '../data/list-source.ts';
import { findFocusedRow, moveRowFocus, openFocusedRow } from './row-focus.ts';

type ListKeysOptions = {
  table: RefObject<HTMLTableElement | null>;
  search: RefObject<HTMLInputElement | null>;
  onToggle: (id: string) => void;
  onClear: () => void;
  next?: PagePosition;
  previous?: PagePosition;
  onMove: (pagePosition: PagePosition) => void;
};

/** Keyboard control of the list. Enter opens the focused row natively, because it is a link. */
export function useListKeys(options: ListKeysOptions): void {
  const { table, search, onToggle, onClear, next, previous, onMove } = options;
  const { keys } = useMessages('list');
  const { group } = keys;
  useShortcuts([
    { keys: 'j', label: keys.down, group, run: () => moveRowFocus(table.current, 1) },
    { keys: 'k', label: keys.up, group, run: () => moveRowFocus(table.current, -1) },
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
