import type { Database } from '../../postgres/database.ts';
import type { PresenceEntry, Relay } from '../relay.ts';
import type { Present } from './presence-state.ts';

export interface PresenceChange {
  room: string;
  joins: PresenceEntry[];
  /** References of presences that ended. */
  leaves: string[];
}

/** Shares presence with other processes: writes it to a table and notifies them in the same transaction. */
export interface PresenceStore {
  load: (room: string) => Promise<Present[]>;
  save: (change: PresenceChange) => void;
  settled: () => Promise<void>;
}

const saveChanges = `with gone as (
    delete from realtime.presences where ref = any ($1)
  ), come as (
    insert into realtime.presences (node, ref, topic, key, meta)
    select $2, * from unnest($3::text[], $4::text[], $5::text[], $6::text[])
    on conflict do nothing
  )
  select realtime.relay($7)`;

export function createPresenceStore(
  database: Pick<Database, 'query'>,
  relay: Relay,
  node: string,
  onError: (error: unknown) => void,
): PresenceStore {
  let waiting: PresenceChange[] = [];
  let flushing: Promise<void> | undefined;

  const flush = async () => {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      const leftRefs = new Set(batch.flatMap(({ leaves }) => leaves));
      const joinedEntries = batch
        .flatMap(({ room, joins }) => joins.map((entry) => ({ ...entry, room })))
        .filter(({ ref }) => !leftRefs.has(ref));
      const values = [
        [...leftRefs],
        node,
        joinedEntries.map(({ ref }) => ref),
        joinedEntries.map(({ room }) => room),
        joinedEntries.map(({ key }) => key),
        joinedEntries.map(({ meta }) => meta),
        batch.map((change) => relay.render({ kind: 'presence', node, ...change })),
      ];
      await database.query(saveChanges, values).catch(onError);
    }
    flushing = undefined;
  };

  const save = (change: PresenceChange) => {
    waiting.push(change);
    flushing ??= flush();
  };

  return {
    load: async (room) => {
      const { rows } = await database.query<Present>(
        'select ref, node, key, meta from realtime.presences where topic = $1',
        [room],
      );
      return rows;
    },
    save,
    settled: async () => {
      await flushing;
    },
  };
}
