import type { LocalDraft } from './local-draft.ts';
import type { Fields } from './merge-fields.ts';
import type { StoredRow } from './snapshot.ts';

export type AutosaveOptions = {
  /** Resolves to the new version, or null if a colleague saved on top of `version` first. */
  save: (fields: Fields, changed: string[], version: number) => Promise<number | null>;
  load: () => Promise<StoredRow>;
  /** Keys of fields that are not valid yet. */
  findInvalidKeys: (fields: Fields) => Iterable<string>;
  combine?: (key: string, theirs: unknown, mine: unknown) => unknown;
  /** The key of the field that an error is about, if any. */
  findErrorKey?: (error: unknown) => string | undefined;
  /** True if a retry may help: no connection, an overloaded server. */
  isTransient: (error: unknown) => boolean;
  draft: LocalDraft;
  /** If false, changes stay in the browser until the user saves. */
  savesAutomatically: boolean;
  isOnline?: () => boolean;
};
