import { isDeepStrictEqual } from 'node:util';

/** Returns the columns whose values differ, for the history of a person. */
export function listChanges<Column extends string>(
  columns: readonly Column[],
  before: Record<Column, unknown>,
  after: Record<Column, unknown>,
): Column[] {
  return columns.filter((column) => !isDeepStrictEqual(before[column], after[column]));
}
