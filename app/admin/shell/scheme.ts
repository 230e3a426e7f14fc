import { useSyncExternalStore } from 'react';

// Which colours the back office has in this browser: an attribute of the root, without which they
// are the system's.

export const schemes = ['system', 'light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

const storageKey = 'colourScheme';
const listeners = new Set<() => void>();

/** Runs before the first paint, or the page would flash in the other colours. */
export const earlySchemeScript = `try{var s=localStorage.getItem('${storageKey}');if(s==='light'||s==='dark')document.documentElement.dataset.scheme=s}catch(e){}`;

export function readScheme(): Scheme {
  const { scheme } = document.documentElement.dataset;
  return schemes.find((known) => known === scheme) ?? 'system';
}

export function chooseScheme(scheme: Scheme): void {
  if (scheme === 'system') leaveScheme();
  else document.documentElement.dataset.scheme = scheme;
  try {
    if (scheme === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, scheme);
  } catch {
    // Without storage the choice holds until the page is left.
  }
  for (const listener of listeners) listener();
}

/** For those who come from another page of the site: the early script ran there, if at all. */
export function restoreScheme(): void {
  try {
    const stored = localStorage.getItem(storageKey);
    if (stored === 'light' || stored === 'dark') document.documentElement.dataset.scheme = stored;
  } catch {
    // Then there is nothing to restore.
  }
}

/** Outside of the back office the system decides. */
export function leaveScheme(): void {
  delete document.documentElement.dataset.scheme;
}

export function useScheme(): Scheme {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    readScheme,
    () => 'system' as const,
  );
}
