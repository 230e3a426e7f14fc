import { useEffect } from 'react';
import { Alpaca } from '../../art/alpaca.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { NoticePage } from '../blocks/notice-page.tsx';
import { useSite } from '../shell/site-context.tsx';
import type { ClosedReview, ReviewItem } from './data.ts';
import type { ReviewMessages } from './messages.en.ts';
import { UnsentComments } from './unsent-comments.tsx';

type ClosedReviewPageProps = {
  state: ClosedReview['state'];
  /** The people whom the page showed before it closed. */
  items: ReviewItem[];
  messages: ReviewMessages;
};

export function ClosedReviewPage({ state, items, messages }: ClosedReviewPageProps) {
  const { contactEmail } = useSite();
  const { closed } = messages;
  const { title, text } = closed[state];
  const wasOpen = items.length > 0;
  // The page that closed was longer: at its end the client would see only the footer.
  useEffect(() => {
    if (wasOpen) window.scrollTo({ top: 0 });
  }, [wasOpen]);
  const pose = state === 'unknown' ? 'confused' : 'asleep';
  return (
    <NoticePage title={title} text={text} picture={<Alpaca pose={pose} className="w-full" />}>
      <UnsentComments items={items} title={closed.unsent} />
      <LinkButton href={`mailto:${contactEmail}`}>{closed.contactUs}</LinkButton>
    </NoticePage>
  );
}
