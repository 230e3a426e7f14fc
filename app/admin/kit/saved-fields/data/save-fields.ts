import { BackendError } from '../../../../backend/backend-error.ts';
import { requireRow } from '../../../../backend/unwrap.ts';
import type { Conflict, Fields } from '../../autosave/merge-fields.ts';
import { sameValue } from '../../autosave/same-value.ts';

/** Reads and writes the fields of a record that several colleagues edit. */
export type FieldSource<Version = string> = {
  read: () => Promise<{ fields: Fields; version: Version }>;
  /** Writes only if the record is still of this version. Resolves to whether it was. */
  write: (change: Fields, version: Version) => Promise<boolean>;
};

/** Each retry follows a change by a colleague, so a few are enough. */
const maxAttempts = 3;

/**
 * Saves `change` if its fields still have the values of `before`. Otherwise saves nothing and returns the fields that
 * a colleague changed differently.
 */
export async function saveFields<Version>(
  { read, write }: FieldSource<Version>,
  change: Fields,
  before: Fields,
): Promise<Conflict[]> {
  let rejectedVersion: Version | undefined;
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const { fields: stored, version } = await read();
    // Nobody has saved in between, so row-level security hid the row from the write.
    if (rejectedVersion !== undefined && sameValue(version, rejectedVersion)) requireRow([]);
    const open = Object.keys(change).filter((key) => !sameValue(stored[key], change[key]));
    const conflicts = open
      .filter((key) => !sameValue(stored[key], before[key]))
      .map((key) => ({ key, base: before[key], theirs: stored[key] }));
    if (conflicts.length > 0) return conflicts;
    if (open.length === 0) return [];
    // The version also changes with other fields of the record, so the fields are refetched.
    if (await write(pickFields(change, open), version)) return [];
    rejectedVersion = version;
  }
  throw new BackendError({ code: 'conflict', message: 'saved in between' });
}

/** Reverts a change, unless a colleague has changed one of its fields since. */
export async function revertFields<Version>(
  source: FieldSource<Version>,
  change: Fields,
  before: Fields,
): Promise<void> {
  const conflicts = await saveFields(source, pickFields(before, Object.keys(change)), change);
  if (conflicts.length === 0) return;
  throw new BackendError({ code: 'conflict', message: 'changed since' });
}

/** A change that waits until the user has chosen a value for each conflict. */
export type PendingConflict = { change: Fields; before: Fields; conflicts: Conflict[] };

export function resolveConflict(
  { change, before, conflicts }: PendingConflict,
  key: string,
  choice: 'mine' | 'theirs',
): PendingConflict {
  const theirs = conflicts.find((open) => open.key === key)?.theirs;
  const keptNames = Object.keys(change).filter((name) => name !== key || choice === 'mine');
  return {
    change: pickFields(change, keptNames),
    before: { ...before, [key]: theirs },
    conflicts: conflicts.filter((open) => open.key !== key),
  };
}

export function pickFields(fields: Fields, keys: string[]): Fields {
  return Object.fromEntries(keys.map((key) => [key, fields[key]]));
}
