import { useCommonMessages } from '../../i18n/language-context.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { type ButtonLook, buttonClass } from '../../ui/button-class.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

type BookingButtonProps = ButtonLook & {
  bookingUrl: string | undefined;
  /** Where the button leads while there is no booking link. */
  fallback: string;
};

export function BookingButton({ bookingUrl, fallback, ...look }: BookingButtonProps) {
  const { bookACall, opensInNewTab } = useCommonMessages();

  if (!bookingUrl) {
    return (
      <LocalizedLink to={fallback} className={buttonClass(look)}>
        {bookACall}
      </LocalizedLink>
    );
  }
  return (
    <LinkButton href={bookingUrl} target="_blank" rel="noopener" {...look}>
      {bookACall}
      <VisuallyHidden>({opensInNewTab})</VisuallyHidden>
    </LinkButton>
  );
}
