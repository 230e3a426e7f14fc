import { sameValue } from './same-value.ts';

/** The edited data as a flat record: each key is one unit of conflict. */
export type Fields = Record<string, unknown>;

export type Conflict = { key: string; base: unknown; theirs: unknown };

type Combine = (key: string, theirs: unknown, mine: unknown) => unknown;

type Merge = { fields: Fields; taken: string[]; conflicts: Conflict[] };

/**
 * Merges two edits of the same base. A field that only one side changed gets this change. A field
 * that both changed differently is a conflict: it keeps my value until the user chooses.
 */
export function mergeFields(
  base: Fields,
  theirs: Fields,
  mine: Fields,
  combine: Combine = () => undefined,
): Merge {
  const merge: Merge = { fields: { ...mine }, taken: [], conflicts: [] };
  const keys = new Set([...Object.keys(base), ...Object.keys(theirs), ...Object.keys(mine)]);
  for (const key of keys) {
    const [was, their, my] = [base[key], theirs[key], mine[key]];
    if (sameValue(their, my) || sameValue(their, was)) continue;
    if (sameValue(my, was)) {
      put(merge.fields, key, their);
      merge.taken.push(key);
      continue;
    }
    const combinedValue = combine(key, their, my);
    if (combinedValue === undefined) merge.conflicts.push({ key, base: was, theirs: their });
    else put(merge.fields, key, combinedValue);
  }
  return merge;
}

export function put(fields: Fields, key: string, value: unknown): void {
  if (value === undefined) delete fields[key];
  else fields[key] = value;
}

export function listChanges(base: Fields, mine: Fields): string[] {
  const keys = new Set([...Object.keys(base), ...Object.keys(mine)]);
  return [...keys].filter((key) => !sameValue(base[key], mine[key]));
}
