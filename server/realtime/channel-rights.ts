import type { Database } from '../postgres/database.ts';
import type { Caller } from './access.ts';

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

const listening: ChannelRights = {
  readBroadcast: true,
  readPresence: false,
  writeBroadcast: false,
  writePresence: false,
};

/** No policy guards a public channel. Unless a setting opens them, only the service role may send there. */
export function publicChannelRights(
  arePublicChannelsOpen: boolean,
  { role }: Caller,
): ChannelRights {
  return arePublicChannelsOpen || role === 'service_role' ? allRights : listening;
}

/** What the policies on realtime.messages let someone do in a private channel. */
export async function findChannelRights(
  database: Pick<Database, 'query' | 'searchPath'>,
  caller: Caller,
  name: string,
  headers: string,
): Promise<ChannelRights> {
  const { rows } = await database.query(
    'select * from realtime.channel_rights($1, $2, $3, $4, $5)',
    [name, caller.role, caller.claims, headers, database.searchPath],
  );
  const [row] = rows;
  return {
    readBroadcast: row.read_broadcast,
    readPresence: row.read_presence,
    writeBroadcast: row.write_broadcast,
    writePresence: row.write_presence,
  };
}
