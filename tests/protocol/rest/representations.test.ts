import { describe, expect, it } from 'vitest';
import { serveWorld } from './world.ts';

// A colour is a number in the database and a text such as "#00ff00" in requests and responses.
const world = serveWorld(
  {},
  `
  create domain public.colour as int check (value between 0 and 16777215);
  create function public.json(public.colour) returns json language sql immutable as
    $$ select to_json('#' || lpad(to_hex($1), 6, '0')) $$;
  create function public.colour(text) returns public.colour language sql immutable as
    $$ select (('x' || lpad(ltrim($1, '#'), 8, '0'))::bit(32)::int)::public.colour $$;
  create function public.colour(json) returns public.colour language sql immutable as
    $$ select public.colour($1 #>> '{}') $$;
  set client_min_messages = error;
  create cast (public.colour as json) with function public.json(public.colour) as implicit;
  create cast (text as public.colour) with function public.colour(text) as implicit;
  create cast (json as public.colour) with function public.colour(json) as implicit;
  create table public.paints (id int primary key, tone public.colour default 255, name text);
  insert into public.paints values (1, 65280, 'green'), (2, 255, 'blue'), (3, null, 'none');
  grant all on public.paints to anon;
  grant execute on all functions in schema public to anon;`,
);

const paints = () => world.client().from('paints');

describe('a domain with casts to and from JSON and text', () => {
  it('is shown as its JSON', async () => {
    const { data, error } = await paints().select().order('id').limit(2);
    expect(error).toBeNull();
    expect(data).toEqual([
      { id: 1, tone: '#00ff00', name: 'green' },
      { id: 2, tone: '#0000ff', name: 'blue' },
    ]);
    expect((await paints().select('t:tone').eq('id', 3)).data).toEqual([{ t: null }]);
    const csv = await paints().select('tone').eq('id', 1).csv();
    expect(csv.data).toBe('tone\n"""#00ff00"""');
    const counted = await world.fetch('/paints?select=tone,count()&id=lt.2');
    expect(await counted.json()).toEqual([{ tone: '#00ff00', count: 1 }]);
  });

  it('is found by its text', async () => {
    expect((await paints().select('id').eq('tone', '#00ff00')).data).toEqual([{ id: 1 }]);
    expect((await paints().select('id').gt('tone', '#0000ff')).data).toEqual([{ id: 1 }]);
    const either = await paints().select('id').in('tone', ['#00ff00', '#0000ff']).order('id');
    expect(either.data).toEqual([{ id: 1 }, { id: 2 }]);
    expect((await paints().select('id').is('tone', null)).data).toEqual([{ id: 3 }]);
  });

  it('is written as its JSON', async () => {
    const added = await paints().insert({ id: 10, tone: '#ff0000' }).select('id, tone').single();
    expect(added.data).toEqual({ id: 10, tone: '#ff0000' });
    const bulkInsert = await paints()
      .insert([{ id: 11, tone: '#ff0001' }, { id: 12 }], { defaultToNull: false })
      .select('tone');
    expect(bulkInsert.data).toEqual([{ tone: '#ff0001' }, { tone: '#0000ff' }]);
    const changed = await paints().update({ tone: '#0000aa' }).eq('id', 10).select('tone');
    expect(changed.data).toEqual([{ tone: '#0000aa' }]);
    const merged = await paints().upsert({ id: 10, tone: '#0000bb' }).select('tone');
    expect(merged.data).toEqual([{ tone: '#0000bb' }]);
    const stored = await world.database.query('select tone::int from paints where id = 10');
    expect(stored.rows).toEqual([{ tone: 187 }]);
  });
});
