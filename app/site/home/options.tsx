import { clsx } from 'clsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { Card } from '../../ui/card.tsx';
import { PageSection } from '../../ui/page-section.tsx';
import { BookingButton } from '../blocks/booking-button.tsx';
import { CheckMark } from '../blocks/check-list.tsx';
import { useBookingUrl } from '../booking/use-booking-url.ts';
import type { FilledHomeMessages } from './fill-home-messages.server.ts';

type OptionsProps = { messages: FilledHomeMessages['options'] };

export function Options({ messages }: OptionsProps) {
  const bookingUrl = useBookingUrl();
  const { project, ongoing } = messages;

  return (
    <PageSection>
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3">
        <h2 className="text-[clamp(2rem,3.6vw,3rem)]">{messages.title}</h2>
        <LocalizedLink
          to="/how-it-works"
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {messages.how}
        </LocalizedLink>
      </div>
      <div className="grid gap-5 pt-9 md:grid-cols-2 md:gap-6 md:pt-11">
        <Card as="article" className="flex flex-col gap-5">
          <OptionText
            {...project}
            seePrices={messages.allPrices}
            points={Object.values(project.points)}
          />
          <div className="mt-auto pt-3">
            <BookingButton bookingUrl={bookingUrl} fallback="/available-jobs" variant="outline" />
          </div>
        </Card>
        <Card as="article" tone="spruce" className="flex flex-col gap-5">
          <OptionText
            {...ongoing}
            seePrices={messages.allPrices}
            points={Object.values(ongoing.points)}
            onDark
          />
          <div className="mt-auto pt-3">
            <BookingButton bookingUrl={bookingUrl} fallback="/membership" variant="warm" />
          </div>
        </Card>
      </div>
    </PageSection>
  );
}

type Point = { title: string; text: string };

type OptionTextProps = {
  title: string;
  lead: string;
  price: string;
  seePrices: string;
  points: Point[];
  onDark?: boolean;
};

function OptionText({ title, lead, price, seePrices, points, onDark = false }: OptionTextProps) {
  const soft = onDark ? 'text-on-spruce-soft' : 'text-soft';
  return (
    <>
      <div className="grid gap-2">
        <h3 className="text-[1.7rem]">{title}</h3>
        <p className={soft}>{lead}</p>
      </div>
      <p
        className={clsx(
          'flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-y py-3.5 font-head text-[1.15rem] font-semibold tracking-tight',
          onDark ? 'border-on-spruce/20' : 'border-line',
        )}
      >
        {price}
        <LocalizedLink
          to="/pricing"
          className={clsx(
            'font-sans text-base font-normal tracking-normal underline underline-offset-4',
            soft,
          )}
        >
          {seePrices}
        </LocalizedLink>
      </p>
      <ul className="grid gap-3">
        {points.map((point) => (
          <li key={point.title} className="flex gap-3">
            <CheckMark onDark={onDark} />
            <span>
              <b className="font-semibold">{point.title}</b>
              <span className={soft}>, {point.text}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
