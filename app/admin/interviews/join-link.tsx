import { isWebUrl } from '../../../domain/text/safe-url.ts';
import { useMessages } from '../use-messages.ts';
import type { Interview } from './data.ts';

/** A link to the call, or to its phone number. Any other place is shown as text. */
export function JoinLink({ interview: { place, kind } }: { interview: Interview }) {
  const { join } = useMessages('interviews');
  if (!place) return null;
  const isPhone = kind === 'phone' && /^\+?[\d\s()/-]+$/.test(place);
  const dial = isPhone && `tel:${place.replace(/[^\d+]/g, '')}`;
  const href = dial || (isWebUrl(place) && place);
  if (!href) return <span className="wrap-anywhere">{place}</span>;
  return (
    <a
      href={href}
      target={isPhone ? undefined : '_blank'}
      rel="noreferrer"
      className="font-semibold text-primary underline underline-offset-4 wrap-anywhere"
    >
      {isPhone ? place : join}
    </a>
  );
}
