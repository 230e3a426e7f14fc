import { expect, it } from 'vitest';
import { markConversationRead } from '../../../../app/admin/conversations/data.ts';
import type { BrowserClient } from '../../../../app/backend/browser-client.ts';
import { serveWorld } from '../world.ts';

const world = serveWorld();

it('opening a conversation does not undo that it was marked as unread meanwhile', async () => {
  const client = world.client(world.keys.serviceKey) as unknown as BrowserClient;
  const { rows } = await world.database.query<{ id: string; seen: string }>(
    `with person as (insert into public.people (first_name) values ('Una') returning id)
     insert into public.conversations (person_id, unread_since) select id, now() from person
     returning id, unread_since::text as seen`,
  );
  const [{ id, seen } = { id: '', seen: '' }] = rows;
  const unreadSince = async () => {
    const row = await client.from('conversations').select('unread_since').eq('id', id).single();
    return row.data?.unread_since;
  };
  const later = '2030-01-01T10:00:00+00:00';
  await client.from('conversations').update({ unread_since: later }).eq('id', id);
  await markConversationRead(client, id, seen);
  expect(await unreadSince()).toBe(later);
  await markConversationRead(client, id, later);
  expect(await unreadSince()).toBeNull();
});
