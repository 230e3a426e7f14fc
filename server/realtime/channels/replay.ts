import { z } from 'zod';
import { type Broadcast, renderBroadcast } from '../frames.ts';
import type { SentMessage } from '../relay.ts';
import type { Services } from '../services.ts';
import type { Channel } from './channel.ts';
import type { JoinConfig } from './join-config.ts';

// A client of a private channel may ask for the messages that SQL sent before it joined. They are read after the join
// with its rights, so that none is lost in between, and none is sent twice.

const maxMessages = 25;
const maxTime = Date.UTC(9999, 0);

/** `since` is in milliseconds. */
const options = z.object({
  since: z.int().min(0).max(maxTime).nullish(),
  limit: z.int().nullish(),
});

/** Returns the reason to reject the join, if any. */
export function findReplayError(config: JoinConfig): string | undefined {
  const { replay } = config.broadcast;
  if (replay === undefined || replay === null) return undefined;
  if (!config.private) return 'UnableToReplayMessages: Replay is not allowed for public channels';
  return options.safeParse(replay).success
    ? undefined
    : 'UnableToReplayMessages: Replay params are not valid';
}

export function createReplay({ broadcast }: JoinConfig): Replay | undefined {
  const parsed = options.safeParse(broadcast.replay).data;
  if (!parsed) return undefined;
  const { since, limit } = parsed;
  return new Replay(new Date(since ?? 0), Math.min(Math.max(limit ?? 10, 1), maxMessages));
}

/** Converts a message that SQL sent into a broadcast. */
export function toBroadcast({ id, event, payload, is_binary }: SentMessage, isReplayed = false) {
  return {
    id,
    event,
    body: is_binary ? Buffer.from(payload, 'base64') : payload,
    meta: JSON.stringify(isReplayed ? { replayed: true, id } : { id }),
  } satisfies Broadcast;
}

export class Replay {
  readonly #since: Date;
  readonly #limit: number;
  readonly #ids = new Set<string>();
  #isSent = false;

  constructor(since: Date, limit: number) {
    this.#since = since;
    this.#limit = limit;
  }

  /** False for a message that the client already has. */
  isNew(id: string): boolean {
    if (this.#ids.has(id)) return false;
    if (!this.#isSent) this.#ids.add(id);
    return true;
  }

  async send(services: Services, channel: Channel): Promise<void> {
    try {
      for (const message of await this.#find(services, channel)) {
        if (!this.isNew(message.id) || channel.closed) continue;
        const { version } = channel.connection;
        const frame = renderBroadcast(version, channel.topic, toBroadcast(message, true));
        if (frame !== undefined) channel.connection.send(frame, message.is_binary);
      }
    } catch (error) {
      services.logger.error({ err: error }, 'messages could not be replayed');
      channel.system(
        'system',
        'error',
        'UnableToReplayMessages: Realtime was unable to replay messages',
      );
    } finally {
      this.#isSent = true;
    }
  }

  async #find({ limitedDatabase, limits }: Services, channel: Channel): Promise<SentMessage[]> {
    const { caller, connection, name } = channel;
    const { rows } = await limitedDatabase.query<SentMessage>(
      'select * from realtime.replay($1, $2, $3, $4, $5, $6, $7, $8)',
      [
        name,
        caller.role,
        caller.claims,
        connection.headers,
        limitedDatabase.searchPath,
        this.#since,
        this.#limit,
        limits.bufferedBytes / 4,
      ],
    );
    return rows;
  }
}
