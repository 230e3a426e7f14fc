import type { Fields } from './merge-fields.ts';

// What is not on the server yet is kept in this browser: offline, after a crash, after leaving.

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
        // A full or forbidden storage must not stop anybody from writing.
      }
    },
    remove() {
      try {
        localStorage.removeItem(key);
      } catch {
        // Nothing was kept, then.
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
