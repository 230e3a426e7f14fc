import { randomUUID } from 'node:crypto';
import type { Caller } from '../access.ts';
import type { Connection } from '../connection.ts';
import { renderFrame } from '../frames.ts';
import type { Definition } from '../postgres-changes/definition.ts';
import type { Snapshot } from '../postgres-changes/snapshot.ts';
import { allRights, type ChannelRights } from './channel-rights.ts';
import type { JoinConfig } from './join-config.ts';
import type { Replay } from './replay.ts';

export const topicPrefix = 'realtime:';

/** Public and private channels with the same name are separate rooms. */
export function roomOf(name: string, isPrivate: boolean): string {
  return `${isPrivate ? 'private' : 'public'}:${name}`;
}

/** A topic that a socket has joined. */
export class Channel {
  readonly connection: Connection;
  readonly topic: string;
  readonly joinRef: string | null;
  readonly config: JoinConfig;
  readonly room: string;
  readonly presenceKey: string;
  caller: Caller;
  token: string | undefined;
  rights: ChannelRights = allRights;
  definitions: Definition[] = [];
  /** The kind of client and the role with which it subscribed, or tried to. */
  subscribedAs: string | undefined;
  /** Changes committed before this snapshot are not sent to this channel. */
  joinedAt: Snapshot | undefined;
  /** The reference of the presence that this channel tracks. */
  presenceRef: string | undefined;
  wantsPresence: boolean;
  /** Set if the client asked for earlier messages. */
  replay: Replay | undefined;
  closed = false;
  /** Settles when the client has the reply to the join; earlier frames wait for it. */
  joining: Promise<void> | undefined;

  constructor(
    connection: Connection,
    at: { topic: string; joinRef: string | null },
    config: JoinConfig,
    caller: Caller,
  ) {
    this.connection = connection;
    this.topic = at.topic;
    this.joinRef = at.joinRef;
    this.config = config;
    this.caller = caller;
    this.room = roomOf(this.name, config.private);
    // PostgreSQL's text type cannot store NUL.
    this.presenceKey = config.presence.key.replaceAll('\0', '') || randomUUID();
    this.wantsPresence = config.presence.enabled;
  }

  get name(): string {
    return this.topic.slice(topicPrefix.length);
  }

  push(event: string, payload: string): void {
    if (this.closed) return;
    this.connection.send(renderFrame(this.connection.version, this.topic, event, payload));
  }

  reply(ref: string | null, status: 'ok' | 'error', response = '{}'): void {
    this.connection.reply(this.topic, ref, this.joinRef, status, response);
  }

  system(
    extension: 'system' | 'postgres_changes',
    status: 'ok' | 'error',
    message: string,
    extraFields?: { last_change_ms: number },
  ): void {
    const payload = { message, status, extension, channel: this.name, ...extraFields };
    this.push('system', JSON.stringify(payload));
  }

  /** Tells the client that the channel is closed. */
  sendClose(): void {
    const { version } = this.connection;
    this.connection.send(
      renderFrame(version, this.topic, 'phx_close', '{}', this.joinRef, this.joinRef),
    );
  }
}
