import { type FormEvent, useCallback, useState } from 'react';
import { type ReviewDecision, reviewDecisions } from '../../../domain/enums.ts';
import type { FormConstraints } from '../../../domain/field-constraints.ts';
import { codeOf } from '../../backend/backend-error.ts';
import { fillAny } from '../../i18n/fill-any.ts';
import { fill } from '../../i18n/format.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useSite } from '../shell/site-context.tsx';
import { saveCommentDraft } from './comment-draft.ts';
import { Comments } from './comments.tsx';
import type { ReviewItem } from './data.ts';
import { ClientDecision, isDecided } from './decision.tsx';
import { HiddenFields } from './hidden-fields.tsx';
import type { ReviewMessages } from './messages.en.ts';
import { PersonDetails } from './person-details.tsx';
import type { ReviewAccess } from './review-access.ts';
import { type Send, useSeen } from './use-review.ts';

/** Receives forms that are sent without JavaScript. */
const reviewUrl = '/functions/v1/review';

type PersonCardProps = {
  item: ReviewItem;
  access: ReviewAccess;
  messages: ReviewMessages;
  constraints: FormConstraints;
  send: Send;
  look: (item: string) => void;
  /** Called with the unsent comment if the person can no longer be shown. */
  onGone: (comment: string) => void;
};

type Status = {
  text: string;
  /** True if the status confirms a decision. */
  isDecision?: boolean;
};

/**
 * Every action is a plain form; with JavaScript it is sent in place and its outcome shown below. Decisions and the
 * comment are one form, so that no button leaves out what was typed.
 */
export function PersonCard(props: PersonCardProps) {
  const { item, access, messages, constraints, send, look, onGone } = props;
  const { id, name, decision } = item;
  const { contactEmail: email } = useSite();
  const [status, setStatus] = useState<Status>({ text: '' });
  const seenRef = useSeen(useCallback(() => look(id), [look, id]));
  const fields = access.fields && { ...access.fields, item: id };
  const [isSending, setIsSending] = useState(false);
  const answer = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const chosenDecision = readChoice(event);
    // The buttons of a decision skip the browser's validation, but a comment that is too long goes with none of them.
    const area = form.elements.namedItem('comment');
    if (area instanceof HTMLTextAreaElement && area.validity.customError) {
      area.reportValidity();
      return;
    }
    const comment = String(new FormData(form).get('comment') ?? '').trim();
    if (chosenDecision === 'pass' && access.requiresReason && !comment) return askForReason(form);
    setIsSending(true);
    // A comment that was typed goes with the decision: the client has pressed a button and expects it to be sent.
    const error = await send(
      chosenDecision === 'comment'
        ? { action: 'comment', item: id, comment }
        : {
            action: 'decide',
            item: id,
            decision: chosenDecision,
            seen: decision ?? 'none',
            comment: comment || undefined,
          },
    );
    setIsSending(false);
    if (error === 'not_found') onGone(comment);
    if (!error) {
      form.reset();
      saveCommentDraft(id, '');
    }
    const sentence = error ? describe(error) : describeSaid(chosenDecision, comment);
    setStatus({
      text: fillAny(sentence, { name, email }),
      isDecision: !error && chosenDecision !== 'comment',
    });
  };

  const askForReason = (form: HTMLFormElement) => {
    const field = form.querySelector('textarea');
    const details = field?.closest('details');
    if (details) details.open = true;
    if (field) focusWhenShown(field);
    setStatus({ text: fill(messages.reason, { name }) });
  };
  const describe = (error: string) => messages.errors[error] ?? messages.failed;
  const describeSaid = (chosen: ReviewDecision | 'comment', comment: string) =>
    chosen === 'comment'
      ? messages.said.comment
      : (comment ? messages.saidWithComment : messages.said)[chosen];

  const openCv = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Opened before the response arrives: later, browsers would block it as a pop-up.
    const tab = window.open('', '_blank');
    try {
      const { url } = await access.openCv(id);
      if (tab) tab.location.href = url;
    } catch (error) {
      tab?.close();
      setStatus({ text: fillAny(describe(codeOf(error)), { name, email }) });
    }
  };

  return (
    <div ref={seenRef}>
      <Card as="article" className="grid gap-6 wrap-anywhere">
        <div className="flex flex-wrap items-start justify-between gap-4">
          <div>
            <h2 className="text-[1.65rem]">{name}</h2>
            <p className="pt-1 text-soft">
              {[item.headline, item.location].filter(Boolean).join(' · ')}
            </p>
          </div>
          {item.has_cv && (
            <form
              method="post"
              action={reviewUrl}
              target="_blank"
              rel="noopener"
              onSubmit={fields ? undefined : openCv}
            >
              {fields && <HiddenFields fields={{ ...fields, action: 'cv' }} />}
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
        <PersonDetails item={item} access={access} messages={messages} />
        <form method="post" action={reviewUrl} onSubmit={answer} className="grid gap-6">
          {fields && <HiddenFields fields={{ ...fields, action: 'decide' }} />}
          <ClientDecision
            item={item}
            messages={messages}
            isSending={isSending}
            readsOnly={access.readsOnly}
          />
          <Comments
            item={item}
            messages={messages}
            constraints={constraints}
            isSending={isSending}
            readsOnly={access.readsOnly}
          />
        </form>
        <p role="status" className="font-semibold empty:hidden">
          {/* Hide the confirmation of an interview if the person has been rejected or hired since. */}
          {status.isDecision && isDecided(item) ? '' : status.text}
        </p>
      </Card>
    </div>
  );
}

const maxFrames = 30;

/**
 * Focuses a field in a disclosure that opens. It tries once per frame, because the field is hidden in the first frames
 * of the animation.
 */
function focusWhenShown(field: HTMLElement, frame = 0): void {
  field.focus();
  if (document.activeElement === field || frame === maxFrames) return;
  requestAnimationFrame(() => focusWhenShown(field, frame + 1));
}

function readChoice(event: FormEvent<HTMLFormElement>): ReviewDecision | 'comment' {
  const { submitter } = event.nativeEvent as SubmitEvent;
  const value = submitter instanceof HTMLButtonElement ? submitter.value : '';
  return reviewDecisions.find((option) => option === value) ?? 'comment';
}
