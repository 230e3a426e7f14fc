import { clsx } from 'clsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Card } from '../../ui/card.tsx';
import { Container } from '../../ui/container.tsx';
import type { SavingBar } from './example-saving.server.ts';
import type { FilledHomeMessages } from './fill-home-messages.server.ts';

type CalculatorTeaserProps = { messages: FilledHomeMessages['calculator']; bars: SavingBar[] };

export function CalculatorTeaser({ messages, bars }: CalculatorTeaserProps) {
  return (
    <section className="pt-5 md:pt-6">
      <Container>
        <Card tone="peach" className="grid items-center gap-9 md:grid-cols-2 md:gap-12 md:p-13">
          <div>
            <h2 className="text-[clamp(2rem,3.6vw,3rem)]">{messages.title}</h2>
            <p className="measure-36 pt-4 pb-7 text-[1.15rem]">{messages.text}</p>
            <LocalizedLink to="/calculator" className={buttonClass()}>
              {messages.open}
            </LocalizedLink>
          </div>
          <figure className="grid gap-5">
            <ul className="grid gap-4.5">
              {bars.map((bar) => (
                <Bar key={bar.way} label={messages[bar.way]} {...bar} />
              ))}
            </ul>
            <figcaption className="text-[.92rem]">{messages.caption}</figcaption>
          </figure>
        </Card>
      </Container>
    </section>
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
          way === 'plan' ? 'bar-strong bg-primary' : 'bg-ink/18',
        )}
      />
    </li>
  );
}
