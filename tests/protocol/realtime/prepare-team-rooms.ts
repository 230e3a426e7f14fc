import { beforeAll } from 'vitest';
import { serveWorld, withConfig } from './world.ts';

export const secret = withConfig({ private: true, broadcast: { self: true, ack: true } });

/** A world in which each team has a room, and all read the news. */
export function prepareTeamRooms() {
  const world = serveWorld();

  beforeAll(async () => {
    await world.sql(`
      create policy "teams read their room" on realtime.messages for select to authenticated
        using (realtime.topic() = 'team ' || (auth.jwt() ->> 'team') or realtime.topic() = 'news');
      create policy "teams write to their room" on realtime.messages for insert to authenticated
        with check (extension in ('broadcast', 'presence') and realtime.topic() = 'team ' || (auth.jwt() ->> 'team'));
    `);
  });

  return world;
}
