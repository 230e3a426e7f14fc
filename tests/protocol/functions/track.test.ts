import { describe, expect, it } from 'vitest';
import type { AnyRow } from '../../fixtures/any-row.ts';
import { prepareFunctionsServer } from '../../fixtures/prepare-server.ts';

const { server } = prepareFunctionsServer();

function send(body: unknown, name = 'track', agent = 'Mozilla/5.0 (X11; Linux) Firefox/140') {
  const headers = { 'content-type': 'application/json', 'user-agent': agent };
  return server.post(name, { headers, body: JSON.stringify(body) });
}

async function events(name: string) {
  const { rows } = await server.database.query<AnyRow>(
    'select name, path, language, referrer_host, properties from analytics_events where name = $1',
    [name],
  );
  return rows;
}

describe('track', () => {
  it('stores an event', async () => {
    const properties = { category: 'landing_page', referrer: 'https://news.example/a?b' };
    const response = await send({ name: 'seen', path: '/', language: 'sv', properties });
    expect(response.status).toBe(202);
    expect(await events('seen')).toEqual([
      { name: 'seen', path: '/', language: 'sv', referrer_host: 'news.example', properties },
    ]);
  });

  it('ignores robots', async () => {
    const response = await send({ name: 'robot' }, 'track', 'Googlebot/2.1');
    expect(response.status).toBe(202);
    expect(await events('robot')).toEqual([]);
  });

  it.each([
    ['no name', {}],
    ['a name with a space', { name: 'a b' }],
    ['a path that is a URL', { name: 'a', path: 'https://elsewhere.example' }],
    ['a nested property', { name: 'a', properties: { deep: { er: 1 } } }],
    [
      'too many properties',
      {
        name: 'a',
        properties: Object.fromEntries(
          Array(21)
            .keys()
            .map((n) => [`p${n}`, n]),
        ),
      },
    ],
    [
      'properties of too many bytes',
      {
        name: 'a',
        properties: Object.fromEntries(
          Array(20)
            .keys()
            .map((n) => [`p${n}`, 'ö'.repeat(200)]),
        ),
      },
    ],
    ['no object', 'hello'],
  ])('rejects %s', async (_, body) => {
    expect((await send(body)).status).toBe(400);
  });
});

it('an unknown function returns the error of the protocol', async () => {
  for (const name of ['nothing', 'constructor', '__proto__']) {
    const response = await send({}, name);
    expect(response.status).toBe(404);
    expect(response.headers.get('x-relay-error')).toBe('true');
  }
});

it('returns the next booking link', async () => {
  expect((await server.invoke('get_next_calendly_url', {})).data).toBeNull();
  await server.database.query(
    `insert into booking_links (label, url) values ('One', 'https://calls.example/one')`,
  );
  expect((await server.invoke('get_next_calendly_url', {})).data).toBe('https://calls.example/one');
});

it('counts a call as offered when its calendar is opened', async () => {
  const link = 'https://calls.example/one';
  const offered = async () => {
    const { rows } = await server.database.query<AnyRow>(
      'select coalesce(sum(offered_count), 0)::int as n from booking_link_turns',
    );
    return rows[0].n as number;
  };
  await send({ name: 'booking_click', properties: { link } });
  expect(await offered()).toBe(1);
  await send({ name: 'booking_click', properties: { link: 'https://calls.example/nobody' } });
  await send({ name: 'booking_click', properties: { link } }, 'track', 'Googlebot/2.1');
  expect(await offered()).toBe(1);
});

it('repeated requests of one network always get a booking link and use few turns', async () => {
  await server.database.query(
    `insert into booking_links (label, url) values ('Two', 'https://calls.example/two'), ('Three', 'https://calls.example/three')`,
  );
  const served = async () => {
    const { rows } = await server.database.query<AnyRow>(
      'select coalesce(sum(served_count), 0)::int as n from booking_link_turns',
    );
    return rows[0].n as number;
  };
  const before = await served();
  for (let call = 0; call < 40; call += 1) {
    const headers = { 'x-forwarded-for': `2001:db8:1:2::${call}` };
    const { status, data } = await server.invoke('get_next_calendly_url', {}, { headers });
    expect(status).toBe(200);
    expect(data).toMatch(/^https:\/\/calls\.example\//);
  }
  expect(await served()).toBe(before + 5);
  await server.invoke(
    'get_next_calendly_url',
    {},
    { headers: { 'x-forwarded-for': '2001:db8:1:3::1' } },
  );
  expect(await served()).toBe(before + 6);
});
