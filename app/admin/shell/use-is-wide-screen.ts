import { useSyncExternalStore } from 'react';

// The breakpoint `md`: from this width the menu is beside the screen.
const query = '(width >= 52rem)';

/** Tells which of the two menus to mount. If both were mounted, both would subscribe to the same changes. */
export function useIsWideScreen(): boolean {
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
