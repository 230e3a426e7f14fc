import { useEffect, useState } from 'react';

/** Until scripts run the browser's own checks are the ones that help. */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return hydrated;
}
