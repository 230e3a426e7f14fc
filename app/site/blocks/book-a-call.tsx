import type { ButtonLook } from '../../ui/button-class.ts';
import { useBookingUrl } from '../booking/use-booking-url.ts';
import { BookingButton } from './booking-button.tsx';

/** A booking button that finds the next calendar by itself. */
export function BookACall(look: ButtonLook) {
  return <BookingButton bookingUrl={useBookingUrl()} fallback="/membership" {...look} />;
}
