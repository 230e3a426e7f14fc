import { describe, expect, it } from 'vitest';
import { serveWorld } from './world.ts';

const world = serveWorld();
const from = (relation: string) => world.client().from(relation);

describe('count', () => {
  it('exact goes with a page, which is then partial', async () => {
    const { count, data, status } = await from('users')
      .select('id', { count: 'exact' })
      .range(0, 1);
    expect([count, data?.length, status]).toEqual([4, 2, 206]);
    const all = await from('users').select('id', { count: 'exact' });
    expect([all.count, all.status]).toEqual([4, 200]);
  });

  it('is none unless asked for', async () => {
    expect((await from('users').select('id')).count).toBeNull();
  });

  it('comes without rows by HEAD', async () => {
    const { count, data, status } = await from('users')
      .select('*', { count: 'exact', head: true })
      .gt('id', 1);
    expect([count, data, status]).toEqual([3, null, 200]);
    const estimated = await from('users').select('*', { count: 'estimated', head: true });
    expect([estimated.count, estimated.status]).toEqual([4, 200]);
  });

  it('regards filters, inner embeds and null checks', async () => {
    const inner = await from('channels')
      .select('id, messages!inner(id)', { count: 'exact' })
      .gt('messages.stars', 2);
    expect(inner.count).toBe(1);
    const anti = await from('channels')
      .select('id, messages()', { count: 'exact' })
      .is('messages', null);
    expect(anti.count).toBe(1);
    const none = await from('users').select('id', { count: 'exact' }).eq('id', 999);
    expect([none.count, none.status]).toEqual([0, 200]);
  });

  it('planned is what the planner expects', async () => {
    await world.database.query('analyze public.users');
    const { count } = await from('users').select('id', { count: 'planned' });
    expect(count).toBe(4);
  });

  it('comes with writes and calls', async () => {
    const inserted = await from('pairs').insert(
      [
        { a: 9, b: 1 },
        { a: 9, b: 2 },
      ],
      { count: 'exact' },
    );
    expect(inserted.count).toBe(2);
    const updated = await from('pairs').update({ note: 'n' }, { count: 'exact' }).eq('a', 9);
    expect(updated.count).toBe(2);
    const deleted = await from('pairs').delete({ count: 'exact' }).eq('a', 9);
    expect(deleted.count).toBe(2);
    const called = await world
      .client()
      .rpc('find_users', { min_age: 30 }, { count: 'exact' })
      .limit(1);
    expect([called.count, called.status]).toEqual([2, 206]);
    const estimated = await world
      .client()
      .rpc('find_users', { min_age: 30 }, { count: 'estimated' })
      .limit(1);
    expect(estimated.count).toBe(2);
    // The planner takes a function that it cannot look into for one of a thousand rows.
    const planned = await world.client().rpc('add_numbers', { upto: 3 }, { count: 'planned' });
    expect([planned.data, planned.count]).toEqual([[1, 2, 3], 1_000]);
    const single = await world
      .client()
      .rpc('rename_all', { new_name: 'planned' }, { count: 'planned' })
      .eq('id', 1)
      .select('id')
      .single();
    expect(single.data).toEqual({ id: 1 });
  });
});

describe('an estimated count', () => {
  const small = serveWorld({ maxRows: 2 });

  it('is the planner’s where there are more rows than a read may give', async () => {
    await small.database.query(
      `insert into public.empty_table select n from generate_series(1, 5000) n`,
    );
    await small.database.query('analyze public.empty_table');
    const many = await small.client().from('empty_table').select('id', { count: 'estimated' });
    expect([many.count, many.status]).toEqual([5000, 206]);
    const few = await small
      .client()
      .from('empty_table')
      .select('id', { count: 'estimated' })
      .eq('id', 7);
    expect([few.count, few.status]).toEqual([1, 200]);
  });
});
