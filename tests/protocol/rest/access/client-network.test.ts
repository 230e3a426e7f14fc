import { beforeAll, expect, it } from 'vitest';
import type { AnyRow } from '../../../fixtures/any-row.ts';
import { serveWorld } from '../world.ts';

const world = serveWorld();

beforeAll(() =>
  world.database.query<AnyRow>(
    `insert into public.booking_links (label, url) values
       ('One', 'https://calls.example/one'), ('Two', 'https://calls.example/two')`,
  ),
);

const served = async (): Promise<number> => {
  const { rows } = await world.database.query<AnyRow>(
    'select coalesce(sum(served_count), 0)::int as n from public.booking_link_turns',
  );
  return rows[0].n;
};

it('a client that claims to be on another network each time still counts as one', async () => {
  for (let call = 0; call < 20; call += 1) {
    const response = await world.fetch('/rpc/get_next_calendly_url', {
      method: 'POST',
      headers: { 'x-forwarded-for': '198.51.100.7', 'x-client-network': `203.0.113.${call}` },
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatch(/^https:\/\/calls\.example\/(one|two)$/);
  }
  expect(await served()).toBe(5);
});
