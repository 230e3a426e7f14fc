import { type ReactNode, useId, useState } from 'react';
import { fill } from '../../../i18n/format.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { useMessages } from '../../use-messages.ts';
import { useApproval, useApprovalValues } from './use-approval.ts';

type Question = {
  /** The answer of the client, and the question to ask if the text has changed since its approval. */
  notice: ReactNode;
  /** True if the ad may be published: it is approved, nobody was asked, or the user has confirmed. */
  validate: () => boolean;
};

/** Asks before an ad is published that the client has not approved, or not in this text, although it was asked to. */
export function useApprovalQuestion(): Question {
  const t = useMessages('jobApproval').publish;
  const { approval, differs } = useApproval();
  const { asked, decided } = useApprovalValues(approval);
  const [isConfirmed, setConfirmed] = useState(false);
  const [isTried, setTried] = useState(false);
  if (!approval || approval.ended) return { notice: null, validate: () => true };
  const { decision, comment } = approval;
  if (decision === 'approved' && !differs) {
    return {
      notice: <p className="font-medium text-on-mint">{fill(t.approved, decided)}</p>,
      validate: () => true,
    };
  }
  const { title, text } = {
    waiting: { title: t.waiting, text: fill(t.waitingText, asked) },
    changes_asked: {
      title: t.changes,
      text: fill(t.changesText, { ...decided, comment: comment ?? '' }),
    },
    approved: { title: t.changed, text: fill(t.changedText, decided) },
  }[decision ?? 'waiting'];
  return {
    notice: (
      <Unapproved
        title={title}
        text={text}
        label={decision === 'approved' ? t.confirmChanged : t.confirm}
        isConfirmed={isConfirmed}
        onConfirm={setConfirmed}
        error={isTried && !isConfirmed ? t.confirmMissing : undefined}
      />
    ),
    validate: () => {
      setTried(true);
      return isConfirmed;
    },
  };
}

type UnapprovedProps = {
  title: string;
  text: string;
  label: string;
  isConfirmed: boolean;
  onConfirm: (isConfirmed: boolean) => void;
  error: string | undefined;
};

function Unapproved({ title, text, label, isConfirmed, onConfirm, error }: UnapprovedProps) {
  const id = useId();
  return (
    <div className="grid gap-2 rounded-compact border border-line bg-amber-soft p-4">
      <p className="font-semibold text-amber">{title}</p>
      <p className="wrap-anywhere whitespace-pre-line">{text}</p>
      <label htmlFor={id} className="flex min-h-11 items-center gap-3 font-semibold">
        <Checkbox
          id={id}
          checked={isConfirmed}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
          onChange={({ target }) => onConfirm(target.checked)}
        />
        {label}
      </label>
      {error && (
        <p id={`${id}-error`} role="alert" className="font-medium text-lingon">
          {error}
        </p>
      )}
    </div>
  );
}
