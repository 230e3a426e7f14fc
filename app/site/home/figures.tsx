import { Section } from '../../ui/section.tsx';
import type { FilledHomeMessages } from './fill-home-messages.server.ts';

type FiguresProps = { messages: FilledHomeMessages['figures'] };

/** Figures from the database, each with its definition. */
export function Figures({ messages }: FiguresProps) {
  if (messages.items.length === 0) return null;
  return (
    <Section>
      <h2 className="sr-only">{messages.title}</h2>
      <dl className="grid gap-x-12 gap-y-9 border-y border-line py-10 sm:grid-cols-2 md:py-13">
        {messages.items.map(({ value, text, definition }) => (
          <div key={text} className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <dt className="order-2 flex-[1_1_12rem]">
              <b className="block text-[1.15rem] font-semibold">{text}</b>
              <span className="block text-[.95rem] text-soft">{definition}</span>
            </dt>
            <dd className="order-1 font-head text-[clamp(3rem,6vw,4.6rem)] leading-none font-bold tracking-tight tabular-nums">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
