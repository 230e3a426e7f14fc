import { useEffect, useState } from 'react';
import { usePublicKeys } from '../../backend/public-keys.tsx';
import { runInOwnTask } from '../../hydration/own-task.ts';
import { findNextBookingUrl } from './booking-link.ts';

/**
 * Returns the given URL until another one is loaded. Without any, the buttons link to a page of the
 * site.
 */
export function useBookingUrl(initialUrl?: string): string | undefined {
  const { anonKey } = usePublicKeys();
  const [bookingUrl, setBookingUrl] = useState(initialUrl);

  useEffect(() => {
    let isMounted = true;
    const cancel = runInOwnTask(() =>
      findNextBookingUrl(anonKey)
        .then((url) => isMounted && setBookingUrl(url))
        .catch((error: unknown) => console.error('The booking link could not be loaded', error)),
    );
    return () => {
      isMounted = false;
      cancel();
    };
  }, [anonKey]);

  return bookingUrl;
}
