import { useCallback, useEffect, useRef, useState } from 'react';
import { emptySelection, fullSelection, isSelected, type Selection, select } from './selection.ts';

type SelectionOptions = {
  /** The rows of the page. */
  ids: string[];
  /** Identifies the search and the filters. */
  match: string;
  /** True while the page still shows the rows of the previous query. */
  isStale: boolean;
  /** Finds which of these rows match the search and the filters. */
  findMatching: (ids: string[]) => Promise<ReadonlySet<string>>;
  onDrop: (count: number) => void;
  /** True if the list opens with all matching rows selected. */
  isAllSelected?: boolean;
};

/** The parameter of the URL with which another screen opens a list with all rows selected. */
export const selectAllParameter = 'select';

/**
 * When the search or a filter changes, "select all" is cleared, and rows that were selected one by one
 * stay selected if they still match. `isChecking` is true until that is known.
 */
export function useSelection(options: SelectionOptions) {
  const { ids, match, isStale, findMatching, onDrop, isAllSelected = false } = options;
  const [selection, setSelection] = useState<Selection>(
    isAllSelected ? fullSelection : emptySelection,
  );
  /** The search and the filters that the selection was last checked against. */
  const [checkedMatch, setCheckedMatch] = useState(match);
  const anchor = useRef<string>(undefined);
  // Refs, because the check below runs once per change of the filter, not whenever rows or callbacks are new.
  const latestIds = useRef(ids);
  latestIds.current = ids;
  const latestCallbacks = useRef({ findMatching, onDrop });
  latestCallbacks.current = { findMatching, onDrop };

  const isChecking = checkedMatch !== match;
  // Nothing has to be checked, so the new filters are adopted during this render and `isChecking` is never shown.
  if (isChecking && (selection.mode === 'all' || selection.ids.size === 0)) {
    setCheckedMatch(match);
    if (selection.mode === 'all') setSelection(emptySelection);
  }

  useEffect(() => {
    if (!isChecking || isStale || selection.mode === 'all') return;
    let isCurrent = true;
    // The page already belongs to the new query, so its rows match. Only selected rows of other pages are checked.
    const onPage = new Set(latestIds.current);
    const idsOnOtherPages = [...selection.ids].filter((id) => !onPage.has(id));
    const deselect = (dropped: string[]) => {
      if (!isCurrent) return;
      setCheckedMatch(match);
      setSelection((before) => select(before, dropped, false));
      if (dropped.length > 0) latestCallbacks.current.onDrop(dropped.length);
    };
    const check = async () => {
      const matching =
        idsOnOtherPages.length > 0
          ? await latestCallbacks.current.findMatching(idsOnOtherPages)
          : new Set();
      deselect(idsOnOtherPages.filter((id) => !matching.has(id)));
    };
    // Rows that cannot be checked are dropped: an action must not apply to rows that the user cannot see.
    check().catch(() => deselect(idsOnOtherPages));
    return () => {
      isCurrent = false;
    };
  }, [isChecking, isStale, match, selection]);

  const onSelect = useCallback((id: string, selected: boolean, isRange: boolean) => {
    const range = isRange ? idsBetween(latestIds.current, anchor.current, id) : [id];
    anchor.current = id;
    setSelection((before) => select(before, range, selected));
  }, []);
  const toggle = useCallback((id: string) => {
    anchor.current = id;
    setSelection((before) => select(before, [id], !isSelected(before, id)));
  }, []);
  const selectPage = useCallback(
    (selected: boolean) => setSelection((before) => select(before, latestIds.current, selected)),
    [],
  );

  return {
    selection,
    isChecking,
    onSelect,
    toggle,
    selectPage,
    selectAll: useCallback(() => setSelection(fullSelection), []),
    clear: useCallback(() => setSelection(emptySelection), []),
  };
}

/**
 * Returns the ids that a click with Shift selects: from the row that was touched last to the clicked row, in the order
 * of the page.
 */
function idsBetween(ids: string[], from: string | undefined, to: string): string[] {
  const [a, b] = [ids.indexOf(from ?? to), ids.indexOf(to)];
  if (a === -1 || b === -1) return [to];
  return ids.slice(Math.min(a, b), Math.max(a, b) + 1);
}
