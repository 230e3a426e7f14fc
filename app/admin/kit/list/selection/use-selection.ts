import { useCallback, useRef, useState } from 'react';
import { emptySelection, fullSelection, isSelected, type Selection, select } from './selection.ts';

/** `match` identifies the query behind "select all"; when it changes, that selection is cleared. */
export function useSelection(ids: string[], match: string) {
  const [selection, setSelection] = useState<Selection>(emptySelection);
  const [matched, setMatched] = useState(match);
  const anchor = useRef<string>(undefined);
  const latestIds = useRef(ids);
  latestIds.current = ids;

  if (matched !== match) {
    setMatched(match);
    if (selection.mode === 'all') setSelection(emptySelection);
  }

  const onSelect = useCallback((id: string, selected: boolean, isRange: boolean) => {
    const range = isRange ? between(latestIds.current, anchor.current, id) : [id];
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
    onSelect,
    toggle,
    selectPage,
    selectAll: useCallback(() => setSelection(fullSelection), []),
    clear: useCallback(() => setSelection(emptySelection), []),
  };
}

/** With Shift: from the row touched last to this one, in the order of the page. */
function between(ids: string[], from: string | undefined, to: string): string[] {
  const [a, b] = [ids.indexOf(from ?? to), ids.indexOf(to)];
  if (a === -1 || b === -1) return [to];
  return ids.slice(Math.min(a, b), Math.max(a, b) + 1);
}
