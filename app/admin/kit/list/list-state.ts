import { parseCursor, renderCursor } from './data/cursor.ts';
import type { PagePosition, Sort } from './data/list-source.ts';
import type { Column, ListDefinition } from './list-definition.ts';

/** The state of a list that its URL contains. */
export type ListState = {
  text: string;
  filters: Record<string, string[]>;
  sort: SortState;
  /** Undefined if the URL names no columns. */
  columns: string[] | undefined;
  pagePosition: PagePosition;
};

export type SortState = { column: string; descending: boolean };

const positionKeys = ['after', 'before', 'end'];

type Shape = Pick<ListDefinition<never>, 'filters' | 'sort'> & {
  columns: Pick<Column<never>, 'key' | 'sort'>[];
};

export function parseListState(params: URLSearchParams, definition: Shape): ListState {
  const filters: Record<string, string[]> = {};
  for (const { key } of definition.filters) {
    const values = splitList(params.get(key));
    if (values.length > 0) filters[key] = values;
  }
  const columns = splitList(params.get('columns')).filter((key) =>
    definition.columns.some((column) => column.key === key),
  );
  return {
    text: params.get('q') ?? '',
    filters,
    sort: parseSort(params.get('sort'), definition) ?? requireSort(definition),
    columns: columns.length > 0 ? columns : undefined,
    pagePosition: parsePagePosition(params),
  };
}

export type ListChange = Partial<{
  text: string;
  filters: Record<string, string[]>;
  sort: SortState;
  columns: string[] | undefined;
  pagePosition: PagePosition;
}>;

/** Returns the URL after a change. A different list starts at its first page. */
export function changeListState(params: URLSearchParams, change: ListChange): URLSearchParams {
  const next = new URLSearchParams(params);
  if (change.text !== undefined) setOrDelete(next, 'q', change.text);
  for (const [key, values] of Object.entries(change.filters ?? {})) {
    setOrDelete(next, key, values.join(','));
  }
  if (change.sort) next.set('sort', renderSort(change.sort));
  if ('columns' in change) setOrDelete(next, 'columns', change.columns?.join(',') ?? '');
  if (change.text !== undefined || change.filters || change.sort || change.pagePosition) {
    for (const key of positionKeys) next.delete(key);
  }
  if (change.pagePosition) setPagePosition(next, change.pagePosition);
  return next;
}

function renderSort({ column, descending }: SortState): string {
  return descending ? `-${column}` : column;
}

export function resolveSort<Row>({ column, descending }: SortState, columns: Column<Row>[]): Sort {
  const sort = columns.find(({ key }) => key === column)?.sort;
  if (!sort) throw new Error(`there is no sorting by ${column}`);
  return { by: sort.by, nullable: sort.nullable ?? false, descending };
}

function parseSort(text: string | null, { columns }: Shape): SortState | undefined {
  const descending = text?.startsWith('-') ?? false;
  const key = descending ? text?.slice(1) : text;
  const column = columns.find((candidate) => candidate.key === key && candidate.sort);
  return column && { column: column.key, descending };
}

function requireSort(definition: Shape): SortState {
  const sort = parseSort(definition.sort, definition);
  if (!sort) throw new Error(`there is no column to sort by for ${definition.sort}`);
  return sort;
}

function parsePagePosition(params: URLSearchParams): PagePosition {
  for (const edge of ['after', 'before'] as const) {
    const cursor = parseCursor(params.get(edge) ?? '');
    if (cursor) return { at: edge, cursor };
  }
  return params.has('end') ? { at: 'last' } : { at: 'first' };
}

function setPagePosition(params: URLSearchParams, pagePosition: PagePosition): void {
  if (pagePosition.at === 'last') params.set('end', '1');
  else if (pagePosition.at !== 'first')
    params.set(pagePosition.at, renderCursor(pagePosition.cursor));
}

function setOrDelete(params: URLSearchParams, key: string, value: string): void {
  if (value) params.set(key, value);
  else params.delete(key);
}

function splitList(text: string | null): string[] {
  return text ? [...new Set(text.split(',').filter(Boolean))] : [];
}
