/** A list, or another screen whose filters are in its URL. */
export type Shape = { filters: { key: string }[] };

/** Returns the part of a URL that belongs to a view: without the page and the language. */
export function renderViewQuery(params: URLSearchParams, { filters }: Shape): string {
  const viewParams = new URLSearchParams();
  for (const key of ['q', ...filters.map((filter) => filter.key), 'sort', 'columns']) {
    const value = params.get(key);
    if (value) viewParams.set(key, value);
  }
  return viewParams.toString();
}

/** Returns the URL of a view: parameters of the list are replaced, others stay. */
export function openViewQuery(
  params: URLSearchParams,
  query: string,
  { filters }: Shape,
): URLSearchParams {
  const newParams = new URLSearchParams(params);
  const viewKeys = [
    'q',
    'sort',
    'columns',
    'after',
    'before',
    'end',
    ...filters.map(({ key }) => key),
  ];
  for (const key of viewKeys) newParams.delete(key);
  for (const [key, value] of new URLSearchParams(query)) {
    if (viewKeys.includes(key)) newParams.set(key, value);
  }
  return newParams;
}

/** Compares two views regardless of the order of their parameters. */
export function isSameView(firstQuery: string, secondQuery: string): boolean {
  const sorted = (query: string) => {
    const params = new URLSearchParams(query);
    params.sort();
    return params.toString();
  };
  return sorted(firstQuery) === sorted(secondQuery);
}
