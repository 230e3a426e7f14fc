import { partialMatchKey, type QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';

type Listener = (changed: QueryKey) => void;

const listeners = new Set<Listener>();

/**
 * Reports that the user changed the data under this key. Open lists then show the change at once instead of asking
 * first.
 */
export function announceOwnChange(changed: QueryKey): void {
  for (const listener of listeners) listener(changed);
}

/** Returns a function that unsubscribes. */
export function onOwnChange(queryKey: QueryKey, work: () => void): () => void {
  const listener: Listener = (changed) => {
    if (partialMatchKey(queryKey, changed)) work();
  };
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function useOwnChanges(queryKey: QueryKey, work: () => void): void {
  useEffect(() => onOwnChange(queryKey, work), [queryKey, work]);
}
