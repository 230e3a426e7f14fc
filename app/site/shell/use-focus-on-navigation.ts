import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Moves focus to the content after a navigation, as a page load would. */
export function useFocusOnNavigation(target: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    target.current?.focus({ preventScroll: true });
  }, [pathname, target]);
}
