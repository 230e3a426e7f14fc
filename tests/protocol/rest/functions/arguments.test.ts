import { describe, expect, it } from 'vitest';
import { serveWorld } from '../world.ts';

const world = serveWorld(
  {},
  `
  create function public.pick_one(json) returns text language sql immutable as $$ select 'json' $$;
  create function public.pick_one(jsonb) returns text language sql immutable as $$ select 'jsonb' $$;
  create function public.several(z text, n int default 1) returns text language sql immutable as $$ select 'two' $$;
  create function public.several(z xml) returns text language sql immutable as $$ select 'xml' $$;
  create function public.several(z int) returns text language sql immutable as $$ select 'int' $$;
  create function public.by_letters(a int, b int) returns text language sql immutable as $$ select '' $$;
  grant execute on all functions in schema public to anon;`,
);

const post = (name: string, type: string, body: string) =>
  world.fetch(`/rpc/${name}`, { method: 'POST', headers: { 'content-type': type }, body });

describe('an unnamed argument', () => {
  it('has the empty string as its name', async () => {
    const { data } = await world.client().rpc('echo_json', { '': [1] });
    expect(data).toEqual({ '': [1] });
    const text = await post('echo_text', 'application/json', '{"": "x"}');
    expect(await text.json()).toBe('{"": "x"}');
    const namedArgument = await post('echo_text', 'application/json', '{"": "x", "y": 1}');
    expect(namedArgument.status).toBe(404);
  });

  it('of two types is ambiguous', async () => {
    const { error, status } = await world.client().rpc('pick_one', { a: 1 });
    expect([status, error?.code]).toEqual([300, 'PGRST203']);
    expect(error?.message).toBe(
      'Could not choose the best candidate function between: public.pick_one( => json), public.pick_one( => jsonb)',
    );
  });
});

describe('candidates', () => {
  it('are listed by the number of their arguments, then by names and types', async () => {
    const { error } = await world.client().rpc('several', { z: 'x' });
    expect(error?.message).toBe(
      'Could not choose the best candidate function between: public.several(z => integer), public.several(z => xml), public.several(z => text, n => integer)',
    );
  });

  it('are only suggested if they are similar', async () => {
    const { error } = await world.client().rpc('by_letters', { wrong_arg: 1 });
    expect([error?.code, error?.hint]).toEqual(['PGRST202', null]);
  });

  it('are not suggested for a body that is one value, which names no arguments', async () => {
    const text = await post('helo', 'text/plain', 'x');
    expect((await text.json()).hint).toBeNull();
  });
});

describe('the body of a call', () => {
  it('may be a list, of which the first object counts', async () => {
    const list = await post('add', 'application/json', '[{"a": 1, "b": 2}, {"a": 5, "b": 5}]');
    expect(await list.json()).toBe(3);
    const mixed = await post('add', 'application/json', '[{"a": 1}, {"b": 5}]');
    expect(await mixed.json()).toMatchObject({
      code: 'PGRST102',
      message: 'All object keys must match',
    });
    const empty = await post('hello', 'application/json', '[]');
    expect(await empty.json()).toBe('hello');
  });

  it('may be CSV', async () => {
    const csv = await post('add', 'text/csv', 'a,b\n3,4\n');
    expect(await csv.json()).toBe(7);
  });
});
