import { fill } from '../../i18n/format.ts';
import type { MembershipMessages } from './messages.en.ts';

const tones = [
  'bg-peach',
  'bg-mint text-on-mint',
  'bg-spruce text-on-spruce',
  'bg-apricot text-on-apricot',
];

/** Twenty minutes, each part as wide as it is long. */
export function Agenda({ messages }: { messages: MembershipMessages['agenda'] }) {
  return (
    <section>
      <h2 className="sr-only">{messages.title}</h2>
      <ol className="agenda">
        {messages.parts.map(({ from, to, title, text }, index) => (
          <li
            key={title}
            style={{ flexGrow: to - from }}
            className={`grid content-start gap-2 rounded-card p-6 md:p-7 ${tones[index]}`}
          >
            <span className="text-[.92rem] font-semibold tabular-nums">
              {fill(messages.minutes, { from, to })}
            </span>
            <h3 className="text-[1.4rem]">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
