import { useSyncExternalStore } from 'react';

// Which colours the back office has in this browser. Every colour is a pair, and the root's
// `color-scheme` says which half holds; without a choice that is the system's.

export const schemes = ['system', 'light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

const storageKey = 'colourScheme';
const listeners = new Set<() => void>();

/** Runs before the first paint, or the page would flash in the other colours. */
export const earlySchemeScript = `try{var s=localStorage.getItem('${storageKey}');if(s==='light'||s==='dark')document.documentElement.style.colorScheme=s}catch(e){}`;

export function readScheme(): Scheme {
  const { colorScheme } = document.documentElement.style;
  return schemes.find((scheme) => scheme === colorScheme) ?? 'system';
}

export function chooseScheme(scheme: Scheme): void {
  document.documentElement.style.colorScheme = scheme === 'system' ? '' : scheme;
  try {
    if (scheme === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, scheme);
  } catch {
    // Without storage the choice holds until the page is left.
  }
  for (const listener of listeners) listener();
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
