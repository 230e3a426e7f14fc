import { describe, expect, test } from 'vitest';
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

describe('a /48 of IPv6', () => {
  const takeFrom = async (from: number, to: number, prefix: string, suffix = '') => {
    const waits: number[] = [];
    for (let at = from; at < to; at += 1)
      waits.push(await takeToken(`${prefix}:${at.toString(16)}::/64${suffix}`));
    return waits;
  };

  test('has the tokens of four networks, whatever else the key names', async () => {
    for (const [prefix, suffix] of [
      ['forms:2001:db8:1', ''],
      ['sender:face:2001:db8:1', ':someone@alpaca.example'],
    ] as const) {
      const waits = await takeFrom(0, 25, prefix, suffix);
      expect(waits.slice(0, 20).every((wait) => wait === 0)).toBe(true);
      expect(waits.slice(20).every((wait) => wait > 0)).toBe(true);
    }
    expect(await takeToken('forms:2001:db8:2:1::/64')).toBe(0);
  });

  test('is not used up by one network that is over its own limit', async () => {
    for (let token = 0; token < 50; token += 1) await takeToken('busy:2001:db8:1:1::/64');
    expect(await takeFrom(2, 5, 'busy:2001:db8:1')).toEqual([0, 0, 0]);
  });

  test('does not take the tokens of a network when it has none left itself', async () => {
    await takeFrom(0, 20, 'left:2001:db8:1');
    for (let token = 0; token < 3; token += 1)
      expect(await takeToken('left:2001:db8:1:ff::/64')).toBeGreaterThan(0);
    const { rows } = await database.client.query<{ tokens: number }>(
      `select tokens from private.rate_limits where key = 'left:2001:db8:1:ff::/64'`,
    );
    expect(rows[0]?.tokens).toBeCloseTo(5);
  });

  test('gets a token back when one of its networks does', async () => {
    await takeFrom(0, 20, 'back:2001:db8:1');
    await database.client.query(`select private.return_token('back:2001:db8:1:0::/64', 5)`);
    expect(await takeFrom(0, 2, 'back:2001:db8:1')).toEqual([0, expect.any(Number)]);
    expect(await takeToken('back:2001:db8:1:1::/64')).toBeGreaterThan(0);
  });
});
