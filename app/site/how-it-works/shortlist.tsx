import { clsx } from 'clsx';
import { ProductFigure } from '../blocks/product-figure.tsx';
import type { HowItWorksMessages } from './messages.en.ts';

const tones = ['bg-peach', 'bg-mint text-on-mint', 'bg-line'];

/** The page behind the private link that a client receives. */
export function ExampleShortlist({ messages }: { messages: HowItWorksMessages['shortlist'] }) {
  return (
    <ProductFigure label={messages.picture} caption={messages.caption}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 pb-4">
        <b className="font-head text-[1.25rem] font-bold">{messages.title}</b>
        <span className="text-[.88rem] text-soft">{messages.link}</span>
      </p>
      <ul>
        {messages.people.map(({ name, headline, note, answer }, index) => (
          <li
            key={name}
            className="flex flex-wrap items-center gap-x-3.5 gap-y-3 border-t border-line py-4 last:pb-0"
          >
            <span
              className={clsx(
                'grid size-11 flex-none place-content-center rounded-full font-semibold',
                tones[index],
              )}
            >
              {initialsOf(name)}
            </span>
            <span className="min-w-0 flex-[1_1_13rem]">
              <b className="block font-semibold">{name}</b>
              <span className="block text-soft">{headline}</span>
              <span className="block pt-1">{note}</span>
            </span>
            {/* Both are on the same line. */}
            <span className="flex flex-wrap gap-x-3.5 gap-y-2">
              <Answer isChosen={answer === 'interview'}>{messages.interview}</Answer>
              <Answer isChosen={answer === 'pass'}>{messages.pass}</Answer>
            </span>
          </li>
        ))}
      </ul>
    </ProductFigure>
  );
}

type AnswerProps = { isChosen: boolean; children: string };

function Answer({ isChosen, children }: AnswerProps) {
  return (
    <span
      className={clsx(
        'pill rounded-full px-4 py-1.5 font-semibold',
        isChosen
          ? 'pill-chosen bg-primary text-on-primary'
          : 'shadow-[inset_0_0_0_1px_var(--color-edge)]',
      )}
    >
      {children}
    </span>
  );
}

const initialsOf = (name: string) =>
  name
    .split(' ')
    .map((part) => part[0])
    .join('');
