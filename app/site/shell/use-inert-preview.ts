import { useEffect } from 'react';

/** Blocks links, buttons and forms of a preview. */
export function useInertPreview(): void {
  useEffect(() => {
    const stop = (event: Event) => {
      // Also buttons: signing out in the header would sign out the editor.
      const control = event.target instanceof Element && event.target.closest('a, button');
      if (event.type === 'click' && (!control || control.getAttribute('href')?.startsWith('#')))
        return;
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
