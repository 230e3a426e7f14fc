import { describe, expect, it } from 'vitest';
import { serveWorld } from '../world.ts';

const columns = Array.from({ length: 20 }, (_, index) => `c${index} int`).join(', ');
const levels = Array.from(
  { length: 12 },
  (_, index) => `create view public.level_${index + 1} as select * from public.level_${index};`,
).join('\n');

const world = serveWorld(
  {},
  `
  create table public.base (${columns}, user_id int references public.users (id));
  insert into public.base (c0, user_id) values (7, 1);
  create view public.level_0 as select * from public.base;
  ${levels}
  create view public.ring_a as select id, manager_id from public.users;
  create view public.ring_b as select id, manager_id from public.ring_a;
  create or replace view public.ring_a as select id, manager_id from public.ring_b;
  create view public.twice as
    select id, user_id as writer_id, user_id as author_id from public.messages;

  create table public.parted (id int, note text, primary key (id)) partition by range (id);
  create table public.parted_one partition of public.parted for values from (1) to (10);
  create table public.parted_two partition of public.parted for values from (10) to (20);
  insert into public.parted values (1, 'hidden'), (2, 'shown');
  alter table public.parted enable row level security;
  create policy "only some" on public.parted using (note = 'shown');

  create table public.lists (id int primary key);
  create table hidden.list_users (
    list_id int references public.lists (id), user_id int references public.users (id),
    primary key (list_id, user_id));

  grant usage on schema hidden to anon;
  grant select on all tables in schema public, hidden to anon;
  grant insert on public.parted, public.parted_one to anon;
  revoke all on public.parted_two from anon;`,
);

describe('views', () => {
  it('on many levels of other views are resolved at once', async () => {
    const { data, error } = await world.client().from('level_12').select('c0, users(username)');
    expect(error).toBeNull();
    expect(data).toEqual([{ c0: 7, users: { username: 'ada' } }]);
  });

  it('that read themselves do not stop the rest', async () => {
    const ring = await world.client().from('ring_b').select('id');
    expect(ring.error?.code).toBe('42P17');
    const { data } = await world.client().from('users').select('id').eq('id', 1);
    expect(data).toEqual([{ id: 1 }]);
  });

  it('that show a column twice have a relationship for each', async () => {
    const get = (select: string) => world.client().from('twice').select(select).eq('id', 2);
    for (const hint of ['writer_id', 'author_id']) {
      const { data } = await get(`id, users!${hint}(username)`);
      expect(data).toEqual([{ id: 2, users: { username: 'bo' } }]);
    }
    const { error, status } = await get('id, users(username)');
    expect(status).toBe(300);
    expect(error?.details).toMatchObject([
      { relationship: 'messages_user_id_fkey using twice(writer_id) and users(id)' },
      { relationship: 'messages_user_id_fkey using twice(author_id) and users(id)' },
    ]);
  });
});

describe('partitions', () => {
  it('are only read and written through their parent', async () => {
    const parent = await world.client().from('parted').select('id');
    expect(parent.data).toEqual([{ id: 2 }]);
    const missing = { code: 'PGRST205', hint: "Perhaps you meant the table 'public.parted'" };
    const read = await world.client().from('parted_one').select('id');
    expect([read.status, read.error]).toMatchObject([404, missing]);
    for (const name of ['parted_one', 'parted_two']) {
      const write = await world.client().from(name).insert({ id: 3 });
      expect([write.status, write.error]).toMatchObject([404, missing]);
    }
  });
});

describe('junctions', () => {
  it('of schemas that are not exposed are not used', async () => {
    const { error, status } = await world.client().from('lists').select('id, users(id)');
    expect([status, error?.code]).toEqual([400, 'PGRST200']);
    expect(JSON.stringify(error)).not.toContain('list_users');
  });
});
