import { z } from 'zod';
import { webhookPauseDays, webhookRetrySeconds } from '../../../domain/webhook.ts';
import type { Database } from '../../postgres/database.ts';
import type { Query } from '../../postgres/query.ts';
import {
  postWebhook,
  type WebhookNetwork,
  type WebhookResult,
  webhookNetwork,
} from '../../webhooks/post-webhook.ts';
import { rotationHours, signatureHeaders, webhookSecret } from '../../webhooks/webhook-secret.ts';
import type { JobContext, JobTask } from '../context.ts';

const payload = z.object({ webhook_id: z.uuid() });

/** Deliveries of one run for a webhook. Other webhooks run in between. */
const maxPerRun = 50;
/** Time of a run after which no further delivery begins. */
const maxRunMs = 10_000;
/** Seconds after which a claimed delivery is sent again. No attempt takes as long. */
const leaseSeconds = 120;

type Delivery = {
  id: string;
  body: string;
  attempts: number;
  is_test: boolean;
  url: string;
  secret_number: number;
  has_old_secret: boolean;
};

/** Sends the waiting deliveries of a webhook, those of each object one after the other. */
export const deliverWebhooks: JobTask = async (context, input, addJob) => {
  const { webhook_id: webhookId } = payload.parse(input);
  const network = webhookNetwork(context.allowsPrivateWebhooks);
  const end = performance.now() + maxRunMs;
  for (let count = 0; count < maxPerRun && performance.now() < end; count += 1) {
    if (context.stopping?.aborted) return;
    if (!(await deliverNext(context, webhookId, network))) return;
  }
  await addJob('deliver-webhooks', { webhook_id: webhookId }, `webhook:${webhookId}`);
};

/** Queues webhooks with deliveries that are due or that a dead process had claimed. */
export const findWaitingWebhooks: JobTask = async ({ database }, _, addJob) => {
  await database.query(
    `update public.webhook_deliveries set state = 'waiting'
     where state = 'sending' and claimed_at < now() - make_interval(secs => $1)`,
    [leaseSeconds],
  );
  const { rows } = await database.query<{ id: string }>(
    `select id from public.webhooks as webhook where is_on and exists (
       select from public.webhook_deliveries as delivery
       where delivery.webhook_id = webhook.id and state = 'waiting' and send_after <= now()
     )`,
  );
  for (const { id } of rows) await addJob('deliver-webhooks', { webhook_id: id }, `webhook:${id}`);
};

/** Returns false if nothing is due. */
export async function deliverNext(
  { database, mailer }: Pick<JobContext, 'database' | 'mailer'>,
  webhookId: string,
  network: WebhookNetwork,
): Promise<boolean> {
  const delivery = await claimNext(database, webhookId);
  if (!delivery) return false;
  const { id, body, secret_number: number, url } = delivery;
  const numbers = delivery.has_old_secret ? [number, number - 1] : [number];
  const secrets = numbers.map((each) => webhookSecret(mailer.secretOf, webhookId, each));
  const timestamp = Math.floor(Date.now() / 1000);
  const headers = signatureHeaders({ id, timestamp, body }, secrets);
  const result = await postWebhook(url, body, headers, network);
  await database.transaction(async (query) => {
    await (result.error
      ? recordFailure(query, webhookId, delivery, result)
      : recordSuccess(query, webhookId, id, result));
  });
  return true;
}

/**
 * An object's deliveries keep their order: only the oldest that has not ended is sent. A webhook has one delivery at a
 * time, so that a slow receiver takes one slot and leaves the others to other webhooks.
 */
const claimNext = (database: Pick<Database, 'transaction'>, webhookId: string) =>
  database.transaction(async (query) => {
    const { rows } = await query<{ is_sending: boolean }>(
      `select exists (
         select from public.webhook_deliveries where webhook_id = $1 and state = 'sending'
       ) as is_sending
       from public.webhooks where id = $1 for no key update`,
      [webhookId],
    );
    return rows[0]?.is_sending === false ? claim(query, webhookId) : undefined;
  });

async function claim(query: Query, webhookId: string): Promise<Delivery | undefined> {
  const { rows } = await query<Delivery>(
    `update public.webhook_deliveries as delivery
     set state = 'sending', claimed_at = now(), attempts = delivery.attempts + 1
     from public.webhooks as webhook
     where webhook.id = delivery.webhook_id and delivery.id = (
       select due.id from public.webhook_deliveries as due
       join public.webhooks as active on active.id = due.webhook_id
       where due.webhook_id = $1 and due.state = 'waiting' and due.send_after <= now()
         and (active.is_on or due.event = 'webhook.test')
         and not exists (
           select from public.webhook_deliveries as earlier
           where earlier.webhook_id = due.webhook_id and earlier.object_id = due.object_id
             and earlier.position < due.position and earlier.state in ('waiting', 'sending')
         )
       order by due.position limit 1 for update of due skip locked
     )
     returning delivery.id, delivery.payload::text as body, delivery.attempts,
       delivery.event = 'webhook.test' as is_test, webhook.url, webhook.secret_number,
       webhook.secret_number > 1 and webhook.secret_rotated_at > now() - make_interval(hours => $2) as has_old_secret`,
    [webhookId, rotationHours],
  );
  return rows[0];
}

async function recordSuccess(
  query: Query,
  webhookId: string,
  id: string,
  { status }: WebhookResult,
): Promise<void> {
  await query(
    `update public.webhook_deliveries set state = 'delivered', status = $2, error = null, delivered_at = now() where id = $1`,
    [id, status],
  );
  await query(
    'update public.webhooks set failing_since = null where id = $1 and failing_since is not null',
    [webhookId],
  );
}

const goneStatus = 410;

async function recordFailure(
  query: Query,
  webhookId: string,
  { id, attempts, is_test: isTest }: Delivery,
  { status, error }: WebhookResult,
): Promise<void> {
  const wait = isTest ? undefined : webhookRetrySeconds[attempts - 1];
  await query(
    `update public.webhook_deliveries
     set state = $2, status = $3, error = $4, send_after = now() + make_interval(secs => $5) where id = $1`,
    [id, wait === undefined ? 'failed' : 'waiting', status, error, wait ?? 0],
  );
  // A failed test is not retried: the colleague sees the result and can repeat it.
  if (isTest) return;
  await query(
    'update public.webhooks set failing_since = coalesce(failing_since, now()) where id = $1',
    [webhookId],
  );
  const pauseResult = await query(
    `update public.webhooks set paused_at = now(), is_on = false
     where id = $1 and is_on and ($2 or failing_since < now() - make_interval(days => $3))`,
    [webhookId, status === goneStatus, webhookPauseDays],
  );
  if (pauseResult.rowCount) await notifyAdministrators(query, webhookId);
  else if (wait !== undefined)
    // Queued under another key, because deliveries that are due now must not wait for this one.
    await query(
      `select private.add_job('deliver-webhooks', json_build_object('webhook_id', $1::uuid),
         now() + make_interval(secs => $3), 'webhook-delivery:' || $2::uuid)`,
      [webhookId, id, wait],
    );
}

async function notifyAdministrators(query: Query, webhookId: string): Promise<void> {
  await query(
    `insert into public.notifications (user_id, kind, data)
     select profile.user_id, 'webhook_paused', jsonb_build_object('webhook_id', webhook.id, 'name', webhook.name)
     from public.staff_profiles as profile, public.webhooks as webhook
     where webhook.id = $1 and profile.role = 'admin' and profile.state = 'active'`,
    [webhookId],
  );
}
