import type { addressOfRequest } from '../http/client/client-address.ts';
import type { KeyedSemaphore } from '../postgres/keyed-semaphore.ts';
import type { Access } from './access.ts';
import type { Rooms } from './channels/rooms.ts';
import type { LimitedDatabase } from './limit-concurrency.ts';
import type { Limits } from './limits.ts';
import type { RealtimeLogger } from './logger.ts';
import type { Networks } from './networks.ts';
import type { Nodes } from './nodes.ts';
import type { PostgresChanges } from './postgres-changes/postgres-changes.ts';
import type { Presence } from './presence/presence.ts';
import type { Relay } from './relay.ts';

type NetworkOf = (request: Parameters<typeof addressOfRequest>[0]) => string;

/** Dependencies that the parts of realtime share within one process. */
export interface Services {
  /** Runs statements that clients cause. */
  limitedDatabase: LimitedDatabase;
  logger: RealtimeLogger;
  limits: Limits;
  networks: Networks;
  /** Returns the network of a client, which is the key of limits. */
  networkOf: NetworkOf;
  /** Limits concurrent joins by network; those with a token do not wait for anonymous ones. */
  joins: { anonymous: KeyedSemaphore; withToken: KeyedSemaphore };
  /** Lets everyone broadcast and track presence on channels that are not private. */
  publicChannels: boolean;
  access: Access;
  nodes: Nodes;
  relay: Relay;
  rooms: Rooms;
  presence: Presence;
  changes: PostgresChanges;
}
