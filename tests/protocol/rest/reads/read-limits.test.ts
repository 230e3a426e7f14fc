import { beforeAll, describe, expect, it } from 'vitest';
import { createIdentify } from '../../../../server/http/identity/identity.ts';
import { createIsLiveSession } from '../../../../server/http/identity/live-sessions.ts';
import { createRestHandler, type RestHandler } from '../../../../server/rest/handler.ts';
import { limitsOf } from '../../../../server/rest/read-limits.ts';
import type { AnyRow } from '../../../fixtures/any-row.ts';
import { serveWorld } from '../world.ts';

const world = serveWorld();
let fromPage: (path: string) => Promise<Response>;

beforeAll(async () => {
  const { database, keys } = world;
  const handle: RestHandler = createRestHandler({
    database,
    identify: createIdentify(keys, await createIsLiveSession(database)),
  });
  fromPage = (path) =>
    handle(new Request(`http://x/rest/v1${path}`, { headers: { apikey: keys.anonKey } }), 'page');
});

const request = (path: string, headers: Record<string, string> = {}) =>
  world.fetch(path, { headers });
const tokenOf = async (role: string) => ({
  authorization: `Bearer ${await world.keys.sign({ role, sub: 'ada' }, 600)}`,
});

function limitsFor(role: 'anon' | 'authenticated') {
  const limits = limitsOf(role, undefined);
  if (!limits) throw new Error(`${role} has no limits`);
  return limits;
}
const [visitors, signedIn] = [limitsFor('anon'), limitsFor('authenticated')];

/** messages → users → messages …, that many levels deep. */
function nested(levels: number): string {
  const names = Array.from({ length: levels }, (_, n) => (n % 2 ? 'messages' : 'users'));
  return `/messages?limit=1&select=${names.map((name) => `id,${name}(`).join('')}id${')'.repeat(levels)}`;
}

/** A read of one table with this number of embeds. */
const broad = (embeds: number) =>
  `/messages?limit=1&select=id${Array.from({ length: embeds }, (_, n) => `,u${n}:users(id)`).join('')}`;

describe('embeds', () => {
  it('may be as deep as the role allows, also after a request of another role', async () => {
    const deep = nested(signedIn.depth * 2);
    expect((await request(deep, await tokenOf('service_role'))).status).toBe(200);
    const rejected = await request(deep);
    expect(rejected.status).toBe(400);
    expect(await rejected.json()).toMatchObject({
      code: '54001',
      message: 'The request embeds resources too deeply',
      details: `It has ${signedIn.depth * 2} levels of embedded resources, and ${visitors.depth} are allowed.`,
    });
    expect((await request(nested(visitors.depth))).status).toBe(200);
    expect((await request(nested(visitors.depth + 1))).status).toBe(400);
    const token = await tokenOf('authenticated');
    expect((await request(nested(signedIn.depth), token)).status).toBe(200);
    expect((await request(nested(signedIn.depth + 1), token)).status).toBe(400);
  });

  it('may be as many as the role allows', async () => {
    expect((await request(broad(visitors.embeds))).status).toBe(200);
    const rejected = await request(broad(visitors.embeds + 1));
    expect(rejected.status).toBe(400);
    expect(await rejected.json()).toMatchObject({
      message: 'The request embeds too many resources',
    });
    const token = await tokenOf('authenticated');
    expect((await request(broad(signedIn.embeds), token)).status).toBe(200);
    expect((await request(broad(signedIn.embeds + 1), token)).status).toBe(400);
    expect((await request(broad(signedIn.embeds * 2), await tokenOf('service_role'))).status).toBe(
      200,
    );
  });

  it('count filters once per embed, up to a limit', async () => {
    // 90,000 conditions: each filter applies to each embed. The limit is 1,000.
    const manyFilters = `/messages?select=id${',u:users()'.repeat(300)}${'&u.id=gt.0'.repeat(300)}`;
    const rejected = await request(manyFilters, await tokenOf('service_role'));
    expect(rejected.status).toBe(400);
    expect(await rejected.json()).toMatchObject({ message: 'The request has too many filters' });
  });
});

describe('estimated cost', () => {
  beforeAll(async () => {
    await world.database.query(
      `create table public.plenty (id int primary key, of_id int references public.plenty (id));
       insert into public.plenty select n, 1 from generate_series(1, 20000) as n;
       analyze public.plenty;
       grant select on public.plenty to anon, authenticated, service_role;
       notify pgrst, 'reload schema'`,
    );
  });

  it('is checked before the statement runs, and cheap reads of the same table pass', async () => {
    await expect.poll(async () => (await request('/plenty?limit=1')).status).toBe(200);
    // Without an index each row of each level reads the whole table.
    const costly = '/plenty?select=id,parts:plenty!of_id(id,parts:plenty!of_id(id))';
    for (const role of ['anon', 'authenticated']) {
      const rejected = await request(costly, await tokenOf(role));
      expect(rejected.status).toBe(400);
      expect(await rejected.json()).toMatchObject({
        code: '54001',
        message: 'The request is estimated to cost too much',
        hint: expect.stringContaining('Embed fewer resources'),
      });
    }
    expect((await request('/plenty?select=id,parts:plenty!of_id(id)&limit=1')).status).toBe(200);
    expect((await request(`${costly}&id=eq.2`, await tokenOf('service_role'))).status).toBe(200);
  });
});

describe('concurrency', () => {
  const slow = (network: string, seconds: number) =>
    request(`/rpc/slow?seconds=${seconds}`, { 'x-forwarded-for': network });

  it('is limited per client, with a short queue, while others are served', async () => {
    const flood = Array.from({ length: 70 }, () => slow('198.51.100.1', 0.2));
    const otherNetwork = request('/rpc/hello', { 'x-forwarded-for': '198.51.100.2' });
    expect((await otherNetwork).status).toBe(200);
    const responses = await Promise.all(flood);
    const rejected = responses.filter(({ status }) => status === 429);
    expect(rejected.length).toBeGreaterThanOrEqual(10);
    expect(responses.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(responses.map(({ status }) => status).filter((s) => s !== 200 && s !== 429)).toEqual([]);
    expect(rejected[0]?.headers.get('retry-after')).toBe('1');
    expect(await rejected[0]?.json()).toMatchObject({ code: 'too_many_requests' });
  });

  it('of visitors is limited to their own connections, so that pages and signed-in users are served', async () => {
    let responses = 0;
    const flood = Array.from({ length: 6 }, async (_, n) => {
      await slow(`198.51.100.${10 + n}`, 2.5);
      responses += 1;
    });
    const waiting = `select count(*)::int as n from pg_stat_activity
      where wait_event = 'PgSleep' and datname = current_database()`;
    const sleeping = async () => (await world.database.query<AnyRow>(waiting)).rows[0].n;
    await expect.poll(sleeping).toBe(2);
    expect((await fromPage('/messages?select=id,users(username)')).status).toBe(200);
    expect((await request('/messages?select=id', await tokenOf('authenticated'))).status).toBe(200);
    expect(responses).toBe(0);
    await Promise.all(flood);
  });
});
