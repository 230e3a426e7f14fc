import { type FormEvent, useState } from 'react';
import type { FormConstraints } from '../../../domain/field-constraints.ts';
import { fill, formatDate } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { Button } from '../../ui/button.tsx';
import { TextareaField } from '../../ui/field.tsx';
import type { ReviewItem } from './data.ts';
import { HiddenFields } from './hidden-fields.tsx';
import type { ReviewMessages } from './messages.en.ts';

type CommentsProps = {
  item: ReviewItem;
  fields: { token: string; item: string };
  messages: ReviewMessages;
  constraints: FormConstraints;
  /** Resolves with true when the comment was saved. */
  write: (comment: string) => Promise<boolean>;
};

export function Comments({ item, fields, messages, constraints, write }: CommentsProps) {
  const language = useLanguage();
  const [sending, setSending] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setSending(true);
    const isSaved = await write(String(new FormData(form).get('comment')));
    setSending(false);
    if (isSaved) form.reset();
  };

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
        </div>
      )}
      <details>
        <summary className="min-h-9 cursor-pointer font-semibold">{messages.comment}</summary>
        <form
          method="post"
          action="/functions/v1/review"
          onSubmit={submit}
          className="grid max-w-[46rem] gap-4 pt-3"
        >
          <HiddenFields fields={{ ...fields, action: 'comment' }} />
          <TextareaField
            name="comment"
            label={fill(messages.commentOn, { name: item.name })}
            hint={messages.commentHint}
            {...constraints.comment}
          />
          <div>
            <Button type="submit" size="medium" disabled={sending}>
              {messages.send}
            </Button>
          </div>
        </form>
      </details>
    </>
  );
}
