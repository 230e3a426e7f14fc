import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** After a move to another page reading starts at its content, as it does after a page load. */
export function useFocusOnNavigation(target: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    target.current?.focus({ preventScroll: true });
  }, [pathname, target]);
}
