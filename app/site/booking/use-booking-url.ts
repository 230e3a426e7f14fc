import { useEffect, useState } from 'react';
import { usePublicKeys } from '../../backend/public-keys.tsx';
import { findNextBookingUrl } from './booking-link.ts';

/**
 * What is known beforehand until loaded, and for good where loading fails. Where that is nothing,
 * the buttons lead to a page of ours.
 */
export function useBookingUrl(known?: string): string | undefined {
  const { anonKey } = usePublicKeys();
  const [bookingUrl, setBookingUrl] = useState(known);

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
