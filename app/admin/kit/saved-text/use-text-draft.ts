import { useStoredDraft } from '../forms/use-draft.ts';

/** A text and the stored text from which it was edited. */
export type TextDraft = { text: string; base: string };

/** A draft that remembers its base, so that a later change of a colleague is noticed after a reload. */
export function useTextDraft(
  key: string,
): [TextDraft | undefined, (draft: TextDraft | undefined) => void] {
  const [storedDraft, setStoredDraft] = useStoredDraft(key);
  return [
    storedDraft === undefined ? undefined : parseTextDraft(storedDraft),
    (draft) => setStoredDraft(draft && JSON.stringify(draft)),
  ];
}

/** Reads a stored draft. Drafts of an earlier release have no base: an empty one makes the user compare the texts. */
export function parseTextDraft(stored: string): TextDraft {
  try {
    const draft: unknown = JSON.parse(stored);
    if (isTextDraft(draft)) return draft;
  } catch {
    // The draft is a bare text.
  }
  return { text: stored, base: '' };
}

function isTextDraft(value: unknown): value is TextDraft {
  const { text, base } = Object(value) as Partial<TextDraft>;
  return typeof text === 'string' && typeof base === 'string';
}
