import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAuth } from '../../backend/auth/auth-context.ts';
import { queryKeys } from '../../backend/query-keys.ts';
import { fill, formatTime } from '../../i18n/format.ts';
import { localizedHref } from '../../i18n/href.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { Button } from '../../ui/button.tsx';
import { useProof } from '../entry/second-factor/use-proof.tsx';
import { usePendingAction } from '../kit/actions/use-pending-action.ts';
import { useUndoableMutation } from '../kit/actions/use-undoable-mutation.ts';
import { ConfirmDialog } from '../kit/dialogs/confirm-dialog.tsx';
import { SecretDialog } from '../kit/dialogs/secret-dialog.tsx';
import { Section } from '../kit/screens/section.tsx';
import { useMessages } from '../use-messages.ts';
import { deleteWebhook, rotateSecret, switchWebhook, testWebhook, type Webhook } from './data.ts';
import { WebhookDialog } from './webhook-dialog.tsx';
import { WebhookState } from './webhook-state.tsx';

export function Settings({ webhook }: { webhook: Webhook }) {
  const { record: t, secret: secretMessages } = useMessages('webhooks');
  const language = useLanguage();
  const navigate = useNavigate();
  const { getClient } = useAuth();
  const { pending, run } = usePendingAction();
  const mutate = useUndoableMutation(queryKeys.table('webhooks'));
  const { withProof, dialog: proof } = useProof();
  const [dialog, setDialog] = useState<'edit' | 'rotate' | 'delete'>();
  const [secret, setSecret] = useState<string>();
  const close = () => setDialog(undefined);
  const { id, is_on: isOn, paused_at: pausedAt, failing_since: failingSince } = webhook;
  const time = (moment: string) => formatTime(new Date(moment), language);
  return (
    <Section
      title={t.settings}
      actions={
        <div className="flex flex-wrap gap-2">
          <Button variant="paper" size="compact" onClick={() => setDialog('edit')}>
            {t.edit}
          </Button>
          <Button
            variant="paper"
            size="compact"
            onClick={() =>
              void mutate({
                work: (client) => switchWebhook(client, id, !isOn),
                done: isOn ? t.turnedOff : t.turnedOn,
              })
            }
          >
            {isOn ? t.turnOff : t.turnOn}
          </Button>
          <Button
            variant="paper"
            size="compact"
            onClick={() =>
              void mutate({ work: (client) => testWebhook(client, id), done: t.tested })
            }
          >
            {t.test}
          </Button>
        </div>
      }
    >
      <p className="flex flex-wrap items-center gap-3">
        <WebhookState webhook={webhook} />
        <span className="wrap-anywhere">{webhook.url}</span>
      </p>
      {pausedAt && <p className="text-lingon">{fill(t.pausedAt, { time: time(pausedAt) })}</p>}
      {!pausedAt && failingSince && (
        <p className="text-soft">{fill(t.failingSince, { time: time(failingSince) })}</p>
      )}
      <p className="flex flex-wrap gap-x-3 gap-y-1">
        {webhook.events.map((event) => (
          <code key={event} className="text-sm">
            {event}
          </code>
        ))}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="quiet" size="compact" onClick={() => setDialog('rotate')}>
          {t.rotate}
        </Button>
        <Button variant="quiet" size="compact" onClick={() => setDialog('delete')}>
          {t.delete}
        </Button>
      </div>
      {dialog === 'edit' && <WebhookDialog webhook={webhook} onClose={close} />}
      {dialog === 'rotate' && (
        <ConfirmDialog
          messages={secretMessages.rotation}
          pending={pending}
          onClose={close}
          onSubmit={() =>
            run(async () => {
              const client = await getClient();
              const isProved = await withProof(async () =>
                setSecret(await rotateSecret(client, id)),
              );
              if (isProved) close();
            })
          }
        />
      )}
      {proof}
      {dialog === 'delete' && (
        <ConfirmDialog
          messages={t.deletion}
          pending={pending}
          onClose={close}
          onSubmit={async () => {
            close();
            const isDone = await mutate({
              work: (client) => deleteWebhook(client, id),
              done: t.deleted,
            });
            if (isDone) await navigate(localizedHref('/admin/webhooks', language));
          }}
        />
      )}
      {secret && (
        <SecretDialog
          secret={secret}
          messages={secretMessages}
          onClose={() => setSecret(undefined)}
        />
      )}
    </Section>
  );
}
