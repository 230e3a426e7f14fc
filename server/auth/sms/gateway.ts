import { setTimeout as sleep } from 'node:timers/promises';
import { postWebhook, type WebhookResult, webhookNetwork } from '../../webhooks/post-webhook.ts';
import { signatureHeaders } from '../../webhooks/webhook-secret.ts';
import type { SmsSettings } from '../auth-settings.ts';
import type { Auth } from '../context.ts';
import { AuthError } from '../errors.ts';

// The gateway is a webhook: it gets the number and the text as JSON, signed like our other webhooks if a secret is set.

/** The operator has chosen the URL, so it may be in a private network. */
const network = { ...webhookNetwork(true), timeoutMs: 5000 };
const maxAttempts = 2;
const retryDelayMs = 500;

export type TextMessage = {
  /** Equal in each attempt, so that the gateway can drop a repeated one. */
  id: string;
  phone: string;
  text: string;
};

/** Sends nothing to the numbers of test codes. Logs a failure without number and text. */
export async function deliverText(
  { settings: { sms }, logger }: Auth,
  message: TextMessage,
): Promise<void> {
  if (sms?.testCodes.has(message.phone)) return;
  const { status, error, reason } = await post(sms, message);
  if (!error) return;
  logger.warn({ status, error, reason }, 'the SMS gateway did not accept a message');
  throw new AuthError(422, 'sms_send_failed', 'The message could not be sent');
}

/** Sends a message without waiting for the result, for responses that must not depend on whether one is sent. */
export function deliverTextLater(auth: Auth, message: TextMessage | undefined): void {
  // `deliverText` has logged the failure.
  if (message) deliverText(auth, message).catch(() => undefined);
}

async function post(
  sms: SmsSettings | undefined,
  { id, phone, text }: TextMessage,
): Promise<WebhookResult> {
  if (!sms?.url) return { status: null, error: 'unreachable' };
  const body = JSON.stringify({ to: `+${phone}`, text });
  for (let attempt = 1; ; attempt += 1) {
    const timestamp = Math.floor(Date.now() / 1000);
    const headers = {
      'webhook-id': id,
      ...(sms.secret && signatureHeaders({ id, timestamp, body }, [sms.secret])),
      ...(sms.authorization && { authorization: sms.authorization }),
    };
    const result = await postWebhook(sms.url, body, headers, network);
    if (attempt === maxAttempts || !mayPass(result)) return result;
    await sleep(retryDelayMs);
  }
}

const mayPass = ({ status, error }: WebhookResult) =>
  error !== null && (status === null || status === 429 || status >= 500);
