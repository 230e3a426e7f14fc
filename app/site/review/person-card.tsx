import { type FormEvent, useCallback, useState } from 'react';
import { type ReviewDecision, reviewDecisions } from '../../../domain/enums.ts';
import type { FormConstraints } from '../../../domain/field-constraints.ts';
import { fillAny } from '../../i18n/fill-any.ts';
import { fill } from '../../i18n/format.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useSite } from '../shell/site-context.tsx';
import { Comments } from './comments.tsx';
import type { ReviewItem } from './data.ts';
import { HiddenFields } from './hidden-fields.tsx';
import { keepComment } from './kept-comment.ts';
import type { ReviewMessages } from './messages.en.ts';
import { PersonDetails } from './person-details.tsx';
import { type Send, useSeen } from './use-review.ts';

type PersonCardProps = {
  item: ReviewItem;
  token: string;
  messages: ReviewMessages;
  constraints: FormConstraints;
  send: Send;
  look: (item: string) => void;
  /** The person can no longer be shown. Gets the comment that was not sent. */
  onGone: (comment: string) => void;
};

/**
 * Every action is a plain form; with JavaScript it is sent in place and its outcome shown below. Decisions and the
 * comment are one form, so that no button leaves out what was typed.
 */
export function PersonCard(props: PersonCardProps) {
  const { item, token, messages, constraints, send, look, onGone } = props;
  const { id, name, decision } = item;
  const { contactEmail: email } = useSite();
  const [status, setStatus] = useState('');
  const seen = useSeen(useCallback(() => look(id), [look, id]));
  const fields = { token, item: id };
  const [isSending, setIsSending] = useState(false);
  const answer = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const chosen = readChoice(event);
    const comment = String(new FormData(form).get('comment') ?? '').trim();
    setIsSending(true);
    // A comment that was typed goes with the decision: the client has pressed a button and expects it to be sent.
    const error = await send(
      chosen === 'comment'
        ? { action: 'comment', item: id, comment }
        : { action: 'decide', item: id, decision: chosen, comment: comment || undefined },
    );
    setIsSending(false);
    if (error === 'not_found') onGone(comment);
    if (!error) {
      form.reset();
      keepComment(id, '');
    }
    setStatus(fillAny(error ? describe(error) : saidOf(chosen, comment), { name, email }));
  };

  const describe = (error: string) => {
    if (error === 'too_many_comments') return messages.tooManyComments;
    return error === 'too_many_requests' ? messages.tooMany : messages.failed;
  };
  const saidOf = (chosen: ReviewDecision | 'comment', comment: string) =>
    chosen === 'comment'
      ? messages.said.comment
      : (comment ? messages.saidWithComment : messages.said)[chosen];

  return (
    <div ref={seen}>
      <Card as="article" className="grid gap-6 wrap-anywhere">
        <div className="flex flex-wrap items-start justify-between gap-4">
          <div>
            <h2 className="text-[1.65rem]">{name}</h2>
            <p className="pt-1 text-soft">
              {[item.headline, item.location].filter(Boolean).join(' · ')}
            </p>
          </div>
          {item.has_cv && (
            <form method="post" action="/functions/v1/review" target="_blank" rel="noopener">
              <HiddenFields fields={{ ...fields, action: 'cv' }} />
              <Button type="submit" variant="outline" size="medium">
                <span aria-hidden="true">{messages.cv}</span>
                <VisuallyHidden>{fill(messages.cvOf, { name })}</VisuallyHidden>
              </Button>
            </form>
          )}
        </div>
        {item.presentation && (
          <p className="text-[1.08rem] whitespace-pre-line">{item.presentation}</p>
        )}
        <PersonDetails item={item} token={token} messages={messages} />
        <form method="post" action="/functions/v1/review" onSubmit={answer} className="grid gap-6">
          <HiddenFields fields={{ ...fields, action: 'decide' }} />
          <fieldset>
            <legend className="sr-only">{fill(messages.decide, { name })}</legend>
            <div className="flex flex-wrap gap-3">
              {reviewDecisions.map((one) => (
                <Button
                  key={one}
                  type="submit"
                  name="decision"
                  value={one}
                  size="medium"
                  variant={decision === one ? 'solid' : 'outline'}
                  aria-pressed={decision === one}
                  // A decision needs no comment.
                  formNoValidate
                  disabled={isSending}
                >
                  {decision === one && <Tick />}
                  {messages[one]}
                </Button>
              ))}
            </div>
            {decision && (
              <p className="pt-3 text-soft">
                {decision === 'interview' ? messages.interviewAsked : messages.passed}
              </p>
            )}
          </fieldset>
          <Comments
            item={item}
            messages={messages}
            constraints={constraints}
            isSending={isSending}
          />
        </form>
        <p role="status" className="font-semibold empty:hidden">
          {status}
        </p>
      </Card>
    </div>
  );
}

function readChoice(event: FormEvent<HTMLFormElement>): ReviewDecision | 'comment' {
  const { submitter } = event.nativeEvent as SubmitEvent;
  const value = submitter instanceof HTMLButtonElement ? submitter.value : '';
  return reviewDecisions.find((one) => one === value) ?? 'comment';
}

function Tick() {
  return (
    <svg viewBox="0 0 16 16" className="w-4" aria-hidden="true">
      <path
        d="M2.5 8.5 6 12l7.5-8"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
