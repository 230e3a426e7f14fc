import { useCallback, useState } from 'react';
import { useStaff } from '../shell/staff-context.ts';

// What is half written outlives the tab of a panel, the panel and a reload, but not the window. It
// bears its owner: whoever signs in next in this window neither sees it nor leaves it there.

const place = 'drafts';

type Drafts = { owner: string; texts: Record<string, string> };

function readDrafts(owner: string): Drafts {
  try {
    const kept = JSON.parse(sessionStorage.getItem(place) ?? '') as Drafts;
    if (kept.owner === owner) return kept;
  } catch {
    // There are none.
  }
  return { owner, texts: {} };
}

function writeDraft(owner: string, key: string, text: string | undefined): void {
  const { texts } = readDrafts(owner);
  const { [key]: _before, ...others } = texts;
  const kept: Drafts = { owner, texts: text === undefined ? others : { ...others, [key]: text } };
  try {
    sessionStorage.setItem(place, JSON.stringify(kept));
  } catch {
    // Without room it lives as long as what shows it.
  }
}

/** Keeps only what belongs to this account. */
export function forgetDraftsOfOthers(owner: string): void {
  const { texts } = readDrafts(owner);
  if (Object.keys(texts).length === 0) sessionStorage.removeItem(place);
}

/** Deletes drafts once what they were written for is done. */
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

/** A text that is kept under a key until it is what it was at first. */
export function useDraft(key: string, first = ''): [string, (text: string) => void] {
  const { userId } = useStaff();
  const [text, setText] = useState(() => readDrafts(userId).texts[key] ?? first);
  return [
    text,
    (next) => {
      setText(next);
      writeDraft(userId, key, next === first ? undefined : next);
    },
  ];
}
