/** Rows selected one by one, or all matching rows with exceptions. */
export type Selection =
  | { mode: 'some'; ids: ReadonlySet<string> }
  | { mode: 'all'; except: ReadonlySet<string> };

export const emptySelection: Selection = { mode: 'some', ids: new Set() };
export const fullSelection: Selection = { mode: 'all', except: new Set() };

export function isSelected(selection: Selection, id: string): boolean {
  return selection.mode === 'all' ? !selection.except.has(id) : selection.ids.has(id);
}

export function select(selection: Selection, ids: string[], selected: boolean): Selection {
  const isAll = selection.mode === 'all';
  const namedIds = new Set(isAll ? selection.except : selection.ids);
  for (const id of ids) {
    if (selected === isAll) namedIds.delete(id);
    else namedIds.add(id);
  }
  return isAll ? { mode: 'all', except: namedIds } : { mode: 'some', ids: namedIds };
}

export function countSelected(selection: Selection, total: number): number {
  return selection.mode === 'all' ? Math.max(0, total - selection.except.size) : selection.ids.size;
}

export function selectedAmong(selection: Selection, ids: string[]): 'none' | 'some' | 'all' {
  const count = ids.filter((id) => isSelected(selection, id)).length;
  if (count === 0) return 'none';
  return count === ids.length ? 'all' : 'some';
}
