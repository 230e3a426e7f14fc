import type { BrowserClient } from '../../backend/browser-client.ts';
import { callFunction } from '../../backend/call-function.ts';
import { queryKeys } from '../../backend/query-keys.ts';
import { deleteOne, unwrap, unwrapRaised } from '../../backend/unwrap.ts';
import { rowFields } from '../kit/saved-fields/data/row-fields.ts';

export const webhooksKey = queryKeys.list('webhooks', {});

const columns =
  'id, name, url, events, is_on, paused_at, failing_since, secret_rotated_at' as const;

export async function listWebhooks(client: BrowserClient) {
  return unwrap(client.from('webhooks').select(columns).order('created_at'));
}

export async function findWebhook(client: BrowserClient, id: string) {
  return unwrap(client.from('webhooks').select(columns).eq('id', id).maybeSingle());
}

export type Webhook = Awaited<ReturnType<typeof listWebhooks>>[number];
type WebhookFields = Pick<Webhook, 'name' | 'url' | 'events'>;

/** Returns the id and the secret of the new webhook. */
export async function createWebhook(client: BrowserClient, fields: WebhookFields) {
  const inserted = client.from('webhooks').insert(fields).select('id').single();
  const { id } = await unwrapRaised(inserted);
  return { id, secret: await rotateSecret(client, id) };
}

export const webhookSource = (client: BrowserClient, id: string) =>
  rowFields(client, { table: 'webhooks', key: { id }, columns: ['name', 'url', 'events'] });

export async function switchWebhook(client: BrowserClient, id: string, isOn: boolean) {
  await unwrap(client.from('webhooks').update({ is_on: isOn }).eq('id', id).select('id').single());
}

export async function deleteWebhook(client: BrowserClient, id: string): Promise<void> {
  await deleteOne(client.from('webhooks').delete().eq('id', id).select('id'));
}

export async function rotateSecret(client: BrowserClient, id: string): Promise<string> {
  const { secret } = await callFunction<{ secret: string }>(
    client,
    'rotate-webhook-secret',
    { webhook_id: id },
    crypto.randomUUID(),
  );
  return secret;
}

export async function testWebhook(client: BrowserClient, id: string): Promise<void> {
  await unwrap(client.rpc('test_webhook', { tested_webhook: id }));
}

const maxDeliveries = 50;

/** Returns the newest deliveries of a webhook. */
export async function listDeliveries(client: BrowserClient, webhookId: string) {
  return unwrap(
    client
      .from('webhook_deliveries')
      .select(
        'id, event, payload, state, attempts, send_after, status, error, delivered_at, created_at',
      )
      .eq('webhook_id', webhookId)
      .order('position', { ascending: false })
      .limit(maxDeliveries),
  );
}

export type Delivery = Awaited<ReturnType<typeof listDeliveries>>[number];

export async function replayDelivery(client: BrowserClient, id: string): Promise<void> {
  await unwrap(client.rpc('replay_webhook', { replayed_delivery: id }));
}
