import { levenshtein } from '../../support/levenshtein.ts';
import { undefinedColumn } from '../errors.ts';
import type { Relation } from '../schema/types.ts';
import type { ColumnRef } from './types.ts';

export function findColumn(relation: Relation, name: string): ColumnRef | undefined {
  const column = relation.columns.get(name);
  if (column) return { type: 'column', name, column };
  const fn = relation.computed.get(name);
  return fn && { type: 'computed', name, fn };
}

/** An unknown name never reaches PostgreSQL; the error is the one that PostgreSQL would report. */
export function getColumn(relation: Relation, alias: string, name: string): ColumnRef {
  const column = findColumn(relation, name);
  if (column) return column;
  const similar = findSimilarColumn(relation, name);
  throw undefinedColumn(
    `column ${alias}.${name} does not exist`,
    null,
    similar ? `Perhaps you meant to reference the column "${alias}.${similar}".` : null,
  );
}

/** PostgreSQL's rule: at most three edits, and at most half the length of the name. */
function findSimilarColumn(relation: Relation, name: string): string | undefined {
  let best: string | undefined;
  let bestDistance = 4;
  for (const other of relation.columns.keys()) {
    if (Math.abs(name.length - other.length) >= bestDistance) continue;
    const distance = levenshtein(name, other);
    if (distance < bestDistance && distance <= name.length / 2) {
      best = other;
      bestDistance = distance;
    }
  }
  return best;
}
