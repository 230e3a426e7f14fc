import { useEffect, useState } from 'react';
import { findNextBookingUrl } from './booking-link.ts';
import { usePublicKeys } from './public-keys.tsx';

/** Empty until loaded, and for good where loading fails: the buttons then lead to a page of ours. */
export function useBookingUrl(): string | undefined {
  const { anonKey } = usePublicKeys();
  const [bookingUrl, setBookingUrl] = useState<string>();

  useEffect(() => {
    let wanted = true;
    findNextBookingUrl(anonKey)
      .then((url) => wanted && setBookingUrl(url))
      .catch((error: unknown) => console.error('The booking link could not be loaded', error));
    return () => {
      wanted = false;
    };
  }, [anonKey]);

  return bookingUrl;
}
