import { createHmac } from 'node:crypto';
import type { MailSecret } from '../email/mail-secret.ts';

// https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md

/** Hours for which the old secret signs too after a new one was made, so that the receiver can replace it without a gap. */
export const rotationHours = 24;

/** Secrets are derived from the key of the product instead of stored, like the secrets of mailed links. */
export function webhookSecret(secretOf: MailSecret, webhookId: string, number: number): Buffer {
  return secretOf(webhookId, `webhook:${number}`);
}

export const showSecret = (secret: Buffer): string => `whsec_${secret.toString('base64')}`;

type Message = { id: string; timestamp: number; body: string };

export function signatureHeaders({ id, timestamp, body }: Message, secrets: Buffer[]) {
  const sign = (secret: Buffer) =>
    `v1,${createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': secrets.map(sign).join(' '),
  };
}
