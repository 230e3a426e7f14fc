import { describe, expect, it } from 'vitest';
import { serveWorld } from '../world.ts';

const world = serveWorld();
const from = (relation: string) => world.client().from(relation);

describe('embedding', () => {
  it('returns an object for to-one, and null without a match', async () => {
    const { data } = await from('messages').select('id, channels(slug)').order('id');
    expect(data).toEqual([
      { id: 1, channels: { slug: 'general' } },
      { id: 2, channels: { slug: 'general' } },
      { id: 3, channels: { slug: 'random' } },
      { id: 4, channels: null },
    ]);
  });

  it('returns an array for to-many, empty without a match', async () => {
    const { data } = await from('channels').select('slug, messages(id)').order('id');
    expect(data).toEqual([
      { slug: 'general', messages: [{ id: 1 }, { id: 2 }] },
      { slug: 'random', messages: [{ id: 3 }] },
      { slug: 'empty', messages: [] },
    ]);
  });

  it('returns an object for one-to-one, from either side', async () => {
    const users = await from('users').select('id, profiles(motto)').in('id', [1, 3]).order('id');
    expect(users.data).toEqual([
      { id: 1, profiles: { motto: 'first!' } },
      { id: 3, profiles: null },
    ]);
    const profiles = await from('profiles').select('users(username)').eq('user_id', 1);
    expect(profiles.data).toEqual([{ users: { username: 'ada' } }]);
  });

  it('follows a junction table, whose name is the hint if a foreign key is ambiguous', async () => {
    const { data } = await from('users').select('username, channels!memberships(slug)').eq('id', 2);
    expect(data).toEqual([{ username: 'bo', channels: [{ slug: 'general' }, { slug: 'random' }] }]);
  });

  it('supports nested embeds', async () => {
    const { data } = await from('channels')
      .select('slug, messages(id, author:users(username, profiles(motto)))')
      .eq('id', 2);
    expect(data).toEqual([
      {
        slug: 'random',
        messages: [{ id: 3, author: { username: 'bo', profiles: { motto: 'second' } } }],
      },
    ]);
  });

  it('accepts a constraint, a key column or a hint to choose the relationship', async () => {
    const by = async (select: string) => (await from('channels').select(select).eq('id', 1)).data;
    expect(await by('o:owner_id(username)')).toEqual([{ o: { username: 'ada' } }]);
    expect(await by('d:channels_deputy_id_fkey(username)')).toEqual([{ d: { username: 'bo' } }]);
    expect(await by('users!deputy_id(username)')).toEqual([{ users: { username: 'bo' } }]);
    expect(await by('users!channels_owner_id_fkey(username)')).toEqual([
      { users: { username: 'ada' } },
    ]);
  });

  it('follows a self relation both ways', async () => {
    const { data } = await from('users')
      .select('username, manager_id(username), users(username)')
      .eq('id', 2);
    expect(data).toEqual([
      { username: 'bo', manager_id: { username: 'ada' }, users: [{ username: 'dan "d", (x)' }] },
    ]);
  });

  it('works from, to and through views, also views over views', async () => {
    const { data } = await from('message_view')
      .select('message_id, users(username)')
      .eq('message_id', 1);
    expect(data).toEqual([{ message_id: 1, users: { username: 'ada' } }]);
    const secondResponse = await from('message_view_again')
      .select('users(username)')
      .eq('message_id', 2);
    expect(secondResponse.data).toEqual([{ users: { username: 'bo' } }]);
    const toView = await from('users').select('message_view(body)').eq('id', 2);
    expect(toView.data).toEqual([
      { message_view: [{ body: 'hi ada' }, { body: 'random thought' }] },
    ]);
    const junction = await from('users').select('channels!membership_view(slug)').eq('id', 1);
    expect(junction.data).toEqual([{ channels: [{ slug: 'general' }] }]);
  });

  it('filters the embed only, unless it is inner', async () => {
    const outer = await from('channels')
      .select('slug, messages(id)')
      .eq('messages.stars', 5)
      .order('id');
    expect(outer.data?.map(({ messages }) => messages.length)).toEqual([1, 0, 0]);
    const inner = await from('channels').select('slug, messages!inner(id)').eq('messages.stars', 5);
    expect(inner.data).toEqual([{ slug: 'general', messages: [{ id: 1 }] }]);
    const toOne = await from('messages')
      .select('id, channels!inner(slug)')
      .eq('channels.slug', 'random');
    expect(toOne.data).toEqual([{ id: 3, channels: { slug: 'random' } }]);
    const leftJoined = await from('channels').select('slug, messages!left(id)').order('id');
    expect(leftJoined.data).toHaveLength(3);
  });

  it('orders, limits and offsets within an embed', async () => {
    const { data } = await from('users')
      .select('id, messages(id)')
      .in('id', [1, 2])
      .order('id')
      .order('id', { referencedTable: 'messages', ascending: false })
      .limit(1, { referencedTable: 'messages' });
    expect(data).toEqual([
      { id: 1, messages: [{ id: 4 }] },
      { id: 2, messages: [{ id: 3 }] },
    ]);
    const second = await world.fetch(
      '/users?select=messages(id)&id=eq.1&messages.order=id&messages.offset=1',
    );
    expect(await second.json()).toEqual([{ messages: [{ id: 4 }] }]);
  });

  it('`is.null` on an embed finds rows without a match', async () => {
    const without = await from('channels').select('slug, messages()').is('messages', null);
    expect(without.data).toEqual([{ slug: 'empty' }]);
    const having = await from('channels')
      .select('slug, messages()')
      .not('messages', 'is', null)
      .order('id');
    expect(having.data).toEqual([{ slug: 'general' }, { slug: 'random' }]);
    const either = await from('messages')
      .select('id, channels()')
      .or('channels.is.null,id.eq.1')
      .order('id');
    expect(either.data).toEqual([{ id: 1 }, { id: 4 }]);
  });

  it('accepts filters by alias and by deeper paths', async () => {
    const { data } = await from('channels')
      .select('slug, said:messages(id, by:users(username))')
      .eq('id', 1)
      .eq('said.by.username', 'bo')
      .or('id.eq.1,id.eq.2', { referencedTable: 'said' });
    expect(data).toEqual([
      {
        slug: 'general',
        said: [
          { id: 1, by: null },
          { id: 2, by: { username: 'bo' } },
        ],
      },
    ]);
  });
});
