import { useEffect } from 'react';

/** Nothing leads away from a preview, and nothing can be sent from it. */
export function useStillness(): void {
  useEffect(() => {
    const stop = (event: Event) => {
      // Signing out, in the header, is a button: it would sign out whoever is writing.
      const act = event.target instanceof Element && event.target.closest('a, button');
      if (event.type === 'click' && (!act || act.getAttribute('href')?.startsWith('#'))) return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('click', stop, true);
    document.addEventListener('submit', stop, true);
    return () => {
      document.removeEventListener('click', stop, true);
      document.removeEventListener('submit', stop, true);
    };
  }, []);
}
