import { useEffect, useRef } from 'react';

/**
 * For a row with the class `scroll-row`, which scrolls sideways: fades an edge that hides further items. Scrolls the
 * chosen child, if there is one, into view with its neighbours.
 */
export function useScrollEdges<E extends HTMLElement>(chosen?: string) {
  const row = useRef<E>(null);
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const update = () => {
      const { scrollLeft, clientWidth, scrollWidth } = element;
      element.toggleAttribute('data-more-before', scrollLeft > 1);
      element.toggleAttribute('data-more-after', scrollLeft + clientWidth < scrollWidth - 1);
    };
    const observer = new ResizeObserver(update);
    observer.observe(element);
    element.addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', update);
    };
  }, []);
  useEffect(() => {
    const element = row.current;
    const child = element?.querySelector<HTMLElement>(`[data-value="${CSS.escape(chosen ?? '')}"]`);
    if (!element || !child) return;
    // We set scrollLeft, because scrollIntoView would also scroll the page.
    element.scrollLeft = child.offsetLeft - (element.clientWidth - child.offsetWidth) / 2;
  }, [chosen]);
  return row;
}
