import { clsx } from 'clsx';
import type { FilledMessages } from '../../i18n/messages-of.ts';
import { Card } from '../../ui/card.tsx';
import { BookingButton } from '../blocks/booking-button.tsx';
import type { PlanFigures } from './fill-pricing.server.ts';
import type { PricingMessages } from './messages.en.ts';

type PlanCardProps = {
  card: PlanFigures;
  messages: FilledMessages<Pick<PricingMessages, 'popular' | 'plans' | 'perMonth'>>;
  bookingUrl: string | undefined;
};

export function PlanCard({ card, messages, bookingUrl }: PlanCardProps) {
  const isHighlighted = card.name === 'Medium';
  const soft = isHighlighted ? 'text-on-spruce-soft' : 'text-soft';
  const rule = isHighlighted ? 'border-on-spruce/20' : 'border-line';

  return (
    <Card
      as="article"
      tone={isHighlighted ? 'spruce' : 'paper'}
      className="relative flex flex-col gap-5 md:max-lg:px-5.5 md:max-lg:py-7"
    >
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-3">
        <h2 className="text-[1.7rem]">{card.name}</h2>
        {isHighlighted && (
          <span className="rounded-full bg-apricot px-3.5 py-1 text-[.92rem] font-semibold text-on-apricot md:max-lg:absolute md:max-lg:-top-4.5 md:max-lg:left-5">
            {messages.popular}
          </span>
        )}
      </div>
      <p className={clsx(soft, 'md:max-lg:min-h-[4.8em] lg:min-h-[3.2em]')}>
        {messages.plans[card.name].for}
      </p>
      <p>
        <span className="font-head text-[min(3.2rem,17vw)] md:max-lg:text-[2.4rem] leading-none font-bold tracking-tight tabular-nums">
          {card.price}
        </span>
        <span className={clsx('block pt-1.5', soft)}>
          {card.approximate && <b className="font-semibold tabular-nums">{card.approximate} </b>}
          {messages.perMonth}
        </span>
      </p>
      <ul className={clsx('grid gap-2.5 border-t pt-5', rule)}>
        <li className="font-semibold">{card.searches}</li>
        <li className="font-semibold">{card.volume}</li>
        <li className={clsx(soft, 'text-balance')}>{card.perHire}</li>
      </ul>
      <div className="mt-auto pt-3">
        <BookingButton
          bookingUrl={bookingUrl}
          fallback="/membership"
          variant={isHighlighted ? 'warm' : 'outline'}
        />
      </div>
    </Card>
  );
}
