import { useCallback, useState } from 'react';
import { useStaff } from '../../shell/staff-context.ts';

// Drafts survive a change of tabs, a closed panel and a reload, but not the window. They are stored with their owner,
// so that the next account in this window can neither read nor keep them.

const storageKey = 'drafts';

type Drafts = { owner: string; texts: Record<string, string> };

function readDrafts(owner: string): Drafts {
  try {
    const drafts = JSON.parse(sessionStorage.getItem(storageKey) ?? '') as Drafts;
    if (drafts.owner === owner) return drafts;
  } catch {
    // The storage is blocked, so there are no drafts.
  }
  return { owner, texts: {} };
}

function writeDraft(owner: string, key: string, text: string | undefined): void {
  const { texts } = readDrafts(owner);
  const { [key]: _before, ...others } = texts;
  const drafts: Drafts = { owner, texts: text === undefined ? others : { ...others, [key]: text } };
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(drafts));
  } catch {
    // Ignored: without storage the draft lives as long as its component.
  }
}

/** Removes the drafts of other accounts. */
export function forgetDraftsOfOthers(owner: string): void {
  const { texts } = readDrafts(owner);
  if (Object.keys(texts).length === 0) sessionStorage.removeItem(storageKey);
}

/** Deletes drafts after their texts have been saved. */
export function useForgetDrafts(): (...keys: string[]) => void {
  const { userId } = useStaff();
  return useCallback(
    (...keys) => {
      for (const key of keys) writeDraft(userId, key, undefined);
    },
    [userId],
  );
}

export function useHasDraft(key: string): boolean {
  const { userId } = useStaff();
  return readDrafts(userId).texts[key] !== undefined;
}

/** The drafts whose keys start like this, by key. */
export function useDraftsWith(prefix: string): Record<string, string> {
  const { userId } = useStaff();
  return Object.fromEntries(
    Object.entries(readDrafts(userId).texts).filter(([key]) => key.startsWith(prefix)),
  );
}

/** A text that is stored under a key while it differs from its initial value. */
export function useDraft(key: string, first = ''): [string, (text: string) => void] {
  const { userId } = useStaff();
  const [text, setText] = useState(() => readDrafts(userId).texts[key] ?? first);
  return [
    text,
    (newDraft) => {
      setText(newDraft);
      writeDraft(userId, key, newDraft === first ? undefined : newDraft);
    },
  ];
}

/** A text that is stored under a key until it is saved; undefined while there is none. */
export function useStoredDraft(
  key: string,
): [string | undefined, (text: string | undefined) => void] {
  const { userId } = useStaff();
  const [text, setText] = useState(() => readDrafts(userId).texts[key]);
  return [
    text,
    (newDraft) => {
      setText(newDraft);
      writeDraft(userId, key, newDraft);
    },
  ];
}
