import { describe, expect, it } from 'vitest';
import { serveWorld } from '../world.ts';

const world = serveWorld();
const from = (relation: string) => world.client().from(relation);

describe('upsert', () => {
  it('merges by the primary key, and responds with 200 if nothing was new', async () => {
    const { data, status } = await from('pairs').upsert({ a: 1, b: 1, note: 'merged' }).select();
    expect([data, status]).toEqual([[{ a: 1, b: 1, note: 'merged' }], 200]);
    const mixed = await from('pairs').upsert([
      { a: 1, b: 1, note: 'x' },
      { a: 30, b: 1, note: 'new' },
    ]);
    expect(mixed.status).toBe(201);
  });

  it('can ignore existing rows', async () => {
    const { data, status } = await from('pairs')
      .upsert(
        [
          { a: 1, b: 2, note: 'ignored' },
          { a: 31, b: 1, note: 'new' },
        ],
        { ignoreDuplicates: true },
      )
      .select();
    expect(status).toBe(201);
    expect(data).toEqual([{ a: 31, b: 1, note: 'new' }]);
    expect((await from('pairs').select('note').match({ a: 1, b: 2 }).single()).data).toEqual({
      note: 'two',
    });
  });

  it('can merge by another unique key', async () => {
    const { data, error } = await from('users')
      .upsert({ username: 'ada', about: 'changed' }, { onConflict: 'username' })
      .select('id, about');
    expect(error).toBeNull();
    expect(data).toEqual([{ id: 1, about: 'changed' }]);
  });

  it('applies defaults to missing keys on request', async () => {
    const { data, error } = await from('users')
      .upsert([{ username: 'bo', about: 'b' }, { username: 'neo' }], {
        onConflict: 'username',
        defaultToNull: false,
      })
      .select('username, about, tags');
    expect(error).toBeNull();
    expect(data).toEqual([
      { username: 'bo', about: 'b', tags: ['code'] },
      { username: 'neo', about: null, tags: [] },
    ]);
  });

  it('reports a conflict target that is not unique or unknown', async () => {
    const loose = await from('users').upsert(
      { username: 'x', about: 'y' },
      { onConflict: 'about' },
    );
    expect([loose.status, loose.error?.code]).toEqual([400, '42P10']);
    const unknown = await from('users').upsert({ username: 'x' }, { onConflict: 'nope' });
    expect([unknown.status, unknown.error?.code]).toEqual([400, '42703']);
  });
});

describe('PUT', () => {
  const put = (query: string, body: unknown) =>
    world.fetch(`/pairs?${query}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', prefer: 'return=representation' },
      body: JSON.stringify(body),
    });

  it('creates or replaces the row its URL names', async () => {
    const created = await put('a=eq.40&b=eq.1', { a: 40, b: 1, note: 'put' });
    expect([created.status, await created.json()]).toEqual([201, [{ a: 40, b: 1, note: 'put' }]]);
    const replaced = await put('a=eq.40&b=eq.1', { a: 40, b: 1, note: 'again' });
    expect([replaced.status, await replaced.json()]).toEqual([
      200,
      [{ a: 40, b: 1, note: 'again' }],
    ]);
  });

  it.each([
    ['a=eq.41', 405, 'PGRST105'],
    ['a=eq.41&b=gt.1', 405, 'PGRST105'],
    ['a=eq.41&b=eq.1&note=eq.x', 405, 'PGRST105'],
    ['a=eq.41&b=eq.1&limit=1', 400, 'PGRST114'],
    ['a=eq.99&b=eq.1', 400, 'PGRST115'],
  ])('rejects %s', async (query, status, code) => {
    const response = await put(query, { a: 41, b: 1 });
    expect([response.status, (await response.json()).code]).toEqual([status, code]);
    expect((await from('pairs').select().eq('a', 41)).data).toEqual([]);
  });
});
