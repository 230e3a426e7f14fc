import { invalidRange, pageOutOfRange } from './errors.ts';
import type { ParsedQuery } from './query/query.ts';

const unsatisfiable = 'Requested range not satisfiable';

/** Narrows the limit and offset of the query to the Range header. */
export function applyRange(query: ParsedQuery, header: string | null): void {
  const [, from, to] = /^(\d{1,9})-(\d{0,9})$/.exec(header?.trim() ?? '') ?? [];
  if (from === undefined) return;
  const lower = Number(from);
  const upper = to ? Number(to) : Number.POSITIVE_INFINITY;
  if (lower > upper) {
    throw invalidRange(
      unsatisfiable,
      'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
    );
  }
  const isRoot = ({ path }: { path: string[] }) => path.length === 0;
  const offset = query.offsets.find(isRoot)?.value ?? 0;
  const limit = query.limits.find(isRoot)?.value ?? Number.POSITIVE_INFINITY;
  const start = Math.max(offset, lower);
  const end = Math.min(offset + limit - 1, upper);
  query.offsets = [...query.offsets.filter((item) => !isRoot(item)), { path: [], value: start }];
  if (end < Number.POSITIVE_INFINITY) {
    const value = Math.max(0, end - start + 1);
    query.limits = [...query.limits.filter((item) => !isRoot(item)), { path: [], value }];
  }
}

interface Page {
  offset: number;
  rows: number;
  total: number | undefined;
}

export function renderContentRange({ offset, rows, total }: Page): string {
  const range = rows === 0 ? '*' : `${offset}-${offset + rows - 1}`;
  return `${range}/${total ?? '*'}`;
}

/** Returns 206 if more rows exist than are sent, 416 if the page starts after the last row. */
export function statusOfPage({ offset, rows, total }: Page): number {
  if (total === undefined) return 200;
  if (offset > total) {
    throw pageOutOfRange(
      unsatisfiable,
      `An offset of ${offset} was requested, but there are only ${total} rows.`,
      total,
    );
  }
  return rows < total ? 206 : 200;
}
