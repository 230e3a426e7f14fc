import type { addressOfRequest } from '../http/client-address.ts';
import type { KeyedSemaphore } from '../postgres/keyed-semaphore.ts';
import type { Access } from './access.ts';
import type { Asking } from './limit-concurrency.ts';
import type { Limits } from './limits.ts';
import type { RealtimeLogger } from './logger.ts';
import type { Networks } from './networks.ts';
import type { Nodes } from './nodes.ts';
import type { PostgresChanges } from './postgres-changes/postgres-changes.ts';
import type { Presence } from './presence.ts';
import type { Relay } from './relay.ts';
import type { Rooms } from './rooms.ts';

export type NetworkOf = (request: Parameters<typeof addressOfRequest>[0]) => string;

/** What the parts of realtime share within one process. */
export interface Services {
  /** The database, for what clients ask. */
  asking: Asking;
  logger: RealtimeLogger;
  limits: Limits;
  networks: Networks;
  /** The network of a client, as limits count it. */
  networkOf: NetworkOf;
  /** Joins that ask the database, by network. */
  joins: KeyedSemaphore;
  /** Whether everyone may broadcast and track presence on channels that are not private. */
  publicChannels: boolean;
  access: Access;
  nodes: Nodes;
  relay: Relay;
  rooms: Rooms;
  presence: Presence;
  changes: PostgresChanges;
}
