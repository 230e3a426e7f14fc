import { useSyncExternalStore } from 'react';

// The breakpoint `md`: from here on the menu stands beside the screen.
const query = '(width >= 52rem)';

/** Only one of the two menus is there at a time: both would listen for the same changes. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
    () => true,
  );
}
