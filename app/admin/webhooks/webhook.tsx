import { RecordScreen } from '../kit/screens/record-screen.tsx';
import { RoleGate } from '../kit/screens/role-gate.tsx';
import { useMessages } from '../use-messages.ts';
import type { Route } from './+types/webhook.ts';
import { findWebhook } from './data.ts';
import { Deliveries } from './deliveries.tsx';
import { Settings } from './webhook-settings.tsx';

export default function WebhookScreen({ params: { webhookId: id } }: Route.ComponentProps) {
  const t = useMessages('webhooks');
  return (
    <RoleGate allows="admins" messages={t}>
      <RecordScreen
        id={id}
        table="webhooks"
        follow={{ webhooks: 'id' }}
        find={findWebhook}
        list="/admin/webhooks"
        messages={t.record}
        title={({ name }) => name}
      >
        {(webhook) => (
          <div className="grid max-w-4xl gap-4">
            <Settings webhook={webhook} />
            <Deliveries webhookId={webhook.id} />
          </div>
        )}
      </RecordScreen>
    </RoleGate>
  );
}
