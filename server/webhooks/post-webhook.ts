import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { innermostReason } from '../support/innermost-reason.ts';
import {
  AddressNotAllowed,
  assertAllowedUrl,
  guardLookup,
  type IsAllowedAddress,
} from '../support/network/guard-lookup.ts';
import { isPublicAddress } from '../support/network/is-public-address.ts';
import { limitInterimResponses } from '../support/network/limit-interim-responses.ts';

export type WebhookNetwork = {
  isAllowed: IsAllowedAddress;
  protocols: string[];
  timeoutMs: number;
};

/** Private networks, and HTTP without encryption, only if the operator allows them. */
export const webhookNetwork = (allowsPrivate: boolean): WebhookNetwork => ({
  isAllowed: allowsPrivate ? () => true : isPublicAddress,
  protocols: allowsPrivate ? ['https:', 'http:'] : ['https:'],
  timeoutMs: 15_000,
});

type WebhookError = 'not_public' | 'too_slow' | 'unreachable' | 'redirected' | 'rejected';

export type WebhookResult = {
  status: number | null;
  error: WebhookError | null;
  /** The reason why the receiver could not be reached, for the log. */
  reason?: string;
};

/**
 * Posts a message and returns how the receiver responded, whose body is not read. Redirects are not followed: the receiver
 * would get a message that was meant for another address.
 */
export async function postWebhook(
  url: string,
  body: string,
  headers: Record<string, string>,
  network: WebhookNetwork,
): Promise<WebhookResult> {
  const signal = AbortSignal.timeout(network.timeoutMs);
  try {
    const target = new URL(url);
    assertAllowedUrl(target, network);
    const response = await send(target, body, headers, network, signal);
    response.destroy();
    return describeStatus(response.statusCode ?? 0);
  } catch (error) {
    if (error instanceof AddressNotAllowed) return { status: null, error: 'not_public' };
    if (signal.aborted) return { status: null, error: 'too_slow' };
    return { status: null, error: 'unreachable', reason: innermostReason(error) };
  }
}

function describeStatus(status: number): WebhookResult {
  if (status >= 200 && status < 300) return { status, error: null };
  return { status, error: status >= 300 && status < 400 ? 'redirected' : 'rejected' };
}

function send(
  url: URL,
  body: string,
  headers: Record<string, string>,
  { isAllowed }: WebhookNetwork,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method: 'POST',
      agent: false,
      signal,
      lookup: guardLookup(isAllowed),
      headers: {
        ...headers,
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
        'user-agent': 'Alpaca-Webhooks/1',
      },
    })
      .once('response', resolve)
      .once('error', reject)
      // Without a response, for example if the server switches to another protocol.
      .once('close', () => reject(new Error('closed')));
    limitInterimResponses(sent).end(body);
  });
}
