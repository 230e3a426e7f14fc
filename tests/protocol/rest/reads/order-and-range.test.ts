import { describe, expect, it } from 'vitest';
import { serveWorld } from '../world.ts';

const world = serveWorld();
const from = (relation: string) => world.client().from(relation);

const order = async (query: PromiseLike<{ data: { id: number }[] | null; error: unknown }>) => {
  const { data, error } = await query;
  expect(error).toBeNull();
  return data?.map(({ id }) => id);
};
const users = () => from('users').select('id');

describe('order', () => {
  it('sorts ascending or descending, with nulls first or last', async () => {
    expect(await order(users().order('age'))).toEqual([2, 1, 4, 3]);
    expect(await order(users().order('age', { ascending: false }))).toEqual([3, 4, 1, 2]);
    expect(await order(users().order('age', { ascending: false, nullsFirst: false }))).toEqual([
      4, 1, 2, 3,
    ]);
    expect(await order(users().order('age', { nullsFirst: true }))).toEqual([3, 2, 1, 4]);
    expect(await order(users().order('mood').order('id', { ascending: false }))).toEqual([
      2, 1, 3, 4,
    ]);
  });

  it('sorts by a JSON path and by a column of a to-one embed, selected or not', async () => {
    expect(
      await order(users().order('data->a->b', { ascending: false, nullsFirst: false }).order('id')),
    ).toEqual([2, 1, 3, 4]);
    const { data } = await from('messages')
      .select('id, users(username)')
      .order('users(age)')
      .order('id');
    expect(data?.map(({ id, users: by }) => [id, by])).toEqual([
      [2, { username: 'bo' }],
      [3, { username: 'bo' }],
      [1, { username: 'ada' }],
      [4, { username: 'ada' }],
    ]);
    const absent = await from('messages')
      .select('id, channels(slug)')
      .order('channels(id)', { ascending: false })
      .order('id');
    expect(absent.data?.map(({ id, channels }) => [id, channels])).toEqual([
      [4, null],
      [3, { slug: 'random' }],
      [1, { slug: 'general' }],
      [2, { slug: 'general' }],
    ]);
  });

  it('is rejected for to-many embeds, tables that are not embedded and unknown columns', async () => {
    const toMany = await from('channels').select('messages(id)').order('messages(id)');
    expect(toMany.error?.code).toBe('PGRST118');
    const absent = await from('channels').select('id').order('messages(id)');
    expect(absent.error?.code).toBe('PGRST108');
    expect((await users().order('nope')).error?.code).toBe('42703');
    const unreadable = await world.fetch('/users?order=id.upwards');
    expect((await unreadable.json()).code).toBe('PGRST100');
  });
});

describe('limit, offset and Range', () => {
  it('select a page', async () => {
    expect(await order(users().order('id').range(1, 2))).toEqual([2, 3]);
    expect(await order(users().order('id').limit(1))).toEqual([1]);
    expect(await order(users().limit(0))).toEqual([]);
  });

  it('intersect with the Range header', async () => {
    const request = (query: string, range: string) =>
      world.fetch(`/users?select=id&order=id${query}`, {
        headers: { range, 'range-unit': 'items' },
      });
    const plain = await request('', '1-2');
    expect(await plain.json()).toEqual([{ id: 2 }, { id: 3 }]);
    expect(plain.headers.get('content-range')).toBe('1-2/*');
    const both = await request('&limit=3', '2-9');
    expect(await both.json()).toEqual([{ id: 3 }]);
    const open = await request('', '3-');
    expect(await open.json()).toEqual([{ id: 4 }]);
    const wrong = await request('', '3-1');
    expect(wrong.status).toBe(416);
    expect(await wrong.json()).toMatchObject({
      code: 'PGRST103',
      message: 'Requested range not satisfiable',
    });
  });

  it('reject values that are not a number of rows', async () => {
    expect((await world.fetch('/users?limit=-1')).status).toBe(416);
    expect((await world.fetch('/users?limit=many')).status).toBe(400);
  });

  it('respond with 416 beyond the last row', async () => {
    const response = await world.fetch('/users?offset=10', { headers: { prefer: 'count=exact' } });
    expect(response.status).toBe(416);
    expect(await response.json()).toEqual({
      code: 'PGRST103',
      message: 'Requested range not satisfiable',
      details: 'An offset of 10 was requested, but there are only 4 rows.',
      hint: null,
    });
  });
});

describe('the maximum number of rows', () => {
  const small = serveWorld({ maxRows: 2 });

  it('limits every read, also embeds and calls', async () => {
    const db = small.client();
    expect((await db.from('users').select('id').order('id')).data).toHaveLength(2);
    expect((await db.from('users').select('id').limit(3)).data).toHaveLength(2);
    expect((await db.from('users').select('id').limit(1)).data).toHaveLength(1);
    expect((await db.rpc('numbers', { upto: 5 })).data).toEqual([1, 2]);
    const { data } = await db.from('users').select('users(id)').eq('id', 1);
    expect(data?.[0]?.users).toHaveLength(2);
  });

  it('does not limit a write', async () => {
    const { data } = await small
      .client()
      .from('users')
      .update({ about: 'x' })
      .gt('id', 0)
      .select('id');
    expect(data).toHaveLength(4);
  });
});
