import { AlpacaAsleep } from '../../art/alpaca-asleep.tsx';
import { AlpacaConfused } from '../../art/alpaca-confused.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { NoticePage } from '../blocks/notice-page.tsx';
import { useSite } from '../shell/site-context.tsx';
import type { ClosedReview } from './data.ts';
import type { ReviewMessages } from './messages.en.ts';

type ClosedLinkProps = { state: ClosedReview['state']; messages: ReviewMessages['closed'] };

export function ClosedLink({ state, messages }: ClosedLinkProps) {
  const { contactEmail } = useSite();
  const { title, text } = messages[state];
  const Alpaca = state === 'unknown' ? AlpacaConfused : AlpacaAsleep;
  return (
    <NoticePage title={title} text={text} picture={<Alpaca className="w-full" />}>
      <LinkButton href={`mailto:${contactEmail}`}>{messages.write}</LinkButton>
    </NoticePage>
  );
}
