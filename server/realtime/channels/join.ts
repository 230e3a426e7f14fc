import { TooManyAtOnce } from '../../postgres/limit-errors.ts';
import { AccessDenied, type Caller } from '../access.ts';
import type { Connection } from '../connection.ts';
import type { Frame } from '../frames.ts';
import { itemId, SubscriptionError } from '../postgres-changes/definition.ts';
import { SubscriptionLimitReached } from '../postgres-changes/quota.ts';
import type { Services } from '../services.ts';
import { Channel, topicPrefix } from './channel.ts';
import { findChannelRights, publicChannelRights } from './channel-rights.ts';
import { type JoinConfig, type JoinPayload, parseJoin } from './join-config.ts';
import { leave } from './leave.ts';
import { createReplay, findReplayError } from './replay.ts';

/** Clients retry the join after a delay. */
export const tooManyJoins = 'ClientJoinRateLimitReached: Too many joins per second';

/** True if the client may see the message of the error. */
export function isRejection(error: unknown): error is Error {
  return (
    error instanceof AccessDenied ||
    error instanceof SubscriptionError ||
    error instanceof SubscriptionLimitReached
  );
}

/** `phx_join`: identifies the caller, checks the rights and subscribes to changes. */
export async function join(
  services: Services,
  connection: Connection,
  frame: Frame,
): Promise<void> {
  const reject = (reason: string) =>
    connection.reply(frame.topic, frame.ref, frame.joinRef, 'error', JSON.stringify({ reason }));
  if (!connection.takeJoin()) return reject(tooManyJoins);
  const payload = parseJoin(frame.payload);
  const reason = findJoinError(services, connection, frame.topic, payload);
  if (reason || !payload)
    return reject(reason ?? 'InvalidJoinPayload: The join payload is not valid');

  // Registered before anything is awaited, so that a second join finds and replaces the first.
  const previous = connection.channels.get(frame.topic);
  const channel = new Channel(connection, frame, payload.config, connection.keyCaller);
  channel.replay = createReplay(payload.config);
  connection.channels.set(frame.topic, channel);
  if (previous) leave(services, previous);
  const joins =
    services.joins[payload.access_token || payload.user_token ? 'withToken' : 'anonymous'];
  const joined = connection.runInOrder(() =>
    joins.run(connection.network, () => completeJoin(services, channel, frame, payload)),
  );
  channel.joining = joined.catch((error: unknown) => {
    leave(services, channel);
    if (isRejection(error)) return reject(error.message);
    if (error instanceof TooManyAtOnce) return reject(tooManyJoins);
    services.logger.error({ err: error }, 'a realtime channel could not be joined');
    reject('UnknownErrorOnChannel: The channel could not be joined');
  });
  await channel.joining;
  channel.joining = undefined;
}

async function completeJoin(
  services: Services,
  channel: Channel,
  frame: Frame,
  payload: JoinPayload,
): Promise<void> {
  // The channel was left or replaced while the join was queued.
  if (channel.closed) return;
  channel.token = payload.access_token ?? payload.user_token ?? undefined;
  channel.caller = await callerOf(services, channel.connection, channel.token);
  await authorize(services, channel);
  const subscriptionError = await subscribe(services, channel, payload.config);
  if (channel.closed) return;
  const seesPresence = channel.wantsPresence && channel.rights.readPresence;
  const state = seesPresence ? await services.presence.enter(channel) : undefined;
  // Nothing is awaited below, so that no message is missed or sent twice.
  if (channel.closed) return;
  services.rooms.join(channel);
  channel.reply(frame.ref, 'ok', JSON.stringify({ postgres_changes: renderItems(payload.config) }));
  const asksLastChange = channel.config.postgres_changes_options?.last_change;
  if (!asksLastChange) reportSubscription(channel, subscriptionError);
  if (channel.config.broadcast.replication_ready)
    channel.system('system', 'ok', 'Replication connection established');
  if (state) channel.push('presence_state', state);
  if (channel.replay) await channel.replay.send(services, channel);
  if (asksLastChange) await reportLastChange(services, channel, subscriptionError);
}

/** Runs after the reply, because a client drops changes that it receives before the ids of its subscriptions. */
async function reportLastChange(
  { changes, logger }: Services,
  channel: Channel,
  error: string | undefined,
): Promise<void> {
  try {
    const last_change_ms = error ? undefined : await changes.msSinceChange(channel);
    reportSubscription(channel, error, last_change_ms);
  } catch (failure) {
    logger.error({ err: failure }, 'the last change of the tables of a channel was not found');
    reportSubscription(channel, error);
  }
}

/** A channel without its own token uses the key of its socket. */
export function callerOf(
  services: Services,
  connection: Connection,
  token: string | undefined,
): Promise<Caller> {
  return services.access.identify(token || connection.key);
}

/** Checks the policies; called again whenever the caller changes. */
export async function authorize(services: Services, channel: Channel): Promise<void> {
  const { caller, connection, name, config } = channel;
  channel.rights = config.private
    ? await findChannelRights(services.limitedDatabase, caller, name, connection.headers)
    : publicChannelRights(services.publicChannels, caller);
  if (!config.private || channel.rights.readBroadcast) return;
  throw new AccessDenied(
    `Unauthorized: You do not have permissions to read from this Channel topic: ${name}`,
  );
}

/** Returns an error for the client. */
async function subscribe(
  services: Services,
  channel: Channel,
  { postgres_changes, postgres_changes_options }: JoinConfig,
): Promise<string | undefined> {
  try {
    await services.changes.subscribe(channel, postgres_changes ?? []);
    return undefined;
  } catch (error) {
    if (!(error instanceof SubscriptionError) || postgres_changes_options?.wait) throw error;
    return error.message;
  }
}

/**
 * Subscribes again if a new token has other rights. Clients may join with the public key before they have loaded
 * their session, and send its token afterwards.
 */
export async function resubscribe(services: Services, channel: Channel): Promise<void> {
  if (!(await services.changes.hasOtherRights(channel))) return;
  reportSubscription(channel, await subscribe(services, channel, channel.config));
}

function reportSubscription(
  channel: Channel,
  error: string | undefined,
  last_change_ms?: number,
): void {
  if (error) channel.system('postgres_changes', 'error', error);
  else if (channel.definitions.length > 0) {
    const changeTime = last_change_ms === undefined ? undefined : { last_change_ms };
    channel.system('postgres_changes', 'ok', 'Subscribed to PostgreSQL', changeTime);
  }
}

/** The client compares these with its request, item by item. */
function renderItems({ postgres_changes }: JoinConfig): unknown[] {
  return (postgres_changes ?? []).map((item) => ({ ...item, id: itemId(item) }));
}

function findJoinError(
  { limits }: Services,
  connection: Connection,
  topic: string,
  payload: JoinPayload | undefined,
): string | undefined {
  const name = topic.slice(topicPrefix.length);
  if (!topic.startsWith(topicPrefix)) return 'unmatched topic';
  if (!name.trim()) return 'TopicNameRequired: You must provide a topic name';
  if (name.includes('\0') || Buffer.byteLength(name) > 1_000)
    return 'InvalidTopicName: The topic name is not valid';
  if (!payload) return 'InvalidJoinPayload: The join payload is not valid';
  const replayError = findReplayError(payload.config);
  if (replayError) return replayError;
  const isFull =
    connection.channels.size >= limits.channelsPerSocket && !connection.channels.has(topic);
  return isFull ? 'ChannelRateLimitReached: Too many channels' : undefined;
}
