import { useState } from 'react';
import { queryKeys } from '../../../backend/query-keys.ts';
import { fill } from '../../../i18n/format.ts';
import { Button } from '../../../ui/button.tsx';
import { useUndoableMutation } from '../../kit/actions/use-undoable-mutation.ts';
import { ConfirmDialog } from '../../kit/dialogs/confirm-dialog.tsx';
import { cancelMail } from '../data.ts';
import { type Mail, type MailApplication, requeueMail, retriable, retryMail } from './data.ts';
import type { AdminOutboxMessages } from './messages.en.ts';

type MailActionsProps = { mail: Mail; messages: AdminOutboxMessages };

/** A mail whose reason has ended has no actions; sending a cancelled one asks for confirmation. */
export function MailActions({ mail, messages }: MailActionsProps) {
  const mutate = useUndoableMutation(queryKeys.table('outbox'));
  const [isAsking, setAsking] = useState(false);
  const { mail: t } = messages;
  const { id, state, send_after: sendAfter } = mail;
  const canRetry = retriable.includes(state) || (state === 'queued' && mail.attempts > 0);

  const retry = () =>
    mutate({
      work: async (client) => {
        if (state === 'queued') await cancelMail(client, id);
        await retryMail(client, id);
      },
      done: t.retriedDone,
    });

  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {canRetry && !mail.ended && (
        <Button
          size="compact"
          onClick={() => (state === 'cancelled' ? setAsking(true) : void retry())}
        >
          {state === 'cancelled' ? t.sendAgain : t.retry}
        </Button>
      )}
      {state === 'queued' && (
        <Button
          variant="paper"
          size="compact"
          onClick={() =>
            void mutate({
              work: (client) => cancelMail(client, id),
              undo: (client) => requeueMail(client, id, sendAfter),
              done: t.cancelledDone,
            })
          }
        >
          {t.cancel}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          messages={t.confirm}
          pending={false}
          onClose={() => setAsking(false)}
          onSubmit={async () => {
            setAsking(false);
            await retry();
          }}
        >
          <p>{mail.to_name ? `${mail.to_name}, ${mail.to_email}` : mail.to_email}</p>
          {mail.application && <p>{describeStage(mail.application, messages)}</p>}
        </ConfirmDialog>
      )}
    </div>
  );
}

export function describeStage(application: MailApplication, messages: AdminOutboxMessages): string {
  const { stages, withdrawn, currentStage: now } = messages.ended;
  return fill(now, { stage: application.withdrawn_at ? withdrawn : stages[application.stage] });
}
