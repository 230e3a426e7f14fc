import { AlpacaAsleep } from '../../art/alpaca-asleep.tsx';
import { AlpacaConfused } from '../../art/alpaca-confused.tsx';
import type { ClosedReview } from '../../data/review.ts';
import type { ReviewMessages } from '../../i18n/messages/en/review.ts';
import { Container } from '../../ui/container.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { useSite } from '../site-context.tsx';

type ClosedLinkProps = { state: ClosedReview['state']; messages: ReviewMessages['closed'] };

export function ClosedLink({ state, messages }: ClosedLinkProps) {
  const { contactEmail } = useSite();
  const { title, text } = messages[state];
  const Alpaca = state === 'unknown' ? AlpacaConfused : AlpacaAsleep;
  return (
    <Container className="grid items-center gap-10 pt-12 md:grid-cols-2 md:pt-18">
      <div>
        <h1 className="text-[clamp(2.2rem,5vw,3.6rem)]">{title}</h1>
        <p className="max-w-[46ch] pt-4 pb-7 text-[1.1rem] text-soft">{text}</p>
        <LinkButton href={`mailto:${contactEmail}`}>{messages.write}</LinkButton>
      </div>
      <Alpaca className="mx-auto w-full max-w-80" />
    </Container>
  );
}
