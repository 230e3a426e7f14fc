import { useRef } from 'react';
import { findCommentDraft } from './comment-draft.ts';
import type { ReviewItem } from './data.ts';

type Page = { state: string; items?: ReviewItem[] };

/** The people of the shortlist as it was last open, so that typed comments survive its closing. */
export function useLastItems(page: Page | null | undefined): ReviewItem[] {
  const last = useRef<ReviewItem[]>([]);
  if (page?.items) last.current = page.items;
  return last.current;
}

type UnsentCommentsProps = { items: ReviewItem[]; title: string };

/** Comments that were typed on a shortlist that has closed: the client can copy them. */
export function UnsentComments({ items, title }: UnsentCommentsProps) {
  const unsent = items.flatMap(({ id, name }) => {
    const comment = findCommentDraft(id);
    return comment ? { id, name, comment } : [];
  });
  if (unsent.length === 0) return null;
  return (
    <section className="grid gap-3 pb-7">
      <h2 className="text-[1.2rem]">{title}</h2>
      <dl className="grid gap-3">
        {unsent.map(({ id, name, comment }) => (
          <div key={id}>
            <dt className="font-semibold">{name}</dt>
            <dd className="whitespace-pre-line">{comment}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
