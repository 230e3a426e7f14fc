import { reviewDecisions } from '../../../domain/enums.ts';
import { fill } from '../../i18n/format.ts';
import { Button } from '../../ui/button.tsx';
import type { ReviewItem } from './data.ts';
import type { ReviewMessages } from './messages.en.ts';
import type { ReviewAccess } from './review-access.ts';

type ClientDecisionProps = {
  item: ReviewItem;
  messages: ReviewMessages;
  isSending: boolean;
  readsOnly: ReviewAccess['readsOnly'];
};

/** True if the client has nothing left to decide about the person. */
export const isDecided = ({ is_rejected, is_hired }: ReviewItem): boolean =>
  is_rejected || is_hired;

/** The buttons by which a client decides about a person, and the decision so far. */
export function ClientDecision({ item, messages, isSending, readsOnly }: ClientDecisionProps) {
  const { name, decision } = item;
  return (
    <fieldset>
      <legend className="sr-only">{fill(messages.decide, { name })}</legend>
      {isDecided(item) ? (
        <p className="font-semibold">{describeOutcome(item, messages)}</p>
      ) : (
        <div className="flex flex-wrap gap-3 empty:hidden">
          {(readsOnly ? [] : reviewDecisions).map((option) => (
            <Button
              key={option}
              type="submit"
              name="decision"
              value={option}
              size="medium"
              variant={decision === option ? 'solid' : 'outline'}
              aria-pressed={decision === option}
              // A decision needs no comment.
              formNoValidate
              disabled={isSending}
            >
              {decision === option && <Tick />}
              {messages[option]}
            </Button>
          ))}
        </div>
      )}
      {decision && !isDecided(item) && (
        <p className="pt-3 text-soft">{describeDecision(item, messages)}</p>
      )}
    </fieldset>
  );
}

function describeOutcome(item: ReviewItem, messages: ReviewMessages): string {
  const { decision, name } = item;
  if (item.is_hired) return fill(messages.hired, { name });
  return fill(decision === 'interview' ? messages.interviewOff : messages.rejected, { name });
}

function describeDecision(item: ReviewItem, messages: ReviewMessages): string {
  const { decision, decided_by: name } = item;
  if (decision === 'interview')
    return name ? fill(messages.interviewAskedBy, { name }) : messages.interviewAsked;
  return name ? fill(messages.passedBy, { name }) : messages.passed;
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
