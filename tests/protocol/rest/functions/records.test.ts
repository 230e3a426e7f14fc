import { describe, expect, it } from 'vitest';
import { serveWorld } from '../world.ts';

const world = serveWorld(
  {},
  `
  create function public.one_record() returns record language sql stable as
    $$ select 1 as a, 'x'::text as b $$;
  create function public.some_records(upto int) returns setof record language sql stable as
    $$ select n, n * 2 as double from generate_series(1, upto) n $$;
  create domain public.checked_user as public.users check ((value).id > 0);
  create function public.domain_user(wanted int) returns public.checked_user language sql stable as
    $$ select u::public.checked_user from public.users u where id = wanted $$;
  grant execute on all functions in schema public to anon;`,
);

const rpc = (name: string, args?: object) => world.client().rpc(name, args);

describe('functions that return', () => {
  it('a record without columns of its own', async () => {
    expect((await rpc('one_record')).data).toEqual({ a: 1, b: 'x' });
    const get = await world.fetch('/rpc/one_record');
    expect(await get.json()).toEqual({ a: 1, b: 'x' });
  });

  it('a set of such records', async () => {
    const { data, error } = await rpc('some_records', { upto: 2 });
    expect(error).toBeNull();
    expect(data).toEqual([
      { n: 1, double: 2 },
      { n: 2, double: 4 },
    ]);
    const page = await world.fetch('/rpc/some_records?upto=9&limit=1', {
      headers: { prefer: 'count=exact' },
    });
    expect([page.status, page.headers.get('content-range')]).toEqual([206, '0-0/9']);
  });

  it('a domain over a row type', async () => {
    const { data } = await rpc('domain_user', { wanted: 2 }).select('id, messages(id)');
    expect(data).toEqual({ id: 2, messages: [{ id: 2 }, { id: 3 }] });
  });
});
