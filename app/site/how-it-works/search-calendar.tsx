import { clsx } from 'clsx';
import { recruitmentSteps, totalDays } from '../../../domain/leads/recruitment-process.ts';
import type { HowItWorksMessages } from './messages.en.ts';

const days = Array.from({ length: totalDays }, (_, index) => index + 1);

const tones = {
  // Light in both schemes: on a dark ground a translucent apricot is brown.
  consultation: 'bg-[color-mix(in_oklab,var(--color-apricot)_45%,white)]',
  sourcing: 'bg-mint',
  screening: 'bg-primary',
  selection: 'bg-apricot',
};

/** The title of a step is on its bar if it fits, and otherwise on the side with more room. */
function chooseTitleSide({
  from,
  to,
}: {
  from: number;
  to: number;
}): 'inside' | 'before' | 'after' {
  if (to - from >= 5) return 'inside';
  return from > totalDays / 2 ? 'before' : 'after';
}

/** A column per day and a bar per step. The steps below have the same information as text. */
export function SearchCalendar({
  messages,
}: {
  messages: Pick<HowItWorksMessages, 'steps' | 'labels' | 'calendar'>;
}) {
  return (
    <div
      aria-hidden="true"
      className="calendar relative grid @max-[20rem]:hidden gap-y-2 rounded-card border border-line bg-paper p-4 md:p-8"
    >
      {days.map((day) => (
        <span
          key={day}
          style={{ gridColumn: day, gridRow: '1 / 7' }}
          className="calendar-day text-center text-[.8rem] font-semibold tabular-nums text-soft md:text-base"
        >
          {day}
        </span>
      ))}
      {recruitmentSteps.map(({ name, from, to }, index) => (
        <span
          key={name}
          style={{ gridColumn: `${from} / ${to + 1}`, gridRow: index + 2 }}
          className={clsx('grows-in bar z-1 h-11 rounded-full md:h-13', tones[name])}
        />
      ))}
      {recruitmentSteps.map(({ name, from, to }, index) => {
        const side = chooseTitleSide({ from, to });
        return (
          <span
            key={name}
            style={{
              gridColumn: {
                inside: `${from} / ${to + 1}`,
                before: `1 / ${from}`,
                after: `${to + 1} / -1`,
              }[side],
              gridRow: index + 2,
            }}
            className={clsx(
              'z-2 self-center px-3 text-[.85rem] leading-tight font-semibold md:px-5 md:text-base',
              side === 'inside' && name === 'screening' && 'text-on-primary',
              side === 'inside' && name === 'sourcing' && 'text-on-mint',
              side === 'before' && 'text-right',
            )}
          >
            {messages.steps[name].title}
          </span>
        );
      })}
    </div>
  );
}
