import { use } from 'react';
import { NonceContext } from '../../nonce-context.ts';

/**
 * Makes the browser lay out the page up to here. At the end of a page with fields it searches for
 * those to autofill before the first paint, and would lay out the whole page at once.
 */
export function EarlyLayout() {
  const nonce = use(NonceContext);
  return (
    <script nonce={nonce} suppressHydrationWarning>
      document.body.offsetHeight
    </script>
  );
}
