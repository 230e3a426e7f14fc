import { z } from 'zod';
import type { Database } from '../postgres/database.ts';
import type { RealtimeLogger } from './logger.ts';

// Sends messages between processes with NOTIFY, in order. A message that is too large for NOTIFY is stored in a table,
// and the notification only refers to it.

const entry = z.object({ ref: z.string(), key: z.string(), meta: z.string() });

const envelope = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('node_up'), node: z.string() }),
  z.object({ kind: z.literal('node_down'), node: z.string() }),
  z.object({
    kind: z.literal('message'),
    id: z.string(),
    topic: z.string(),
    private: z.boolean(),
    event: z.string(),
    payload: z.string(),
    /** True if the payload is base64. */
    is_binary: z.boolean().default(false),
  }),
  z.object({
    kind: z.literal('broadcast'),
    node: z.string(),
    room: z.string(),
    event: z.string(),
    body: z.string(),
    binary: z.boolean(),
  }),
  z.object({
    kind: z.literal('presence'),
    node: z.string(),
    room: z.string(),
    joins: z.array(entry),
    leaves: z.array(z.string()),
  }),
]);

export type Envelope = z.infer<typeof envelope>;
/** A message that SQL sent. */
export type SentMessage = Pick<
  Extract<Envelope, { kind: 'message' }>,
  'id' | 'event' | 'payload' | 'is_binary'
>;
export type PresenceEntry = z.infer<typeof entry>;

export interface Relay {
  start: () => Promise<void>;
  /** Resolves when PostgreSQL has accepted the message. */
  send: (message: Envelope) => Promise<void>;
  /** Renders a message for `realtime.relay`, with a number, because NOTIFY drops duplicates within a transaction. */
  render: (message: Envelope) => string;
  close: () => Promise<void>;
}

const fetchMessage = `select json_build_object('kind', 'message', 'id', id, 'topic', topic, 'private', private,
  'event', coalesce(event, ''), 'payload', coalesce(encode(binary_payload, 'base64'), payload::text, 'null'),
  'is_binary', binary_payload is not null)::text as envelope
  from realtime.messages where id = $1`;
/** PostgreSQL writes a space that `render` does not. */
const isSentBySql = /^message:|"kind": "message"/;
const fetchRelayed = 'select envelope from realtime.relayed where id = $1';

export function createRelay(
  database: Pick<Database, 'query' | 'listen' | 'replica'>,
  logger: RealtimeLogger,
  handle: (message: Envelope) => void,
): Relay {
  let sequence = 0;
  let stop: (() => Promise<void>) | undefined;
  const sender = createSender(database, logger);
  const receiver = createReceiver(database, logger, handle);
  const render = (message: Envelope) => JSON.stringify({ ...message, n: sequence++ });
  return {
    start: async () => {
      stop = await database.listen('realtime_relay', receiver.receive);
    },
    render,
    send: (message) => sender.send(render(message)),
    close: async () => {
      await stop?.();
      await sender.settled();
      await receiver.settled();
    },
  };
}

/** Sends the messages that arrive during a query together with the next one. */
function createSender(database: Pick<Database, 'query'>, logger: RealtimeLogger) {
  let waiting: { text: string; done: () => void }[] = [];
  let flushing: Promise<void> | undefined;

  const flush = async () => {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      const texts = batch.map(({ text }) => text);
      await database
        .query('select realtime.relay($1)', [texts])
        .catch((error: unknown) =>
          logger.error({ err: error }, 'realtime messages were not relayed'),
        );
      for (const { done } of batch) done();
    }
    flushing = undefined;
  };

  return {
    send: (text: string) =>
      new Promise<void>((done) => {
        waiting.push({ text, done });
        flushing ??= flush();
      }),
    settled: async () => flushing,
  };
}

/** Handles messages in the order in which they arrive, also those that must be fetched or wait for the replica. */
function createReceiver(
  database: Pick<Database, 'query' | 'replica'>,
  logger: RealtimeLogger,
  handle: (message: Envelope) => void,
) {
  let incoming: Promise<void> | undefined;

  const open = (text: string) => {
    const parsed = envelope.safeParse(JSON.parse(text));
    if (parsed.success) handle(parsed.data);
  };

  const fetch = async (reference: string) => {
    const colonIndex = reference.indexOf(':');
    const query = reference.slice(0, colonIndex) === 'message' ? fetchMessage : fetchRelayed;
    const { rows } = await database.query<{ envelope: string }>(query, [
      reference.slice(colonIndex + 1),
    ]);
    if (rows[0]) open(rows[0].envelope);
  };

  const report = (error: unknown) =>
    logger.error({ err: error }, 'a relayed realtime message was lost');

  const receive = (payload: string) => {
    const isWhole = payload.startsWith('{');
    // A message of a trigger announces a change, which clients then read from any process.
    const untilReplicated = isSentBySql.test(payload)
      ? database.replica?.whenReplicated()
      : undefined;
    if (!incoming && !untilReplicated && isWhole) {
      try {
        return open(payload);
      } catch (error) {
        return report(error);
      }
    }
    const link: Promise<void> = (incoming ?? Promise.resolve())
      .then(() => untilReplicated)
      .then(() => (isWhole ? open(payload) : fetch(payload)))
      .catch(report)
      .finally(() => {
        if (incoming === link) incoming = undefined;
      });
    incoming = link;
  };

  return { receive, settled: async () => incoming };
}
