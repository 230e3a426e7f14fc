import { Badge } from '../../ui/badge.tsx';
import { useMessages } from '../use-messages.ts';
import type { Webhook } from './data.ts';

type WebhookStateProps = { webhook: Pick<Webhook, 'is_on' | 'paused_at' | 'failing_since'> };

export function WebhookState({ webhook }: WebhookStateProps) {
  const { states: t } = useMessages('webhooks');
  if (webhook.paused_at) return <Badge tone="bad">{t.paused}</Badge>;
  if (!webhook.is_on) return <Badge>{t.off}</Badge>;
  if (webhook.failing_since) return <Badge tone="waiting">{t.failing}</Badge>;
  return <Badge tone="good">{t.on}</Badge>;
}
