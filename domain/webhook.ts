import { z } from 'zod';
import * as field from './forms/form-field.ts';

export const maxWebhookNameLength = 80;
const maxWebhookUrlLength = 2000;

/** Names the webhook that a function is about. */
export const webhookCall = z.object({ webhook_id: field.uuid });

/** The events of each noun to which a webhook can subscribe. */
export const webhookEvents = {
  job: ['job.created', 'job.updated', 'job.deleted'],
  application: ['application.created', 'application.updated', 'application.deleted'],
  person: ['person.created', 'person.updated', 'person.deleted', 'person.erased'],
  client: ['client.created', 'client.updated', 'client.deleted'],
  interview: ['interview.created', 'interview.updated', 'interview.deleted'],
  mail: ['mail.sent', 'mail.failed', 'mail.received'],
} as const;

export type WebhookEvent = (typeof webhookEvents)[keyof typeof webhookEvents][number];

/** Seconds until the next attempt, by the number of failed attempts. After the last one the delivery has failed. */
export const webhookRetrySeconds = [
  5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400,
] as const;

/** A webhook without a success for this long is paused. */
export const webhookPauseDays = 3;

/** True for a URL that a webhook can have. Whether its address is allowed is known when it is called. */
export function isWebhookUrl(value: string): boolean {
  const url = URL.parse(value);
  return (
    url !== null &&
    ['https:', 'http:'].includes(url.protocol) &&
    !url.username &&
    !url.password &&
    value.length <= maxWebhookUrlLength &&
    !/[\s@]/.test(value.split('/')[2] ?? '')
  );
}
