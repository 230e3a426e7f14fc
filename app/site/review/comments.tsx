import { useEffect, useRef } from 'react';
import type { FormConstraints } from '../../../domain/field-constraints.ts';
import { maxComments } from '../../../domain/review.ts';
import { fill, formatDate } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { Button } from '../../ui/button.tsx';
import { TextareaField } from '../../ui/field.tsx';
import { FoldMark } from '../blocks/fold-mark.tsx';
import { useSite } from '../shell/site-context.tsx';
import type { ReviewItem } from './data.ts';
import { findKeptComment, keepComment } from './kept-comment.ts';
import type { ReviewMessages } from './messages.en.ts';

type CommentsProps = {
  item: ReviewItem;
  messages: ReviewMessages;
  constraints: FormConstraints;
  isSending: boolean;
};

/** The client's comments, and the field for another one. */
export function Comments({ item, messages, constraints, isSending }: CommentsProps) {
  const language = useLanguage();
  const details = useRef<HTMLDetailsElement>(null);
  const { contactEmail: email } = useSite();
  const { id, name } = item;

  useEffect(() => {
    const kept = findKeptComment(id);
    const field = details.current?.querySelector('textarea');
    if (!kept || !field || !details.current) return;
    details.current.open = true;
    // Text that was typed before the scripts started is newer.
    if (!field.value) field.value = kept;
  }, [id]);

  return (
    <>
      {item.comments.length > 0 && (
        <div className="grid gap-2">
          <h3 className="text-[1.05rem]">{messages.yourComments}</h3>
          <ul className="grid gap-2.5">
            {item.comments.map(({ at, comment }) => (
              <li key={at} className="measure-65 rounded-2xl bg-wool px-4 py-3">
                <p className="whitespace-pre-line">{comment}</p>
                <p className="text-[.88rem] text-soft">{formatDate(new Date(at), language)}</p>
              </li>
            ))}
          </ul>
          {item.comment_count > item.comments.length && (
            <p className="text-[.92rem] text-soft">{messages.olderComments}</p>
          )}
        </div>
      )}
      {item.comment_count >= maxComments ? (
        <p className="measure-65 text-soft">{fill(messages.tooManyComments, { name, email })}</p>
      ) : (
        <details ref={details} className="rounded-2xl border border-line bg-page">
          <summary className="flex min-h-13 cursor-pointer items-center justify-between gap-2.5 px-5 font-semibold">
            {messages.comment}
            <FoldMark />
          </summary>
          <div className="grid gap-4 border-t border-line p-5">
            <TextareaField
              name="comment"
              label={fill(messages.commentOn, { name })}
              hint={messages.commentHint}
              onInput={({ currentTarget }) => keepComment(id, currentTarget.value)}
              {...constraints.comment}
            />
            <div>
              <Button type="submit" size="medium" disabled={isSending}>
                {messages.send}
              </Button>
            </div>
          </div>
        </details>
      )}
    </>
  );
}
