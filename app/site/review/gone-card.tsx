import { useEffect, useRef } from 'react';
import { fill } from '../../i18n/format.ts';
import { Card } from '../../ui/card.tsx';
import { useSite } from '../shell/site-context.tsx';
import type { ReviewItem } from './data.ts';
import type { ReviewMessages } from './messages.en.ts';

/** A person who left the shortlist while the client was answering. */
export type GonePerson = { id: string; name: string; index: number; comment: string };

/** Keeps the places of people who are gone, so that the client reads why where they pressed a button. */
export function placeGone(items: ReviewItem[], gone: GonePerson[]): (ReviewItem | GonePerson)[] {
  const rows: (ReviewItem | GonePerson)[] = items.filter(
    (item) => !gone.some(({ id }) => id === item.id),
  );
  for (const person of gone.toSorted((one, other) => one.index - other.index)) {
    rows.splice(person.index, 0, person);
  }
  return rows;
}

type GoneCardProps = { person: GonePerson; messages: ReviewMessages };

export function GoneCard({ person: { name, comment }, messages }: GoneCardProps) {
  const { contactEmail: email } = useSite();
  const notice = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone, and the page may have become much shorter.
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'center' });
    notice.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Card as="article" tone="wool" className="grid gap-3 wrap-anywhere">
      <h2 className="text-[1.65rem]">{name}</h2>
      <div ref={notice} role="alert" tabIndex={-1} className="measure-65 grid gap-3 outline-none">
        <p>{fill(messages.gone.text, { name, email })}</p>
        {comment && (
          <p>
            <span className="block font-semibold">{messages.gone.comment}</span>
            <span className="whitespace-pre-line">{comment}</span>
          </p>
        )}
      </div>
    </Card>
  );
}
