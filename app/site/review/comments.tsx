import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import type { FormConstraints } from '../../../domain/field-constraints.ts';
import { maxComments } from '../../../domain/limits.ts';
import { fillAny } from '../../i18n/fill-any.ts';
import { fill, formatDate } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { Button } from '../../ui/button.tsx';
import { TextareaField } from '../../ui/fields/textarea-field.tsx';
import { Disclosure } from '../blocks/disclosure.tsx';
import { useSite } from '../shell/site-context.tsx';
import { findCommentDraft, saveCommentDraft } from './comment-draft.ts';
import type { ReviewItem } from './data.ts';
import type { ReviewMessages } from './messages.en.ts';

type CommentsProps = {
  item: ReviewItem;
  messages: ReviewMessages;
  constraints: FormConstraints;
  isSending: boolean;
  /** Shows the comments without the field for another one. */
  readsOnly?: boolean | undefined;
};

/** The client's comments with the replies of staff, and the field for another one. */
export function Comments(props: CommentsProps) {
  const { item, messages, constraints, isSending, readsOnly } = props;
  const language = useLanguage();
  const details = useRef<HTMLDetailsElement>(null);
  const { contactEmail: email } = useSite();
  const { id, name } = item;

  useEffect(() => {
    const commentDraft = findCommentDraft(id);
    const field = details.current?.querySelector('textarea');
    if (!commentDraft || !field || !details.current) return;
    details.current.open = true;
    // Text that was typed before the scripts started is newer.
    if (!field.value) field.value = commentDraft;
  }, [id]);

  return (
    <>
      {item.comments.length > 0 && (
        <div className="grid gap-2">
          <h3 className="text-[1.05rem]">{messages.comments}</h3>
          <ul aria-live="polite" className="grid gap-2.5">
            {item.comments.map(({ id: key, at, comment, is_reply, is_own, author }) => (
              <li
                key={key}
                className={clsx(
                  'max-w-[92%] rounded-2xl px-4 py-3',
                  is_reply
                    ? 'justify-self-start rounded-bl-md bg-mint text-on-mint'
                    : 'justify-self-end rounded-br-md bg-wool',
                )}
              >
                <p className="text-[.88rem]">
                  <b className="font-semibold">
                    {is_own
                      ? messages.you
                      : (author ?? (is_reply ? messages.yourRecruiter : messages.colleague))}
                  </b>
                  {' · '}
                  <time dateTime={at}>{formatDate(new Date(at), language)}</time>
                </p>
                <p className="whitespace-pre-line">{comment}</p>
              </li>
            ))}
          </ul>
          {item.comment_count > item.comments.length && (
            <p className="text-[.92rem] text-soft">{messages.olderComments}</p>
          )}
        </div>
      )}
      {readsOnly ? null : item.comment_count >= maxComments ? (
        <p className="text-soft">{fillAny(messages.errors.too_many_comments, { name, email })}</p>
      ) : (
        <Disclosure title={messages.comment} ref={details}>
          <div className="grid gap-4">
            <TextareaField
              name="comment"
              label={fill(messages.commentOn, { name })}
              hint={messages.commentHint}
              onInput={({ currentTarget }) => saveCommentDraft(id, currentTarget.value)}
              {...constraints.comment}
            />
            <div>
              <Button type="submit" size="medium" disabled={isSending}>
                {messages.send}
              </Button>
            </div>
          </div>
        </Disclosure>
      )}
    </>
  );
}
