import type { Condition, PagePosition, Sort } from './list-source.ts';

/** A part of the list that one index scan reads from its start. */
export type Segment = {
  conditions: Condition[];
  order: { column: string; ascending: boolean }[];
};

/**
 * Keyset paging: the rows after a cursor as segments, each answered by an index on (column, id)
 * without skipping rows. "Equal, then by id" and "beyond" are separate, because the planner would
 * filter an "or" row by row from the start of the list. Nulls come last in both directions.
 * Segments of one wave can be queried at the same time.
 */
export function listSegments(sort: Sort, id: string, pagePosition: PagePosition): Segment[][] {
  const forward = pagePosition.at === 'first' || pagePosition.at === 'after';
  const ascending = forward !== sort.descending;
  const beyond = ascending ? 'gt' : 'lt';
  const byId = { column: id, ascending };
  const byBoth = [{ column: sort.by, ascending }, byId];
  const filledSegment: Segment = {
    conditions: sort.nullable ? [{ column: sort.by, is: 'not_null' }] : [],
    order: byBoth,
  };
  const empty: Segment[] = sort.nullable
    ? [{ conditions: [{ column: sort.by, is: 'null' }], order: [byId] }]
    : [];

  if (pagePosition.at === 'first') return [[filledSegment], empty];
  if (pagePosition.at === 'last') return [empty, [filledSegment]];

  const { value, id: key } = pagePosition.cursor;
  const furtherId: Condition = { column: id, is: beyond, value: key };
  if (value === null) {
    const furtherNulls: Segment = {
      conditions: [{ column: sort.by, is: 'null' }, furtherId],
      order: [byId],
    };
    return forward ? [[furtherNulls]] : [[furtherNulls], [filledSegment]];
  }
  const text = String(value);
  const equal: Segment = {
    conditions: [{ column: sort.by, is: 'eq', value: text }, furtherId],
    order: [byId],
  };
  const further: Segment = {
    conditions: [{ column: sort.by, is: beyond, value: text }],
    order: byBoth,
  };
  return forward ? [[equal, further], empty] : [[equal, further]];
}
