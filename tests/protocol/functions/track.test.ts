import { describe, expect, it } from 'vitest';
import { prepareTracking } from './prepare-tracking.ts';

const { server, send, events } = prepareTracking();

async function countEvents(): Promise<number> {
  const { rows } = await server.database.query<{ n: number }>(
    'select count(*)::integer as n from analytics_events',
  );
  return rows[0]?.n ?? 0;
}

const engagement = { name: 'engagement', properties: { level: 'low' } };

describe('track', () => {
  it('stores an event, the host of its referrer, and no other text', async () => {
    const properties = { language: 'sv', referrer: 'https://news.example/a?b', padding: 'x' };
    const response = await send({ name: 'page_view', path: '/', language: 'sv', properties });
    expect(response.status).toBe(202);
    const stored = { referrer_host: 'news.example', properties: { language: 'sv' } };
    expect(await events('page_view')).toEqual([
      { name: 'page_view', path: '/', language: 'sv', ...stored },
    ]);
  });

  it('ignores robots', async () => {
    const response = await send(engagement, 'track', { agent: 'Googlebot/2.1' });
    expect(response.status).toBe(202);
    expect(await events('engagement')).toEqual([]);
  });

  it('names pages that exist, and all other paths as one', async () => {
    const paths = [
      '/pricing',
      '/job/gofido-fullstack-developer',
      '/job/made-up',
      '/blog/made-up',
      '/me/s3cret-t0ken',
      `/${'x'.repeat(500)}`,
    ];
    for (const path of paths)
      await send({ name: 'form_start', path, properties: { form: 'contact' } });
    expect((await events('form_start')).map(({ path }) => path)).toEqual([
      '/pricing',
      '/job/gofido-fullstack-developer',
      '/404',
      '/404',
      '/me/:token',
      '/404',
    ]);
  });

  it.each([
    ['no name', { properties: {} }],
    ['an unknown name', { name: 'made_up', properties: {} }],
    ['no properties', { name: 'engagement' }],
    ['an unknown level', { name: 'engagement', properties: { level: 'x'.repeat(10) } }],
    ['an unknown form', { name: 'form_start', properties: { form: 'made-up' } }],
    ['a path that is a URL', { ...engagement, path: 'https://elsewhere.example' }],
    ['a nested property', { name: 'booking_click', properties: { link: { er: 1 } } }],
    ['a long referrer', { name: 'page_view', properties: { referrer: 'x'.repeat(301) } }],
    ['no object', 'hello'],
  ])('rejects %s', async (_, body) => {
    expect((await send(body)).status).toBe(400);
  });

  it('stores a limited number of bytes per network, and of a /48 those of four networks', async () => {
    const leave = (key: string, tokens: number) =>
      server.database.query(
        `insert into private.rate_limits (key, tokens, wait, refilled_at) values ($1, $2, 0, clock_timestamp())
         on conflict (key) do update set tokens = $2, refilled_at = clock_timestamp()`,
        [key, tokens],
      );
    const used = -1_000_000;
    const sendFrom = async (address: string) =>
      (await send(engagement, 'track', { address })).status;
    const eventsBefore = await countEvents();
    await leave('visits:192.0.2.77', used);
    await leave('visits:2001:db8:7::/48', used);
    expect(await sendFrom('192.0.2.77')).toBe(429);
    expect(await sendFrom('2001:db8:7:1::1')).toBe(429);
    expect(await sendFrom('2001:db8:8:1::1')).toBe(202);
    await leave('visits', used);
    expect(await sendFrom('2001:db8:8:2::1')).toBe(429);
    await leave('visits', -used);
    expect(await sendFrom('2001:db8:8:2::1')).toBe(202);
    expect(await countEvents()).toBe(eventsBefore + 2);
  });

  it('stores nothing when the disk is nearly full', async () => {
    server.hasSpace.visits = false;
    const eventsBefore = await countEvents();
    expect((await send(engagement)).status).toBe(503);
    server.hasSpace.visits = true;
    expect(await countEvents()).toBe(eventsBefore);
  });
});

it('an unknown function returns the error of the protocol', async () => {
  for (const name of ['nothing', 'constructor', '__proto__', '', 'nothing/below/it']) {
    const response = await send({}, name);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'NOT_FOUND' });
    expect(response.headers.get('x-relay-error')).toBe('true');
  }
});
