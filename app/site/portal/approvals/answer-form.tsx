import { type FormEvent, useState } from 'react';
import type { ApprovalDecision } from '../../../../domain/jobs/ad-approval.ts';
import { maxApprovalCommentLength } from '../../../../domain/jobs/ad-approval.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextareaField } from '../../../ui/fields/textarea-field.tsx';
import { usePortalMessages } from '../portal-context.ts';

type AnswerFormProps = {
  comment: string;
  onComment: (comment: string) => void;
  /** Resolves to a message if the answer was not stored. */
  send: (decision: ApprovalDecision) => Promise<string | undefined>;
};

/** Approves the ad or asks for changes. The typed comment is sent with either answer. */
export function AnswerForm({ comment, onComment, send }: AnswerFormProps) {
  const { answer: t } = usePortalMessages().approvals;
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const decision: ApprovalDecision =
      submitter?.getAttribute('value') === 'changes_asked' ? 'changes_asked' : 'approved';
    setFailure(undefined);
    if (decision === 'changes_asked' && !comment.trim()) {
      setError(t.needsComment);
      event.currentTarget.querySelector('textarea')?.focus();
      return;
    }
    setError(undefined);
    setSending(true);
    setFailure(await send(decision));
    setSending(false);
  };

  return (
    <Card as="section" className="grid gap-5">
      <h2 className="text-[1.65rem]">{t.title}</h2>
      <form onSubmit={submit} className="grid gap-5">
        <TextareaField
          label={t.comment}
          hint={t.commentHint}
          rows={4}
          maxLength={maxApprovalCommentLength}
          value={comment}
          error={error}
          onChange={({ target }) => onComment(target.value)}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="decision" value="approved" disabled={isSending}>
            {isSending ? t.sending : t.approve}
          </Button>
          <Button
            type="submit"
            name="decision"
            value="changes_asked"
            variant="outline"
            disabled={isSending}
          >
            {t.change}
          </Button>
        </div>
        <p role="alert" className="font-semibold text-lingon empty:hidden">
          {failure}
        </p>
      </form>
    </Card>
  );
}
