import { useSyncExternalStore } from 'react';

// The colour scheme of the back office in this browser: an attribute of the root element; without
// it the system scheme applies.

export const schemes = ['system', 'light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

const storageKey = 'colourScheme';
const listeners = new Set<() => void>();

/** Runs before the first paint, to prevent a flash of the other scheme. */
export const earlySchemeScript = `try{var s=localStorage.getItem('${storageKey}');if(s==='light'||s==='dark')document.documentElement.dataset.scheme=s}catch(e){}`;

function readScheme(): Scheme {
  const { scheme } = document.documentElement.dataset;
  return schemes.find((option) => option === scheme) ?? 'system';
}

export function chooseScheme(scheme: Scheme): void {
  if (scheme === 'system') leaveScheme();
  else document.documentElement.dataset.scheme = scheme;
  try {
    if (scheme === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, scheme);
  } catch {
    // Ignored: without storage the choice holds until the page is left.
  }
  for (const listener of listeners) listener();
}

/** Applies the stored scheme after a client-side navigation from the site, where the early script did not run. */
export function restoreScheme(): void {
  try {
    const storedScheme = localStorage.getItem(storageKey);
    if (storedScheme === 'light' || storedScheme === 'dark')
      document.documentElement.dataset.scheme = storedScheme;
  } catch {
    // Ignored: there is nothing to restore.
  }
}

/** Outside the back office the system scheme applies. */
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
