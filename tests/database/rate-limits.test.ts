import { expect, test } from 'vitest';
import { prepareCastDatabase } from '../fixtures/cast-database.ts';

const database = prepareCastDatabase();

async function takeToken(key: string, client = database.client, refill = 0.001): Promise<number> {
  const { rows } = await client.query<{ wait: number }>(
    'select private.take_token($1, 5, $2) as wait',
    [key, refill],
  );
  return rows[0]?.wait ?? Number.NaN;
}

test('ten concurrent connections share one bucket', async () => {
  const clients = await Promise.all(Array.from({ length: 10 }, () => database.connect()));
  const waits = await Promise.all(
    clients.flatMap((client) => [takeToken('shared', client), takeToken('shared', client)]),
  );
  expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
  for (const wait of waits.filter((each) => each > 0)) expect(wait).toBeLessThanOrEqual(1000);
});

test('a bucket refills over time up to its capacity', async () => {
  for (let token = 0; token < 5; token += 1) expect(await takeToken('refilled')).toBe(0);
  expect(await takeToken('refilled')).toBeGreaterThan(900);
  await database.client.query(
    `update private.rate_limits set refilled_at = refilled_at - interval '1 year' where key = 'refilled'`,
  );
  for (let token = 0; token < 5; token += 1) expect(await takeToken('refilled')).toBe(0);
  expect(await takeToken('refilled')).toBeGreaterThan(0);
});

test('several tokens are taken together or not at all', async () => {
  const take = async (amount: number) => {
    const { rows } = await database.client.query<{ wait: number }>(
      `select private.take_tokens('bytes', $1, 100, 0.5) as wait`,
      [amount],
    );
    return rows[0]?.wait;
  };
  expect(await take(70)).toBe(0);
  expect(await take(70)).toBeCloseTo(80, 0);
  expect(await take(30)).toBe(0);
  await database.client.query(
    `update private.rate_limits set refilled_at = refilled_at - interval '1 year' where key = 'bytes'`,
  );
  // More than the bucket ever holds empties it.
  expect(await take(1_000)).toBe(0);
  expect(await take(1)).toBeGreaterThan(0);
});

test('each key has its own bucket', async () => {
  for (let token = 0; token < 6; token += 1) await takeToken('one');
  expect(await takeToken('another')).toBe(0);
});
