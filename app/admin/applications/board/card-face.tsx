import { clsx } from 'clsx';
import { dayMs } from '../../../../domain/units.ts';
import { fill } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { tagColourClass } from '../../people/tags/tag-colour-class.ts';
import { useMessages } from '../../use-messages.ts';
import type { Card } from '../data/card.ts';
import { describeAge, formatRating, jobOf, nameOf } from '../describe.ts';

type CardFaceProps = { card: Card; isOpen?: boolean; isLifted?: boolean; showJob?: boolean };

const maxTagsShown = 3;

/** Contains only spans, because it is rendered inside a button. */
export function CardFace({ card, isOpen, isLifted, showJob = true }: CardFaceProps) {
  const messages = useMessages('applications');
  const language = useLanguage();
  const isFresh = card.stage === 'new' && Date.now() - Date.parse(card.createdAt) < dayMs;
  const about = showJob ? jobOf(card, language, messages) : card.headline;

  return (
    <span
      className={clsx(
        'grid grid-cols-1 gap-1.5 rounded-compact border bg-paper px-3 py-2.5 text-left text-[.8125rem] leading-snug',
        isOpen ? 'border-primary shadow-[0_0_0_1px_var(--color-primary)]' : 'border-line',
        isLifted && 'rotate-1 cursor-grabbing shadow-[0_10px_30px_rgb(0_0_0/0.18)]',
      )}
    >
      <span className="flex items-baseline justify-between gap-2">
        <span
          className={clsx(
            'min-w-0 truncate text-sm font-semibold',
            !card.name && 'text-soft italic',
          )}
        >
          {nameOf(card, messages)}
        </span>
        {card.rating !== null ? (
          <span className="flex-none font-semibold text-soft tabular-nums">
            <span aria-hidden="true">★ {formatRating(card.rating, language)}</span>
            <span className="sr-only">
              {fill(messages.rated, { rating: formatRating(card.rating, language) })}
            </span>
          </span>
        ) : (
          isFresh && (
            <span
              aria-hidden="true"
              className="size-2 flex-none self-center rounded-full bg-apricot"
            />
          )
        )}
      </span>
      {about && <span className="line-clamp-2 text-soft">{about}</span>}
      {card.location && <span className="truncate text-soft">{card.location}</span>}
      {card.tags.length > 0 && (
        <span className="flex flex-wrap gap-1">
          {card.tags.slice(0, maxTagsShown).map(({ id, name, colour }) => (
            <span
              key={id}
              className={clsx(
                'max-w-full truncate rounded-md px-1.5 text-xs leading-5',
                tagColourClass(colour),
              )}
            >
              {name}
            </span>
          ))}
        </span>
      )}
      <CardStatus card={card} />
    </span>
  );
}

function CardStatus({ card }: { card: Card }) {
  const messages = useMessages('applications');
  const language = useLanguage();
  if (card.withdrawnAt)
    return <span className="font-semibold text-soft">{messages.withdrawn}</span>;
  if (!card.owedSince) return null;
  return (
    <span className="font-semibold text-amber">
      {fill(messages.waiting, { time: describeAge(card.owedSince, language) })}
    </span>
  );
}
