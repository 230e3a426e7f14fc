import type { ReactNode } from 'react';
import { useCommonMessages } from '../../i18n/language-context.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { type ButtonLook, buttonClass } from '../../ui/button-class.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { track } from '../analytics/track.ts';

type BookingButtonProps = ButtonLook & {
  bookingUrl: string | undefined;
  /** Path of the page to open while there is no booking link. */
  fallback: string;
};

export function BookingButton({ bookingUrl, fallback, ...look }: BookingButtonProps) {
  const { bookACall } = useCommonMessages();

  if (!bookingUrl) {
    return (
      <LocalizedLink to={fallback} className={buttonClass(look)}>
        {bookACall}
      </LocalizedLink>
    );
  }
  return (
    <BookingLink href={bookingUrl} {...look}>
      {bookACall}
    </BookingLink>
  );
}

type BookingLinkProps = ButtonLook & { href: string; children: ReactNode };

/** Opens the calendar of a recruiter in a new tab. */
export function BookingLink({ href, children, ...look }: BookingLinkProps) {
  const { opensInNewTab } = useCommonMessages();
  return (
    <LinkButton
      href={href}
      target="_blank"
      rel="noopener"
      onClick={() => track('booking_click', { link: href })}
      {...look}
    >
      {children}
      <VisuallyHidden>({opensInNewTab})</VisuallyHidden>
    </LinkButton>
  );
}
