import { fill } from '../../i18n/fill.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { Card } from '../../ui/card.tsx';
import { BookingButton } from '../blocks/booking-button.tsx';
import type { Price } from './fill-pricing.server.ts';
import type { PricingMessages } from './messages.en.ts';

type ProjectCardProps = {
  messages: PricingMessages['project'];
  price: Price | undefined;
  bookingUrl: string | undefined;
};

/** Recruitment of one role; without a price if none is configured. */
export function ProjectCard({ messages, price, bookingUrl }: ProjectCardProps) {
  return (
    <Card tone="peach" className="grid items-center gap-7 md:grid-cols-[1fr_auto] md:gap-14">
      <div>
        <h2 className="text-[clamp(1.9rem,3.4vw,2.8rem)]">{messages.title}</h2>
        <p className="measure-62 pt-4">
          {messages.text}{' '}
          <LocalizedLink to="/general-terms" className="underline underline-offset-4">
            {messages.readTerms}
          </LocalizedLink>
        </p>
      </div>
      <div className="grid justify-items-start gap-5">
        {price && (
          <p>
            <span className="block font-head text-[min(2.4rem,11vw)] leading-none font-bold tracking-tight tabular-nums">
              {fill(messages.fromPrice, { price: price.price })}
            </span>
            <span className="block pt-2">
              {price.approximate && `${price.approximate} `}
              {messages.perRole}
            </span>
          </p>
        )}
        <BookingButton bookingUrl={bookingUrl} fallback="/membership" />
      </div>
    </Card>
  );
}
