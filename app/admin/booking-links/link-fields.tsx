import { maxBookingLinkLabelLength } from '../../../domain/staff/booking-link.ts';
import { isWebUrl } from '../../../domain/text/safe-url.ts';
import { InputField } from '../../ui/fields/field.tsx';
import type { BookingLink } from './data.ts';
import type { AdminBookingLinksMessages } from './messages.en.ts';

/** Returns true for a URL that the database accepts. */
export const isBookingUrl = (url: string) => url.startsWith('https://') && isWebUrl(url);

type LinkFieldsProps = {
  messages: AdminBookingLinksMessages;
  link?: Pick<BookingLink, 'label' | 'url'>;
  urlError: string | undefined;
};

/** Name and URL of a link, in the form that adds a link and in the form that edits one. */
export function LinkFields({ messages: { add: t }, link, urlError }: LinkFieldsProps) {
  return (
    <>
      <InputField
        name="label"
        label={t.label}
        maxLength={maxBookingLinkLabelLength}
        defaultValue={link?.label}
        pattern=".*\S.*"
        required
      />
      <InputField
        name="url"
        type="url"
        label={t.url}
        hint={t.urlHint}
        error={urlError}
        defaultValue={link?.url}
        required
      />
    </>
  );
}
