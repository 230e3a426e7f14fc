import { authorize, isRejection } from './channels/join.ts';
import { closeWithError } from './channels/leave.ts';
import type { Services } from './services.ts';
import type { Sockets } from './sockets.ts';

/**
 * Closes private channels that their callers may no longer read: the channels of one account, or all if notifications
 * may have been missed.
 */
export async function checkRightsAgain(
  services: Services,
  { connections }: Pick<Sockets, 'connections'>,
  account?: string,
): Promise<void> {
  const affectedChannels = [...connections]
    .flatMap(({ channels }) => [...channels.values()])
    .filter(({ config, caller }) => {
      const { sub } = caller.identity.claims;
      return config.private && sub !== undefined && (account === undefined || sub === account);
    });
  for (const channel of affectedChannels) {
    // The rights of a join under way may have been read before the change.
    await channel.joining;
    if (channel.closed) continue;
    try {
      await authorize(services, channel);
    } catch (error) {
      if (!isRejection(error)) throw error;
      closeWithError(services, channel, error.message);
    }
  }
}
