import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../../tests/fixtures/database.ts';
import { createDatabase, type Database } from '../../postgres/database.ts';
import type { Environment } from '../environment.ts';
import { createLimiter, rateLimit } from './rate-limit.ts';

let clone: TestDatabase;
let database: Database;

beforeAll(async () => {
  clone = await cloneDatabase();
  database = createDatabase({ connectionString: clone.url });
});

afterAll(async () => {
  await database.close();
  await clone.drop();
});

function processWith(name: string, options: { burst: number; lease?: number }) {
  return new Hono<Environment>()
    .use(
      rateLimit({ name, database, perSecond: 0.001, key: (c) => c.req.header('who'), ...options }),
    )
    .get('/', (c) => c.text('ok'));
}

async function statuses(apps: Hono<Environment>[], count: number, who?: string) {
  const headers = who ? { who } : undefined;
  const responses = await Promise.all(
    Array.from({ length: count }, (_, n) => apps[n % apps.length]?.request('/', { headers })),
  );
  return responses.map((response) => response?.status);
}

describe('rateLimit', () => {
  it('applies across processes', async () => {
    const two = [processWith('a', { burst: 10 }), processWith('a', { burst: 10 })];
    const responseStatuses = await statuses(two, 30, 'visitor');
    expect(responseStatuses.filter((status) => status === 200)).toHaveLength(10);
    expect(responseStatuses.filter((status) => status === 429)).toHaveLength(20);
  });

  it('counts each key separately, and nothing without a key', async () => {
    const app = [processWith('b', { burst: 1 })];
    expect(await statuses(app, 1, 'one')).toEqual([200]);
    expect(await statuses(app, 1, 'two')).toEqual([200]);
    expect(await statuses(app, 1, 'one')).toEqual([429]);
    expect(await statuses(app, 3)).toEqual([200, 200, 200]);
  });

  it('uses one connection of the database for a burst of one client, and counts each request', async () => {
    let running = 0;
    let most = 0;
    const watched = {
      query: (async (text: string, values?: unknown[]) => {
        running += 1;
        most = Math.max(most, running);
        return database.query(text, values).finally(() => {
          running -= 1;
        });
      }) as Database['query'],
    };
    const secondsToWait = createLimiter({
      name: 'burst',
      database: watched,
      burst: 60,
      perSecond: 0.001,
      lease: 5,
    });
    const keys = ['2001:db8:9:1::/64', '2001:db8:9:2::/64'];
    const waits = await Promise.all(
      Array.from({ length: 200 }, (_, at) => secondsToWait(keys[at % 2] ?? '')),
    );
    expect(most).toBe(1);
    expect(waits.filter((wait) => wait === 0)).toHaveLength(120);
  });

  it('sets Retry-After', async () => {
    const app = processWith('c', { burst: 1 });
    await app.request('/', { headers: { who: 'me' } });
    const rejected = await app.request('/', { headers: { who: 'me' } });
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('takes tokens for several requests in one call', async () => {
    const app = [processWith('d', { burst: 20, lease: 10 })];
    const statusCodes: (number | undefined)[] = [];
    for (let n = 0; n < 30; n++) statusCodes.push(...(await statuses(app, 1, 'me')));
    expect(statusCodes.filter((status) => status === 200)).toHaveLength(20);
    const { rows } = await database.query(
      `select tokens::int from private.rate_limits where key = 'd:me'`,
    );
    expect(rows).toEqual([{ tokens: 0 }]);
  });
});
