import { use } from 'react';
import { NonceContext } from '../../nonce-context.ts';

/**
 * Has the browser lay out what it has read so far. At the end of a page with fields it looks for those it
 * could fill in, before it has painted anything, and would lay out the whole page at one go.
 */
export function EarlyLayout() {
  const nonce = use(NonceContext);
  return (
    <script nonce={nonce} suppressHydrationWarning>
      document.body.offsetHeight
    </script>
  );
}
