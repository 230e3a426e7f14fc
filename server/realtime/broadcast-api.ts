import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { assertClientConnected, isClientDisconnected } from '../http/client/client-disconnected.ts';
import type { Environment } from '../http/environment.ts';
import { findExceededLimit } from '../http/json-limits.ts';
import { BodyTooLarge, readLimited } from '../http/limited-body.ts';
import { TooManyAtOnce } from '../postgres/limit-errors.ts';
import { AccessDenied, type Caller } from './access.ts';
import { sendBroadcast } from './channels/broadcast.ts';
import { roomOf } from './channels/channel.ts';
import { findChannelRights, publicChannelRights } from './channels/channel-rights.ts';
import { jsonLimits, maxMessageBytes } from './limits.ts';
import { renderPolicyHeaders } from './policy-headers.ts';
import type { Services } from './services.ts';

// Broadcasts over HTTP: a batch of messages, or one message whose body is the payload.

const maxTopicLength = 1_000;
const maxMessages = 1_000;

const topic = z
  .string()
  .min(1)
  .max(maxTopicLength)
  .regex(/^[^\0]*$/);
const batch = z.object({
  messages: z
    .array(
      z.object({
        topic,
        event: z.string(),
        payload: z.unknown(),
        private: z.boolean().nullish(),
      }),
    )
    .max(maxMessages),
});

export function createBroadcastApi(services: Services): Hono<Environment> {
  const app = new Hono<Environment>();
  app.onError((error, c) => {
    if (error instanceof BodyTooLarge) return c.json({ error: 'Payload too large' }, 413);
    if (error instanceof TooManyBytes)
      return c.json({ error: 'Too many bytes' }, 429, { 'retry-after': '1' });
    if (error instanceof TooManyAtOnce)
      return c.json({ error: 'Too many topics' }, 429, {
        'retry-after': String(error.secondsToWait),
      });
    if (error instanceof AccessDenied) return c.json({ error: error.message }, 401);
    if (isClientDisconnected(error)) return c.json({ error: 'The request was not finished' }, 400);
    services.logger.error({ err: error }, 'a broadcast request failed');
    return c.json({ error: 'Internal server error' }, 500);
  });

  app.post('/api/broadcast', async (c) => {
    const caller = await identify(services, c);
    const parsed = batch.safeParse(parseBody(await readBody(services, caller, c), caller));
    if (!parsed.success) return c.json({ errors: { messages: ['is invalid'] } }, 422);
    const mayWrite = cacheRights(services, caller, c);
    const allowedMessages: typeof parsed.data.messages = [];
    for (const message of parsed.data.messages) {
      // A message that is not allowed is skipped; the others are sent.
      if (await mayWrite(message.topic, message.private ?? false)) allowedMessages.push(message);
    }
    for (const message of allowedMessages) {
      const body = JSON.stringify(message.payload ?? {});
      await sendBroadcast(services, roomOf(message.topic, message.private ?? false), {
        event: message.event,
        body,
      });
    }
    return c.body(null, 202);
  });

  app.post('/api/broadcast/:topic/events/:event', async (c) => {
    const caller = await identify(services, c);
    const name = topic.safeParse(c.req.param('topic'));
    if (!name.success) return c.json({ error: 'Invalid topic' }, 422);
    const isPrivate = c.req.query('private') === 'true';
    if (!(await cacheRights(services, caller, c)(name.data, isPrivate))) {
      return c.json({ error: 'You do not have permissions to write to this Channel topic' }, 403);
    }
    const isBinary = c.req.header('content-type')?.startsWith('application/octet-stream') ?? false;
    const body = await readBody(services, caller, c);
    if (!isBinary && parseBody(body, caller) === undefined)
      return c.json({ error: 'Invalid JSON' }, 422);
    await sendBroadcast(services, roomOf(name.data, isPrivate), {
      event: c.req.param('event'),
      body: isBinary ? body : body.toString('utf8'),
    });
    return c.body(null, 202);
  });

  // Hono ignores notFound() of a mounted app, so a catch-all route replaces it.
  app.all('*', (c) => c.json({ error: 'Not found' }, 404));
  return app;
}

function identify({ access }: Services, c: Context<Environment>): Promise<Caller> {
  const bearer = /^Bearer +(\S+) *$/i.exec(c.req.header('authorization') ?? '')?.[1];
  const token = bearer ?? c.req.header('apikey') ?? c.req.query('apikey');
  if (!token) throw new AccessDenied('Unauthorized: A key or a token is needed');
  return access.identify(token);
}

class TooManyBytes extends Error {}

/** Counts the body together with the bytes that sockets of the same network send. */
async function readBody(
  { limits, networks, networkOf }: Services,
  { role }: Caller,
  c: Context<Environment>,
): Promise<Buffer> {
  const body = await readLimited(c.req.raw, maxMessageBytes(limits, role));
  const { incoming } = c.env;
  if (role === 'service_role' || !incoming) return body;
  const budget = networks.get(networkOf(incoming));
  const isAllowed = budget.take(role, 'frames') && budget.take(role, 'bytes', body.length);
  if (!isAllowed) throw new TooManyBytes();
  return body;
}

/**
 * Reads the rights once per topic of a request. Reading those of a private topic costs the database as much as a join, so
 * it counts as one and waits with the joins of its network.
 */
function cacheRights(
  services: Services,
  caller: Caller,
  c: Context<Environment>,
): (name: string, isPrivate: boolean) => Promise<boolean> {
  const allowedByTopic = new Map<string, boolean>();
  const network = c.env.incoming ? services.networkOf(c.env.incoming) : 'unknown';
  const joins = services.joins[caller.role === 'anon' ? 'anonymous' : 'withToken'];
  const readRights = async (name: string): Promise<boolean> => {
    const { role } = caller;
    if (role !== 'service_role' && !services.networks.get(network).take(role, 'joins'))
      throw new TooManyAtOnce();
    const headers = renderPolicyHeaders(c.req.header());
    const { writeBroadcast } = await joins.run(network, () => {
      assertClientConnected(c.req.raw.signal);
      return findChannelRights(services.limitedDatabase, caller, name, headers);
    });
    return writeBroadcast;
  };
  return async (name, isPrivate) => {
    if (!isPrivate) return publicChannelRights(services.publicChannels, caller).writeBroadcast;
    const may = allowedByTopic.get(name) ?? (await readRights(name));
    allowedByTopic.set(name, may);
    return may;
  };
}

/** Returns undefined if the body is not JSON or exceeds the limits. */
function parseBody(bytes: Buffer, { role }: Caller): unknown {
  try {
    return findExceededLimit(bytes, jsonLimits(role))
      ? undefined
      : JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
