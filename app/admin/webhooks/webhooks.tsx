import { useState } from 'react';
import { useLiveTables } from '../../backend/use-live-tables.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { Button } from '../../ui/button.tsx';
import { SecretDialog } from '../kit/dialogs/secret-dialog.tsx';
import { LoadedRows } from '../kit/screens/loaded-rows.tsx';
import { RoleGate } from '../kit/screens/role-gate.tsx';
import { Screen } from '../kit/screens/screen.tsx';
import { Section } from '../kit/screens/section.tsx';
import { useMessages } from '../use-messages.ts';
import { listWebhooks, webhooksKey } from './data.ts';
import { WebhookDialog } from './webhook-dialog.tsx';
import { WebhookState } from './webhook-state.tsx';

export default function Webhooks() {
  const t = useMessages('webhooks');
  return (
    <RoleGate allows="admins" messages={t}>
      <List />
    </RoleGate>
  );
}

function List() {
  const t = useMessages('webhooks');
  const [isAdding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string>();
  const query = useLiveTables({
    queryKey: webhooksKey,
    queryFn: listWebhooks,
    follow: [{ table: 'webhooks' }],
  });
  return (
    <Screen
      title={t.title}
      actions={
        <Button size="compact" onClick={() => setAdding(true)}>
          {t.add}
        </Button>
      }
    >
      <div className="grid max-w-4xl gap-4">
        <p className="max-w-[75ch] text-soft">{t.text}</p>
        <Section title={t.list}>
          <LoadedRows query={query} empty={t.empty}>
            {(webhook) => (
              <li
                key={webhook.id}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5"
              >
                <span className="grid min-w-0 gap-0.5">
                  <LocalizedLink
                    to={`/admin/webhooks/${webhook.id}`}
                    className="font-semibold wrap-anywhere underline underline-offset-2"
                  >
                    {webhook.name}
                  </LocalizedLink>
                  <span className="wrap-anywhere text-soft">{webhook.url}</span>
                </span>
                <WebhookState webhook={webhook} />
              </li>
            )}
          </LoadedRows>
        </Section>
      </div>
      {isAdding && <WebhookDialog onClose={() => setAdding(false)} onSecret={setSecret} />}
      {secret && (
        <SecretDialog secret={secret} messages={t.secret} onClose={() => setSecret(undefined)} />
      )}
    </Screen>
  );
}
