import { beforeAll, expect, it } from 'vitest';
import { mebibyte } from '../../../../domain/units.ts';
import { createIdentify } from '../../../../server/http/identity/identity.ts';
import { createIsLiveSession } from '../../../../server/http/identity/live-sessions.ts';
import { createRestHandler, type RestHandler } from '../../../../server/rest/handler.ts';
import { maxResponseBytes } from '../../../../server/rest/read-limits.ts';
import { serveWorld } from '../world.ts';

const world = serveWorld();
let handle: RestHandler;

beforeAll(async () => {
  const { database, keys } = world;
  handle = createRestHandler({
    database,
    identify: createIdentify(keys, await createIsLiveSession(database)),
    isStaff: async ({ claims }) => claims.sub === 'staff',
  });
  await database.query(
    `create table public.pages (id int primary key, title text, text text not null);
     insert into public.pages select n, null, repeat('x', 1024 * 1024) from generate_series(1, 40) as n;
     create function public.long_text(size int) returns text language sql immutable as
       $$ select repeat('x', size) $$;
     create function public.page_texts(upto int) returns setof text language sql stable as
       $$ select text from public.pages where id <= upto $$;
     create sequence public.calls;
     create function public.counted() returns int language sql volatile as
       $$ select nextval('public.calls')::int $$;
     grant select, update on public.pages to anon, authenticated, service_role;
     grant usage on sequence public.calls to anon;
     grant execute on function public.long_text, public.page_texts, public.counted to anon;
     notify pgrst, 'reload schema'`,
  );
});

/** Sends a request with the token of an actor. */
const requestAs = async (actor: string, path: string, init: RequestInit = {}) => {
  const { keys } = world;
  const role = actor === 'service' ? 'service_role' : 'authenticated';
  const token = actor === 'anon' ? keys.anonKey : await keys.sign({ role, sub: actor }, 600);
  const headers = new Headers(init.headers);
  headers.set('apikey', keys.anonKey);
  headers.set('authorization', `Bearer ${token}`);
  return handle(new Request(`http://x/rest/v1${path}`, { ...init, headers }), { network: actor });
};

const tooLarge = {
  code: '54000',
  message: 'The response is too large',
  details: expect.stringMatching(/^It has \d+ bytes, and \d+ are allowed\.$/),
  hint: 'Select fewer columns, embed fewer resources or lower the limit.',
};

it.each([
  ['anon', maxResponseBytes.visitor],
  ['account', maxResponseBytes.visitor],
  ['staff', maxResponseBytes.staff],
])('the response of a read is limited for %s', async (actor, maxBytes) => {
  // A row has a little more than a mebibyte.
  const maxRows = maxBytes / mebibyte - 1;
  const whole = await requestAs(actor, `/pages?id=lte.${maxRows}`);
  expect(whole.status).toBe(200);
  expect(await whole.json()).toHaveLength(maxRows);
  const response = await requestAs(actor, `/pages?id=lte.${maxRows + 2}`);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject(tooLarge);
});

it('the response is not limited with the service key or for a page of the site', async () => {
  const all = await requestAs('service', '/pages');
  expect((await all.text()).length).toBeGreaterThan(40 * mebibyte);
  const request = new Request('http://x/rest/v1/pages', {
    headers: { apikey: world.keys.anonKey },
  });
  expect((await handle(request, 'page')).status).toBe(200);
});

it.each([
  ['text/csv', '/pages?id=lte.5'],
  ['application/vnd.pgrst.array+json;nulls=stripped', '/pages?id=lte.5'],
  ['application/json', '/rpc/long_text?size=5000000'],
  ['application/json', '/rpc/page_texts?upto=5'],
  [
    'application/vnd.pgrst.object+json',
    '/pages?select=text,more:text,again:text,last:text&id=eq.1',
  ],
])('the limit applies to %s of %s', async (accept, path) => {
  const rejected = await requestAs('anon', path, { headers: { accept } });
  expect(rejected.status).toBe(400);
  expect(await rejected.json()).toMatchObject(tooLarge);
});

it('a response without a body is not limited', async () => {
  const counted = await requestAs('anon', '/pages', {
    method: 'HEAD',
    headers: { prefer: 'count=exact' },
  });
  expect(counted.status).toBe(200);
  expect(counted.headers.get('content-range')).toBe('0-39/40');
});

it('a write whose response would be too large changes nothing', async () => {
  const rename = (prefer: string) =>
    requestAs('account', '/pages?id=lte.5', {
      method: 'PATCH',
      headers: { prefer, 'content-type': 'application/json' },
      body: JSON.stringify({ title: 'changed' }),
    });
  const changed = async () => {
    const text = `select count(*)::int as n from public.pages where title = 'changed'`;
    return (await world.database.query<{ n: number }>(text)).rows[0]?.n;
  };
  const rejected = await rename('return=representation');
  expect(rejected.status).toBe(400);
  expect(await rejected.json()).toMatchObject(tooLarge);
  expect(await changed()).toBe(0);
  expect((await rename('return=minimal')).status).toBe(204);
  expect(await changed()).toBe(5);
});

it('a function is called once for its value and the size of the value', async () => {
  const call = async () => (await requestAs('anon', '/rpc/counted', { method: 'POST' })).json();
  const first = await call();
  expect(await call()).toBe(first + 1);
});
