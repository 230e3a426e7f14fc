import { useEffect, useState } from 'react';

/** Returns true until that time has come. */
export function useIsBefore(time: string | null): boolean {
  const remainingMs = time ? Date.parse(time) - Date.now() : 0;
  const [, setPassed] = useState(false);
  useEffect(() => {
    if (!time) return;
    const timer = setTimeout(
      () => setPassed((before) => !before),
      Math.max(0, Date.parse(time) - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [time]);
  return remainingMs > 0;
}
