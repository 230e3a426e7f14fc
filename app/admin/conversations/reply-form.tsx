import { maxMessageLength } from '../../../domain/limits.ts';
import { maxSubjectLength, undoSeconds } from '../../../domain/mail/staff-mail.ts';
import { queryKeys } from '../../backend/query-keys.ts';
import { fill } from '../../i18n/format.ts';
import { Button } from '../../ui/button.tsx';
import { InputField } from '../../ui/field.tsx';
import { TextareaField } from '../../ui/textarea-field.tsx';
import { useDraft } from '../kit/use-draft.ts';
import { useSubmit } from '../kit/use-submit.ts';
import { useUndoableMutation } from '../kit/use-undoable-mutation.ts';
import { cancelMail, sendStaffMail } from '../mail/staff-mail.ts';
import { useMessages } from '../use-messages.ts';
import type { Conversation } from './data.ts';

type ReplyFormProps = {
  conversation: Conversation;
  subject: string;
};

/** Answers in a conversation. The text is kept in the browser until it is sent, and the mail can be cancelled for a moment. */
export function ReplyForm({ conversation, subject }: ReplyFormProps) {
  const { reply: t } = useMessages('conversations');
  const { id, person, person_id, application_id, client_id } = conversation;
  const [message, setMessage] = useDraft(`conversation:${id}`);
  const mutate = useUndoableMutation(queryKeys.table('conversations'));
  const { pending, onSubmit } = useSubmit(async (field) => {
    if (!message.trim()) return;
    let mailId = '';
    const isDone = await mutate({
      work: async (client) => {
        const queued = await sendStaffMail(client, {
          template: application_id ? 'application_message' : 'client_message',
          ...(application_id
            ? { application_id }
            : { person_id, client_id: client_id ?? undefined }),
          subject: field('subject').trim() || undefined,
          message,
        });
        mailId = queued.id;
      },
      done: t.sent,
      undo: (client) => cancelMail(client, mailId),
      undoMs: undoSeconds * 1000,
    });
    if (isDone) setMessage('');
  });
  if (!person.email) return <p className="text-amber">{t.noAddress}</p>;
  return (
    <form className="grid gap-3" onSubmit={onSubmit}>
      <InputField
        key={subject}
        name="subject"
        label={t.subject}
        defaultValue={subject}
        maxLength={maxSubjectLength}
      />
      <TextareaField
        name="message"
        label={fill(t.message, { name: person.first_name || person.full_name || '' })}
        hint={t.hint}
        required
        rows={4}
        maxLength={maxMessageLength}
        value={message}
        onChange={(event) => setMessage(event.currentTarget.value)}
      />
      <Button type="submit" size="compact" className="justify-self-start" disabled={pending}>
        {t.send}
      </Button>
    </form>
  );
}
