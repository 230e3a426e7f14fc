import type { Fields } from './merge-fields.ts';

// Unsaved changes are stored in this browser: they survive lost connections, crashes and leaving.

export type Draft = { base: Fields; fields: Fields; keptAt: string };

export type LocalDraft = {
  read: () => Draft | undefined;
  write: (draft: Draft) => void;
  remove: () => void;
};

export function openLocalDraft(key: string): LocalDraft {
  return {
    read() {
      try {
        return parseDraft(JSON.parse(localStorage.getItem(key) ?? 'null'));
      } catch {
        return undefined;
      }
    },
    write(draft) {
      try {
        localStorage.setItem(key, JSON.stringify(draft));
      } catch {
        // Ignored: a full or blocked storage must not stop the user from editing.
      }
    },
    remove() {
      try {
        localStorage.removeItem(key);
      } catch {
        // Ignored: without storage there is no draft either.
      }
    },
  };
}

function parseDraft(value: unknown): Draft | undefined {
  const draft = value as Partial<Draft> | null;
  const isWhole =
    typeof draft?.base === 'object' && typeof draft.fields === 'object' && draft.keptAt;
  return isWhole ? (draft as Draft) : undefined;
}
