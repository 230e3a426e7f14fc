import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { isClientGone } from '../http/client-gone.ts';
import { isNestedTooDeeply } from '../http/nesting.ts';
import { AccessDenied, type Caller } from './access.ts';
import { sendBroadcast } from './broadcast.ts';
import { roomOf } from './channel.ts';
import { findChannelRights } from './channel-rights.ts';
import type { Services } from './services.ts';

// Broadcast without a socket: a batch of messages, or one message whose body is the payload.

const topic = z
  .string()
  .min(1)
  .max(1_000)
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
    .max(1_000),
});

export function createBroadcastApi(services: Services): Hono {
  const app = new Hono();
  app.use(
    bodyLimit({
      maxSize: services.limits.frameBytes,
      onError: (c) => c.json({ error: 'Payload too large' }, 413),
    }),
  );
  app.onError((error, c) => {
    if (error instanceof AccessDenied) return c.json({ error: error.message }, 401);
    if (isClientGone(error)) return c.json({ error: 'The request was not finished' }, 400);
    services.logger.error({ err: error }, 'a broadcast request failed');
    return c.json({ error: 'Internal server error' }, 500);
  });

  app.post('/api/broadcast', async (c) => {
    const caller = await identify(services, c);
    const parsed = batch.safeParse(parseBody(await c.req.text()));
    if (!parsed.success) return c.json({ errors: { messages: ['is invalid'] } }, 422);
    const mayWrite = rememberRights(services, caller, c);
    for (const message of parsed.data.messages) {
      const isPrivate = message.private ?? false;
      // One message that is not allowed does not stop the others.
      if (isPrivate && !(await mayWrite(message.topic))) continue;
      const body = JSON.stringify(message.payload ?? {});
      await sendBroadcast(services, roomOf(message.topic, isPrivate), {
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
    if (isPrivate && !(await rememberRights(services, caller, c)(name.data))) {
      return c.json({ error: 'You do not have permissions to write to this Channel topic' }, 403);
    }
    const isBinary = c.req.header('content-type')?.startsWith('application/octet-stream') ?? false;
    const body = isBinary ? Buffer.from(await c.req.arrayBuffer()) : await c.req.text();
    if (typeof body === 'string' && parseBody(body) === undefined) {
      return c.json({ error: 'Invalid JSON' }, 422);
    }
    await sendBroadcast(services, roomOf(name.data, isPrivate), {
      event: c.req.param('event'),
      body,
    });
    return c.body(null, 202);
  });

  // Not notFound(): a mounted app's own is never asked.
  app.all('*', (c) => c.json({ error: 'Not found' }, 404));
  return app;
}

function identify({ access }: Services, c: Context): Promise<Caller> {
  const bearer = /^Bearer +(\S+) *$/i.exec(c.req.header('authorization') ?? '')?.[1];
  const token = bearer ?? c.req.header('apikey') ?? c.req.query('apikey');
  if (!token) throw new AccessDenied('Unauthorized: A key or a token is needed');
  return access.identify(token);
}

/** One question per topic of a request. */
function rememberRights(
  { asking }: Services,
  caller: Caller,
  c: Context,
): (name: string) => Promise<boolean> {
  const known = new Map<string, boolean>();
  return async (name) => {
    const headers = JSON.stringify(c.req.header());
    const may =
      known.get(name) ?? (await findChannelRights(asking, caller, name, headers)).writeBroadcast;
    known.set(name, may);
    return may;
  };
}

/** Undefined for what is not JSON, or none that could be passed on. */
function parseBody(text: string): unknown {
  try {
    return isNestedTooDeeply(text) ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
