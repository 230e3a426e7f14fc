import type { Database } from '../../postgres/database.ts';
import { requireRow } from '../../postgres/query.ts';
import type { Caller } from '../access.ts';

export interface ChannelRights {
  readBroadcast: boolean;
  readPresence: boolean;
  writeBroadcast: boolean;
  writePresence: boolean;
}

export const allRights: ChannelRights = {
  readBroadcast: true,
  readPresence: true,
  writeBroadcast: true,
  writePresence: true,
};

const listenOnly: ChannelRights = {
  readBroadcast: true,
  readPresence: false,
  writeBroadcast: false,
  writePresence: false,
};

/** Public channels have no policies. Unless a setting opens them, only the service role may send. */
export function publicChannelRights(
  arePublicChannelsOpen: boolean,
  { role }: Caller,
): ChannelRights {
  return arePublicChannelsOpen || role === 'service_role' ? allRights : listenOnly;
}

type RightsRow = Record<
  'read_broadcast' | 'read_presence' | 'write_broadcast' | 'write_presence',
  boolean
>;

/** Reads the rights of a caller in a private channel from the policies on realtime.messages. */
export async function findChannelRights(
  database: Pick<Database, 'query' | 'searchPath'>,
  caller: Caller,
  name: string,
  headers: string,
): Promise<ChannelRights> {
  const row = requireRow(
    await database.query<RightsRow>('select * from realtime.channel_rights($1, $2, $3, $4, $5)', [
      name,
      caller.role,
      caller.claims,
      headers,
      database.searchPath,
    ]),
  );
  return {
    readBroadcast: row.read_broadcast,
    readPresence: row.read_presence,
    writeBroadcast: row.write_broadcast,
    writePresence: row.write_presence,
  };
}
