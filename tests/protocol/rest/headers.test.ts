import { describe, expect, it } from 'vitest';
import { serveWorld } from './world.ts';

const world = serveWorld(
  { plan: true },
  `
  create view public.summed as select user_id, count(*) from public.messages group by 1;
  create view public.keyless as select username from public.users;
  grant select on public.summed, public.keyless to anon;`,
);

const allow = async (path: string) =>
  (await world.fetch(path, { method: 'OPTIONS' })).headers.get('allow');

describe('OPTIONS', () => {
  it('lists what a relation accepts', async () => {
    expect(await allow('/users')).toBe('OPTIONS,GET,HEAD,POST,PUT,PATCH,DELETE');
    expect(await allow('/keyless')).toBe('OPTIONS,GET,HEAD,POST,PATCH,DELETE');
    expect(await allow('/summed')).toBe('OPTIONS,GET,HEAD');
    expect(await allow('/')).toBe('OPTIONS,GET,HEAD');
  });

  it('lists what a function accepts', async () => {
    expect(await allow('/rpc/hello')).toBe('OPTIONS,GET,HEAD,POST');
    expect(await allow('/rpc/nothing')).toBe('OPTIONS,POST');
  });

  it('does not know what is not there', async () => {
    const table = await world.fetch('/missing', { method: 'OPTIONS' });
    const fn = await world.fetch('/rpc/missing', { method: 'OPTIONS' });
    expect([table.status, fn.status]).toEqual([404, 404]);
  });
});

describe('responses name', () => {
  it('their own address, with the parameters in order', async () => {
    const locationOf = async (path: string) =>
      (await world.fetch(path)).headers.get('content-location');
    expect(await locationOf('/users')).toBe('/users');
    expect(await locationOf('/users?select=id&id=eq.1')).toBe('/users?id=eq.1&select=id');
    expect(await locationOf('/users?select=id&id=eq.2&apikey=x')).toBe('/users?id=eq.2&select=id');
    expect(await locationOf('/users?select=id&%61pikey=x')).toBe('/users?select=id');
    expect(await locationOf('/rpc/hello')).toBeNull();
  });

  it('the rows that exist if the page starts after them', async () => {
    const response = await world.fetch('/pairs?offset=50', { headers: { prefer: 'count=exact' } });
    expect([response.status, response.headers.get('content-range')]).toEqual([416, '*/2']);
  });

  it('the media type and the options of a plan', async () => {
    const accept =
      'application/vnd.pgrst.plan+json; for="application/vnd.pgrst.object"; options=verbose|settings';
    const plan = await world.fetch('/users?id=eq.1', { headers: { accept } });
    expect(plan.headers.get('content-type')).toBe(
      'application/vnd.pgrst.plan+json; for="application/vnd.pgrst.object+json"; options=verbose|settings; charset=utf-8',
    );
  });
});

describe('tokens', () => {
  it('must not be empty', async () => {
    const response = await world.fetch('/users', { headers: { authorization: 'Bearer ' } });
    expect([response.status, await response.json()]).toMatchObject([
      401,
      { code: 'PGRST301', message: 'Empty JWT is sent in Authorization header' },
    ]);
  });

  it('must have an audience of texts', async () => {
    const claims = { role: 'anon', aud: [1] };
    const token = await world.keys.sign(claims as unknown as { role: string }, 60);
    const { error, status } = await world.client(token).from('users').select('id');
    expect([status, error?.code, error?.message]).toEqual([
      401,
      'PGRST303',
      "The JWT 'aud' claim must be a string or an array of strings",
    ]);
  });
});

describe('white space', () => {
  const get = async (query: string) => (await world.fetch(`/users?${query}`)).json();
  const first = [{ id: 1 }];

  it('around brackets and commas of conditions is ignored', async () => {
    const or = encodeURIComponent('( id.eq.1 , and ( id.eq.2 ,age.gt.90 ) )');
    expect(await get(`select=id&or=${or}`)).toEqual(first);
    const list = encodeURIComponent('in.( 1,9 ) ');
    expect(await get(`select=id&id=${list}`)).toEqual(first);
    const nested = encodeURIComponent('(id.in.( 1,9 ) , id.eq.77)');
    expect(await get(`select=id&or=${nested}`)).toEqual(first);
  });

  it('in select and order is ignored', async () => {
    const select = encodeURIComponent(' id , messages( id , channels( slug ) ) ');
    const order = encodeURIComponent('age.asc , id.desc');
    expect(await get(`select=${select}&order=${order}&id=eq.1&messages.id=eq.1`)).toEqual([
      { id: 1, messages: [{ id: 1, channels: { slug: 'general' } }] },
    ]);
  });
});

describe('array types', () => {
  it('are casts by their name in the catalogue', async () => {
    const response = await world.fetch('/users?select=x:tags::_text&id=eq.1');
    expect(await response.json()).toEqual([{ x: ['math', 'code'] }]);
  });
});

describe('defaults of missing keys', () => {
  it('advance a sequence for each row', async () => {
    const { data, error } = await world
      .client()
      .from('channels')
      .insert([{ slug: 'a', id: 900 }, { slug: 'b' }], { defaultToNull: false })
      .select('id');
    expect(error).toBeNull();
    expect(data).toEqual([{ id: 900 }, { id: 102 }]);
  });
});
