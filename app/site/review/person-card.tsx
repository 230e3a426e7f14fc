import { type FormEvent, useCallback, useState } from 'react';
import { type ReviewDecision, reviewDecisions } from '../../../domain/enums.ts';
import type { FormConstraints } from '../../../domain/field-constraints.ts';
import { fillAny } from '../../i18n/fill-any.ts';
import { fill } from '../../i18n/format.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { Comments } from './comments.tsx';
import type { ReviewItem } from './data.ts';
import { HiddenFields } from './hidden-fields.tsx';
import type { ReviewMessages } from './messages.en.ts';
import { type Send, useSeen } from './use-review.ts';

type PersonCardProps = {
  item: ReviewItem;
  token: string;
  messages: ReviewMessages;
  constraints: FormConstraints;
  send: Send;
  look: (item: string) => void;
};

/**
 * Every action is a plain form; with JavaScript it is sent in place and its outcome shown below.
 */
export function PersonCard({ item, token, messages, constraints, send, look }: PersonCardProps) {
  const { id, name, decision } = item;
  const [status, setStatus] = useState('');
  const seen = useSeen(useCallback(() => look(id), [look, id]));
  const fields = { token, item: id };
  const decide = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = readChoice(event);
    const isSaved = await send({ action: 'decide', item: id, decision: chosen });
    setStatus(fillAny(isSaved ? messages.said[chosen] : messages.failed, { name }));
  };

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
          <p className="measure-65 text-[1.08rem] whitespace-pre-line">{item.presentation}</p>
        )}
        <form method="post" action="/functions/v1/review" onSubmit={decide}>
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
        </form>
        <Comments
          item={item}
          fields={fields}
          messages={messages}
          constraints={constraints}
          write={async (comment) => {
            const isSaved = await send({ action: 'comment', item: id, comment });
            setStatus(fillAny(isSaved ? messages.said.comment : messages.failed, { name }));
            return isSaved;
          }}
        />
        <p role="status" className="font-semibold empty:hidden">
          {status}
        </p>
      </Card>
    </div>
  );
}

function readChoice(event: FormEvent<HTMLFormElement>): ReviewDecision {
  const { submitter } = event.nativeEvent as SubmitEvent;
  return submitter instanceof HTMLButtonElement && submitter.value === 'pass'
    ? 'pass'
    : 'interview';
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
