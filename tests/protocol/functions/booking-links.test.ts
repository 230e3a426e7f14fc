import { expect, it } from 'vitest';
import type { AnyRow } from '../../fixtures/any-row.ts';
import { prepareTracking } from './prepare-tracking.ts';

const { server, send, events } = prepareTracking();

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
  expect(await events('booking_click')).toEqual([expect.objectContaining({ properties: {} })]);
  await send({ name: 'booking_click', properties: { link: 'https://calls.example/nobody' } });
  const agent = 'Googlebot/2.1';
  await send({ name: 'booking_click', properties: { link } }, 'track', { agent });
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
  const servedBefore = await served();
  for (let call = 0; call < 40; call += 1) {
    const headers = { 'x-forwarded-for': `2001:db8:1:2::${call}` };
    const { status, data } = await server.invoke('get_next_calendly_url', {}, { headers });
    expect(status).toBe(200);
    expect(data).toMatch(/^https:\/\/calls\.example\//);
  }
  expect(await served()).toBe(servedBefore + 5);
  await server.invoke(
    'get_next_calendly_url',
    {},
    { headers: { 'x-forwarded-for': '2001:db8:1:3::1' } },
  );
  expect(await served()).toBe(servedBefore + 6);
});
