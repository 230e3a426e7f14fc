import { useState } from 'react';
import { toast } from 'sonner';
import { fitsStage } from '../../../../domain/applications/application-move.ts';
import { undoSeconds } from '../../../../domain/mail/staff-mail.ts';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import { fill, formatTime } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { toastError } from '../../../ui/toast/toast-error.ts';
import { FormDialog } from '../../kit/form-dialog.tsx';
import { useDescribeError } from '../../kit/use-describe-error.ts';
import { useDraft } from '../../kit/use-draft.ts';
import { useSubmit } from '../../kit/use-submit.ts';
import { sendStaffMail } from '../../mail/staff-mail.ts';
import { useMessages } from '../../use-messages.ts';
import type { Application } from '../data/application.ts';
import { cancelMail } from '../data/mail.ts';
import { nameOf } from '../describe.ts';
import { describeMail, describeMailError } from '../moves/describe-move.ts';
import { type MailChoice, MailFields, toMail } from '../moves/mail-fields.tsx';

type MailDialogProps = { application: Application; onClose: () => void };

/**
 * Sends a mail by hand, now or later. Mail about a stage is offered in that stage only, because it is sent with the move.
 * It can be cancelled until it has been sent.
 */
export function MailDialog({ application, onClose }: MailDialogProps) {
  const messages = useMessages('applications');
  const language = useLanguage();
  const { getClient } = useAuth();
  const describeError = useDescribeError();
  const [message, setMessage] = useDraft(`mail:${application.id}`);
  const [options, setOptions] = useState<Omit<MailChoice, 'message'>>({
    when: 'now',
    template: 'application_message',
    at: '',
  });
  const choice = { ...options, message };
  const setChoice = ({ message: next, ...others }: MailChoice) => {
    setMessage(next);
    setOptions(others);
  };
  const [error, setError] = useState<string>();
  const name = nameOf(application, messages);
  const stage = application.withdrawnAt ? undefined : application.stage;

  const { pending, onSubmit } = useSubmit(async () => {
    const mail = toMail(choice);
    if (!mail) return;
    try {
      const client = await getClient();
      const sent = await sendStaffMail(client, { ...mail, application_id: application.id });
      setMessage('');
      onClose();
      const time = formatTime(new Date(sent.send_after), language);
      toast(describeMail(mail, time, messages.move), {
        duration: undoSeconds * 1000,
        action: { label: messages.move.undo, onClick: () => void undo(sent.id) },
      });
    } catch (cause) {
      setError(describeMailError(cause, messages));
    }
  });

  async function undo(id: string) {
    try {
      const isCancelled = await cancelMail(await getClient(), id);
      if (isCancelled) toast(messages.timeline.mailCancelled);
      else toastError(messages.timeline.tooLate);
    } catch (cause) {
      toastError(describeError(cause), {
        action: { label: messages.move.undo, onClick: () => void undo(id) },
      });
    }
  }

  return (
    <FormDialog
      onClose={onClose}
      title={fill(messages.mail.title, { name })}
      onSubmit={onSubmit}
      cancel={messages.move.cancel}
      submit={messages.mail.send}
      disabled={pending || application.email === null}
    >
      <MailFields
        choice={choice}
        onChange={setChoice}
        name={name.split(' ')[0] ?? name}
        language={application.language}
        hasAddress={application.email !== null}
        fits={(key) => fitsStage(key, { stage })}
        previewFor={{ id: application.id }}
      />
      {error && (
        <p role="alert" className="font-medium text-lingon">
          {error}
        </p>
      )}
    </FormDialog>
  );
}
