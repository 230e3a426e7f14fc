import { use } from 'react';
import { NonceContext } from '../../nonce-context.ts';

/**
 * Makes the browser lay out the page up to here, so that no task lays out all of a long page: a slow phone could not
 * respond meanwhile. At the end of a page with fields the browser would do so even before the first paint, because it
 * searches for those to autofill.
 */
export function EarlyLayout() {
  const nonce = use(NonceContext);
  return (
    <script nonce={nonce} suppressHydrationWarning>
      document.body.offsetHeight
    </script>
  );
}
