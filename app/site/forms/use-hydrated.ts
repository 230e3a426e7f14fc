import { useEffect, useState } from 'react';

/** False until hydration; the browser's own validation is used until then. */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return hydrated;
}
