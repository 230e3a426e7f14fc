import type { PagePosition, RowKeys } from './data/list-source.ts';
import type { Count } from './data/read-count.ts';

/** Returns the position of the first row of a page, starting at one; null if it is unknown. */
export function findRowPosition(
  pagePosition: PagePosition,
  rows: number,
  count: Count | undefined,
): number | null {
  switch (pagePosition.at) {
    case 'first':
      return 1;
    case 'last':
      return count?.isExact ? Math.max(1, count.total - rows + 1) : null;
    case 'after':
      return pagePosition.cursor.position === null ? null : pagePosition.cursor.position + 1;
    case 'before': {
      const from = pagePosition.cursor.position === null ? 0 : pagePosition.cursor.position - rows;
      return from > 0 ? from : null;
    }
  }
}

type Page = { rows: RowKeys[]; hasPrevious: boolean; hasNext: boolean };

/** Returns the cursors of the paging buttons; a button without one is disabled. */
export function findPagePositions({ rows, hasPrevious, hasNext }: Page, from: number | null) {
  const before = rows[0];
  const after = rows.at(-1);
  const step = (at: 'before' | 'after', row: RowKeys, position: number | null): PagePosition => ({
    at,
    cursor: { value: row.sort_key, id: row.row_key, position },
  });
  return {
    first: hasPrevious ? ({ at: 'first' } as const) : undefined,
    previous: hasPrevious && before ? step('before', before, from) : undefined,
    next:
      hasNext && after
        ? step('after', after, from === null ? null : from + rows.length - 1)
        : undefined,
    last: hasNext ? ({ at: 'last' } as const) : undefined,
  };
}
