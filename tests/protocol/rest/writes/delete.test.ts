import { describe, expect, it } from 'vitest';
import { serveWorld } from '../world.ts';

const world = serveWorld();
const from = (relation: string) => world.client().from(relation);

describe('delete', () => {
  it('deletes the filtered rows; 204 without a body, 200 with rows', async () => {
    await from('pairs').insert([1, 2, 3].map((b) => ({ a: 70, b })));
    const quiet = await from('pairs').delete().match({ a: 70, b: 1 });
    expect([quiet.data, quiet.status]).toEqual([null, 204]);
    const { data, status } = await from('pairs').delete().eq('a', 70).select('b').order('b');
    expect([data, status]).toEqual([[{ b: 2 }, { b: 3 }], 200]);
    expect((await from('pairs').select().eq('a', 70)).data).toEqual([]);
  });

  it('and an update of a user need a filter of their own', async () => {
    await from('pairs').insert({ a: 71, b: 1 });
    const { url, keys } = world;
    const send = async (method: string, query: string, key: string) => {
      const headers = { apikey: key, 'content-type': 'application/json', prefer: 'tx=rollback' };
      const body = method === 'PATCH' ? '{"b": 1}' : undefined;
      const response = await fetch(`${url}/rest/v1/pairs${query}`, { method, headers, body });
      return [response.status, response.ok ? '' : (await response.json()).message];
    };
    for (const [method, word] of [
      ['DELETE', 'DELETE'],
      ['PATCH', 'UPDATE'],
    ] as const) {
      const rejected = [400, `${word} requires a WHERE clause`];
      expect(await send(method, '', keys.anonKey)).toEqual(rejected);
      expect(await send(method, '?limit=1&select=a', keys.anonKey)).toEqual(rejected);
      expect(await send(method, '?a=eq.404', keys.anonKey)).toEqual([204, '']);
    }
    const { rows } = await world.database.query('select from pairs where a = 71');
    expect(rows).toHaveLength(1);
  });

  it('returns an empty array if nothing matched', async () => {
    const { data } = await from('pairs').delete().eq('a', 999).select();
    expect(data).toEqual([]);
  });

  it('reports rows that others reference', async () => {
    const { error, status } = await from('users').delete().eq('id', 1);
    expect([status, error?.code]).toEqual([409, '23503']);
  });

  it('returns embeds of deleted rows', async () => {
    await from('messages').insert({ id: 500, body: 'x', user_id: 2 });
    const { data } = await from('messages').delete().eq('id', 500).select('id, users(username)');
    expect(data).toEqual([{ id: 500, users: { username: 'bo' } }]);
  });
});
