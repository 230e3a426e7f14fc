import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { CountedAmount, SavingBar } from './example-saving.server.ts';
import type { FilledHomeMessages } from './fill-home-messages.server.ts';

type SavingChartProps = {
  messages: FilledHomeMessages['calculator'];
  bars: SavingBar[];
  saved: CountedAmount;
};

/** Bars with the yearly cost of an example company for each way of hiring. */
export function SavingChart({ messages, bars, saved }: SavingChartProps) {
  return (
    <figure className="grid gap-5">
      <ul className="grid gap-4.5">
        {bars.map((bar) => (
          <Bar key={bar.way} label={messages[bar.way]} {...bar} />
        ))}
      </ul>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-ink/15 pt-4 font-semibold">
        {messages.saving}
        <Saved {...saved} />
      </p>
      <figcaption className="text-[.92rem]">{messages.caption}</figcaption>
    </figure>
  );
}

type BarProps = SavingBar & { label: string };

function Bar({ way, label, amount, share }: BarProps) {
  return (
    <li className="grid gap-1.5">
      <p className="flex items-baseline justify-between gap-x-4 font-semibold @max-[20rem]:flex-wrap">
        {label}
        <span className="font-head text-[1.15rem] font-bold tabular-nums">{amount}</span>
      </p>
      <div
        style={{ width: `${share}%` }}
        className={clsx(
          'grows-in bar h-7 rounded-lg',
          way === 'plan' ? 'bar-strong bg-primary' : 'bg-bar',
        )}
      />
    </li>
  );
}

/** The style sheet counts the digits up as they are scrolled into view; readers hear the amount. */
function Saved({ before, counted, after }: CountedAmount) {
  return (
    <b className="font-head text-[1.9rem] font-bold tracking-tight tabular-nums">
      <VisuallyHidden>{`${before}${counted}${after}`}</VisuallyHidden>
      <span aria-hidden="true">
        {before}
        <span className="counts-up" style={{ '--to': counted } as CSSProperties} />
        {after}
      </span>
    </b>
  );
}
