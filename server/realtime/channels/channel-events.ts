import type { Connection } from '../connection.ts';
import type { Frame } from '../frames.ts';
import type { Services } from '../services.ts';
import { sendBroadcast } from './broadcast.ts';
import type { Channel } from './channel.ts';
import { authorize, callerOf, isRejection, join, resubscribe, tooManyJoins } from './join.ts';
import { closeWithError, leave } from './leave.ts';

/** Handles one frame of one socket. */
export async function handleFrame(
  services: Services,
  connection: Connection,
  frame: Frame,
): Promise<void> {
  const { topic, event, ref, joinRef } = frame;
  if (topic === 'phoenix') {
    if (event === 'heartbeat') connection.reply(topic, ref, null, 'ok', '{}');
    return;
  }
  if (event === 'phx_join') return join(services, connection, frame);
  const channel = connection.channels.get(topic);
  // The channel may have been closed while the leave was on its way, so a leave always succeeds.
  if (!channel) {
    const isLeave = event === 'phx_leave';
    const response = isLeave ? '{}' : '{"reason":"unmatched topic"}';
    return connection.reply(topic, ref, joinRef, isLeave ? 'ok' : 'error', response);
  }
  // Ignore a frame of an earlier join that has been replaced.
  if (joinRef !== null && channel.joinRef !== null && joinRef !== channel.joinRef) return;
  if (channel.joining && event !== 'phx_leave') await channel.joining;
  if (!channel.closed) await handleEvent(services, channel, frame);
}

async function handleEvent(services: Services, channel: Channel, frame: Frame): Promise<void> {
  switch (frame.event) {
    case 'phx_leave':
      channel.reply(frame.ref, 'ok');
      channel.sendClose();
      return leave(services, channel);
    case 'broadcast':
      return handleBroadcast(services, channel, frame);
    case 'presence':
      return handlePresence(services, channel, frame);
    case 'access_token':
      return renewToken(services, channel, frame.payload.access_token);
    default:
      channel.reply(frame.ref, 'error', '{"reason":"unmatched event"}');
  }
}

async function handleBroadcast(services: Services, channel: Channel, frame: Frame): Promise<void> {
  if (!frame.broadcast || !channel.rights.writeBroadcast) return;
  const delivery = sendBroadcast(services, channel.room, frame.broadcast, channel);
  if (!channel.config.broadcast.ack) return;
  await delivery;
  channel.reply(frame.ref, 'ok');
}

async function handlePresence(services: Services, channel: Channel, frame: Frame): Promise<void> {
  const { event, payload } = frame.payload;
  if (!channel.rights.writePresence)
    return channel.reply(frame.ref, 'error', '{"reason":"Unauthorized"}');
  if (event === 'track') {
    const meta =
      typeof payload === 'object' && payload !== null && !Array.isArray(payload) ? payload : {};
    if (!services.presence.track(channel, { ...meta }))
      return channel.reply(frame.ref, 'error', '{"reason":"The room is full"}');
    if (!channel.wantsPresence) return turnOnPresence(services, channel, frame.ref);
  } else if (event === 'untrack') services.presence.untrack(channel);
  else return channel.reply(frame.ref, 'error', '{"reason":"unmatched event"}');
  channel.reply(frame.ref, 'ok');
}

/** A client that tracks itself also gets the presence of others. */
async function turnOnPresence(
  services: Services,
  channel: Channel,
  ref: string | null,
): Promise<void> {
  channel.wantsPresence = true;
  channel.reply(ref, 'ok');
  if (!channel.rights.readPresence) return;
  channel.push('presence_state', await services.presence.enter(channel));
}

async function renewToken(services: Services, channel: Channel, token: unknown): Promise<void> {
  if (typeof token !== 'string' || token === '' || token === channel.token) return;
  // A new token checks the policies again, so it counts as a join.
  if (!channel.connection.takeJoin()) return closeWithError(services, channel, tooManyJoins);
  try {
    const caller = await callerOf(services, channel.connection, token);
    channel.token = token;
    if (caller.claims === channel.caller.claims) return;
    channel.caller = caller;
    await authorize(services, channel);
    await resubscribe(services, channel);
  } catch (error) {
    if (isRejection(error)) return closeWithError(services, channel, error.message);
    services.logger.error({ err: error }, 'a realtime token could not be renewed');
    closeWithError(services, channel, 'UnknownErrorOnChannel: The token could not be checked');
  }
}
