import { describe, expect, it } from 'vitest';
import { serveWorld } from '../world.ts';

const world = serveWorld();
const from = (relation: string) => world.client().from(relation);

describe('insert', () => {
  it('responds with 201 without a body unless rows are requested', async () => {
    const { data, status, statusText } = await from('pairs').insert({ a: 20, b: 1 });
    expect([data, status, statusText]).toEqual([null, 201, 'Created']);
  });

  it('a trigger may drop the row and set the response', async () => {
    for (const row of [
      { id: 1, note: 'keep me' },
      { id: 2, note: 'drop me' },
    ]) {
      const response = await world.fetch('/judged', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(row),
      });
      expect([response.status, await response.text()]).toEqual([201, '']);
      expect(response.headers.get('x-judged')).toBe(row.note);
    }
    expect((await from('judged').select('id')).data).toEqual([{ id: 1 }]);
  });

  it('returns the rows with the columns and embeds of select', async () => {
    const { data, status } = await from('messages')
      .insert({ body: 'new', user_id: 1, channel_id: 2 })
      .select('body, stars, users(username), channels(slug, messages(id))');
    expect(status).toBe(201);
    expect(data).toEqual([
      {
        body: 'new',
        stars: 0,
        users: { username: 'ada' },
        channels: { slug: 'random', messages: [{ id: 3 }] },
      },
    ]);
  });

  it('accepts the same columns repeatedly, with other values and after a schema change', async () => {
    const change = (sql: string) => world.database.query(`${sql}; notify pgrst, 'reload schema'`);
    await change('create table public.again (a int); grant all on public.again to anon');
    const insert = (a: unknown) => from('again').insert({ a }).select('a').single();
    await expect.poll(async () => (await insert(0)).status, { timeout: 5_000 }).toBe(201);
    for (const a of [1, 2, 3]) expect((await insert(a)).data).toEqual({ a });
    await change('alter table public.again alter column a type text');
    await expect.poll(async () => (await insert('x')).data, { timeout: 5_000 }).toEqual({ a: 'x' });
    expect((await from('again').insert({ a: 4 })).status).toBe(201);
    await change('alter table public.again rename a to b');
    await expect
      .poll(async () => (await from('again').insert({ a: 4 })).error?.code, { timeout: 5_000 })
      .toBe('PGRST204');
  });

  it('accepts many rows and keeps their order', async () => {
    const { data } = await from('pairs')
      .insert([
        { a: 21, b: 2 },
        { a: 21, b: 1 },
      ])
      .select('b');
    expect(data).toEqual([{ b: 2 }, { b: 1 }]);
  });

  it('accepts values of every type', async () => {
    const row = {
      username: 'eve',
      mood: 'away',
      score: 1.5,
      is_active: true,
      tags: ['x', 'y "z"'],
      on_duty: '[1,3)',
      data: { deep: [1, null, 'ö'] },
      born: '2000-01-01',
    };
    const { data, error } = await from('users')
      .insert(row)
      .select(Object.keys(row).join())
      .single();
    expect(error).toBeNull();
    expect(data).toEqual(row);
  });

  it('fills missing keys with null, or with defaults on request', async () => {
    const nulls = await from('users')
      .insert([{ username: 'f1', about: 'x' }, { username: 'f2' }])
      .select('about')
      .order('id');
    expect(nulls.data).toEqual([{ about: 'x' }, { about: null }]);
    const defaults = await from('users')
      .insert([{ username: 'g1', mood: 'busy', id: 9001 }, { username: 'g2' }], {
        defaultToNull: false,
      })
      .select('id, mood, username');
    expect(defaults.error).toBeNull();
    expect(defaults.data).toEqual([
      { id: 9001, mood: 'busy', username: 'g1' },
      { id: expect.any(Number), mood: 'calm', username: 'g2' },
    ]);
  });

  it('ignores keys that are not listed in columns', async () => {
    const response = await world.fetch('/pairs?columns=a,b', {
      method: 'POST',
      headers: { 'content-type': 'application/json', prefer: 'return=representation' },
      body: JSON.stringify([{ a: 22, b: 1, note: 'ignored', nonsense: 1 }]),
    });
    expect(await response.json()).toEqual([{ a: 22, b: 1, note: null }]);
  });

  it('inserts defaults for an empty object, and nothing for an empty array', async () => {
    const none = await from('pairs').insert([]).select();
    expect([none.data, none.status]).toEqual([[], 201]);
    await world.database.query(
      `alter table public.pairs alter a set default 50, alter b set default 50`,
    );
    const { data } = await from('pairs').insert({}).select();
    expect(data).toEqual([{ a: 50, b: 50, note: null }]);
  });

  it('return=headers-only returns the location of the new row', async () => {
    const response = await world.fetch('/pairs', {
      method: 'POST',
      headers: { 'content-type': 'application/json', prefer: 'return=headers-only' },
      body: '{"a": 23, "b": 1}',
    });
    expect(response.status).toBe(201);
    expect(response.headers.get('location')).toBe('/pairs?a=eq.23&b=eq.1');
    expect(response.headers.get('preference-applied')).toBe('return=headers-only');
    expect(await response.text()).toBe('');
  });

  it('accepts a form', async () => {
    const response = await world.fetch('/pairs', {
      method: 'POST',
      headers: { prefer: 'return=representation' },
      body: new URLSearchParams({ a: '24', b: '1', note: 'from a form' }),
    });
    expect(await response.json()).toEqual([{ a: 24, b: 1, note: 'from a form' }]);
  });
});
