import { useEffect, useRef, useState } from 'react';
import { fill } from '../../i18n/format.ts';
import { Card } from '../../ui/card.tsx';
import { useSite } from '../shell/site-context.tsx';
import { findCommentDraft } from './comment-draft.ts';
import type { ReviewItem } from './data.ts';
import type { ReviewMessages } from './messages.en.ts';

/** A person who left the shortlist while the client was answering. */
type GonePerson = {
  id: string;
  name: string;
  index: number;
  comment: string;
  /** The client has just pressed a button of the person. */
  isPressed?: true;
};

/** People who left the shortlist. One whom the client was writing about stays on the page with the comment. */
export function useGonePeople(items: ReviewItem[]) {
  const [gonePeople, setGonePeople] = useState<GonePerson[]>([]);
  const previous = useRef(items);
  useEffect(() => {
    const newlyGone = previous.current.flatMap(({ id, name }, index): GonePerson[] => {
      const comment = items.some((item) => item.id === id) ? '' : findCommentDraft(id);
      return comment ? [{ id, name, index, comment }] : [];
    });
    previous.current = items;
    if (newlyGone.length === 0) return;
    setGonePeople((others) => [
      ...others,
      ...newlyGone.filter(({ id }) => !others.some((other) => other.id === id)),
    ]);
  }, [items]);
  return [gonePeople, setGonePeople] as const;
}

/** Keeps the places of people who are gone, so that the client reads why where they pressed a button. */
export function placeGone(
  items: ReviewItem[],
  gonePeople: GonePerson[],
): (ReviewItem | GonePerson)[] {
  const rows: (ReviewItem | GonePerson)[] = items.filter(
    (item) => !gonePeople.some(({ id }) => id === item.id),
  );
  for (const person of gonePeople.toSorted((one, other) => one.index - other.index)) {
    rows.splice(person.index, 0, person);
  }
  return rows;
}

type GoneCardProps = { person: GonePerson; messages: ReviewMessages };

export function GoneCard({ person: { name, comment, isPressed }, messages }: GoneCardProps) {
  const { contactEmail: email } = useSite();
  const notice = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone, and the page may have become much shorter.
  useEffect(() => {
    if (!isPressed) return;
    notice.current?.scrollIntoView({ block: 'center' });
    notice.current?.focus({ preventScroll: true });
  }, [isPressed]);
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
