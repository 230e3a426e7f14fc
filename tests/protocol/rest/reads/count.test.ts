import { beforeAll, describe, expect, it } from 'vitest';
import { serveWorld } from '../world.ts';

const world = serveWorld();
const from = (relation: string) => world.client().from(relation);

describe('count', () => {
  it('exact is returned with a page, whose status is 206', async () => {
    const { count, data, status } = await from('users')
      .select('id', { count: 'exact' })
      .range(0, 1);
    expect([count, data?.length, status]).toEqual([4, 2, 206]);
    const all = await from('users').select('id', { count: 'exact' });
    expect([all.count, all.status]).toEqual([4, 200]);
  });

  it('is omitted unless requested', async () => {
    expect((await from('users').select('id')).count).toBeNull();
  });

  it('is returned without rows by HEAD', async () => {
    const { count, data, status } = await from('users')
      .select('*', { count: 'exact', head: true })
      .gt('id', 1);
    expect([count, data, status]).toEqual([3, null, 200]);
    const estimated = await from('users').select('*', { count: 'estimated', head: true });
    expect([estimated.count, estimated.status]).toEqual([4, 200]);
  });

  it('respects filters, inner embeds and null checks', async () => {
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

  it('planned is the planner’s estimate', async () => {
    await world.database.query('analyze public.users');
    const { count } = await from('users').select('id', { count: 'planned' });
    expect(count).toBe(4);
  });

  it('is returned for writes and calls', async () => {
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
    const fromFunction = await world
      .client()
      .rpc('find_users', { min_age: 30 }, { count: 'exact' })
      .limit(1);
    expect([fromFunction.count, fromFunction.status]).toEqual([2, 206]);
    const estimated = await world
      .client()
      .rpc('find_users', { min_age: 30 }, { count: 'estimated' })
      .limit(1);
    expect(estimated.count).toBe(2);
    const planned = await world.client().rpc('add_numbers', { upto: 3 }, { count: 'planned' });
    expect([planned.data, planned.count]).toEqual([[1, 2, 3], 3]);
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

  it('is that of the planner if there are more rows than a read may return', async () => {
    await small.database.query(
      `insert into public.empty_table select n from generate_series(1, 5000) n`,
    );
    await small.database.query('analyze public.empty_table');
    const tableCount = await small
      .client()
      .from('empty_table')
      .select('id', { count: 'estimated' });
    expect([tableCount.count, tableCount.status]).toEqual([5000, 206]);
    const filteredCount = await small
      .client()
      .from('empty_table')
      .select('id', { count: 'estimated' })
      .eq('id', 7);
    expect([filteredCount.count, filteredCount.status]).toEqual([1, 200]);
  });
});

describe('rows hidden by row-level security', () => {
  const hidden = serveWorld({ maxRows: 2 });

  beforeAll(async () => {
    await hidden.database.query(
      `insert into public.secrets (id, owner, text)
       select n, case when n <= 103 then 'ada' else 'bo' end, 'one of many' from generate_series(101, 5100) n;
       create view public.all_secrets with (security_invoker = true) as select * from public.secrets;
       grant select on public.all_secrets to anon, authenticated, service_role;
       create function public.list_secrets() returns setof public.secrets language sql stable
         as 'select * from public.secrets';
       grant execute on function public.list_secrets() to anon, authenticated;
       analyze public.secrets`,
    );
    await hidden.database.query(`notify pgrst, 'reload schema'`);
  });

  const ada = async () =>
    hidden.client(await hidden.keys.sign({ role: 'authenticated', sub: 'ada' }, 60));

  it.each(['planned', 'estimated'] as const)('%s counts only visible rows', async (count) => {
    const client = await ada();
    for (const relation of ['secrets', 'all_secrets']) {
      const ownCount = await client.from(relation).select('id', { count, head: true });
      expect([relation, ownCount.count]).toEqual([relation, 4]);
      const filtered = await client
        .from(relation)
        .select('id', { count, head: true })
        .eq('text', 'one of many');
      expect([relation, filtered.count]).toEqual([relation, 3]);
      const others = await client
        .from(relation)
        .select('id', { count, head: true })
        .eq('owner', 'bo');
      expect([relation, others.count]).toEqual([relation, 0]);
      const anonymous = await hidden.client().from(relation).select('id', { count, head: true });
      expect([relation, anonymous.count]).toEqual([relation, 0]);
    }
    const fromFunction = await client.rpc('list_secrets', {}, { count }).limit(1);
    expect(fromFunction.count).toBe(4);
  });

  it('are estimated for the service role, which sees them', async () => {
    const service = hidden.client(hidden.keys.serviceKey);
    const planned = await service.from('secrets').select('id', { count: 'planned', head: true });
    expect(planned.count).toBe(5_002);
  });
});
