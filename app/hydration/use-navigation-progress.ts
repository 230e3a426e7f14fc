import { useEffect } from 'react';
import { useNavigation } from 'react-router';

/** Shows the bar of `showBrowserNavigation` while the router loads a page. */
export function useNavigationProgress(): void {
  const isNavigating = useNavigation().state !== 'idle';
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (!isNavigating) return;
    dataset.navigating = '';
    return () => {
      delete dataset.navigating;
    };
  }, [isNavigating]);
}
