import type { Draft } from './local-draft.ts';
import { type Conflict, type Fields, listChanges, mergeFields, put } from './merge-fields.ts';
import { sameValue } from './same-value.ts';

export type StoredRow = {
  version: number;
  fields: Fields;
  savedAt: string;
  savedBy: string | null;
  /** False if this row must not be saved automatically, because it is public. */
  savesAutomatically?: boolean;
};

/** Changes that a colleague saved while the user was editing. */
type News = { by: string | null; at: string; keys: string[] };

export type SaveState = 'saved' | 'unsaved' | 'saving' | 'offline' | 'failed' | 'rejected';

export type Snapshot = {
  stored: StoredRow;
  fields: Fields;
  state: SaveState;
  /** The error of the last try. */
  error: unknown;
  conflicts: Conflict[];
  news: News | undefined;
  /** The time at which the draft of an earlier visit was stored in the browser. */
  restoredFrom: string | undefined;
  /** Values that the server rejected, by key. */
  rejected: Fields;
};

type Combine = (key: string, theirs: unknown, mine: unknown) => unknown;

/** Returns the first snapshot: the row of the server, with the draft of an earlier visit if there is one. */
export function openSnapshot(
  stored: StoredRow,
  draft: Draft | undefined,
  combine: Combine | undefined,
): Snapshot {
  const merge = draft && mergeFields(draft.base, stored.fields, draft.fields, combine);
  const fields = merge?.fields ?? stored.fields;
  const isRestored = listChanges(stored.fields, fields).length > 0;
  return {
    stored,
    fields,
    state: isRestored ? 'unsaved' : 'saved',
    error: undefined,
    conflicts: merge?.conflicts ?? [],
    news: undefined,
    restoredFrom: isRestored ? draft?.keptAt : undefined,
    rejected: {},
  };
}

/** Merges a newer row of the server. Open conflicts stay until both sides are equal. */
export function mergeStored(
  snapshot: Snapshot,
  stored: StoredRow,
  combine: Combine | undefined,
): Snapshot {
  const { fields, taken, conflicts } = mergeFields(
    snapshot.stored.fields,
    stored.fields,
    snapshot.fields,
    combine,
  );
  const openConflicts = snapshot.conflicts
    .filter(({ key }) => !conflicts.some((conflict) => conflict.key === key))
    .filter(({ key }) => !sameValue(stored.fields[key], fields[key]))
    .map((conflict) => ({ ...conflict, theirs: stored.fields[conflict.key] }));
  const isNews = taken.length + conflicts.length > 0;
  return {
    ...snapshot,
    stored,
    fields,
    conflicts: [...openConflicts, ...conflicts],
    news: isNews ? { by: stored.savedBy, at: stored.savedAt, keys: taken } : snapshot.news,
  };
}

/** Returns the keys of fields that differ from the row of the server. */
export const listUnsaved = ({ stored, fields }: Snapshot) => listChanges(stored.fields, fields);

/** Returns the keys of unsaved fields that are valid and have not been rejected with their present value. */
export function listSaveable(snapshot: Snapshot, invalidKeys: Set<string>): string[] {
  const { fields, rejected } = snapshot;
  return listUnsaved(snapshot).filter(
    (key) => !invalidKeys.has(key) && !(key in rejected && sameValue(rejected[key], fields[key])),
  );
}

/** Returns the draft to store in the browser. */
export function toLocalDraft({ stored, fields, conflicts }: Snapshot): Draft {
  // The base of an open conflict is stored, so that it is a conflict again when the draft is
  // read.
  const base = { ...stored.fields };
  for (const conflict of conflicts) put(base, conflict.key, conflict.base);
  return { base, fields, keptAt: new Date().toISOString() };
}
