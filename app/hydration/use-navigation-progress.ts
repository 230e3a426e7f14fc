import { use, useEffect } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';

/**
 * Shows the bar of `showBrowserNavigation` while the router loads a page. It follows the router itself: a component
 * learns of a navigation only after a render, which takes a slow phone longer than a tenth of a second.
 */
export function useNavigationProgress(): void {
  const router = use(DataRouterContext)?.router;
  useEffect(() => {
    const { dataset } = document.documentElement;
    return router?.subscribe(({ navigation }) => {
      if (navigation.state === 'idle') delete dataset.navigating;
      else dataset.navigating = '';
    });
  }, [router]);
}
