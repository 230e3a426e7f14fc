import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Environment } from '../../../server/http/environment.ts';
import { createIdentify } from '../../../server/http/identity/identity.ts';
import { createIsStaff } from '../../../server/http/identity/is-staff.ts';
import { createIsLiveSession } from '../../../server/http/identity/live-sessions.ts';
import { createKeys, type Keys } from '../../../server/jwt/jwt.ts';
import { createDatabase, type Database } from '../../../server/postgres/database.ts';
import { withClient } from '../../../server/postgres/with-client.ts';
import { createHandleRest, toHandler } from '../../../server/rest/handler.ts';
import { createStorage } from '../../../server/storage/app.ts';
import { createDiskFiles } from '../../../server/storage/files/disk-files.ts';
import { createLogger } from '../../../server/support/logger.ts';
import { actors, insertCast } from '../../fixtures/cast.ts';
import { cloneDatabase } from '../../fixtures/database.ts';
import { removeFolder } from '../../fixtures/remove-folder.ts';

// Each network of visitors has a budget of database time. In these tests one read uses it up.

let clone: Awaited<ReturnType<typeof cloneDatabase>>;
let folder: string;
let database: Database;
let keys: Keys;
let rest: (path: string, token: string) => Promise<Response>;
let storage: Hono<Environment>;

beforeAll(async () => {
  clone = await cloneDatabase();
  await withClient(clone.url, insertCast);
  const visitorBudget = { burst: 0.000_01, perSecond: 0.000_001 };
  database = createDatabase({ connectionString: clone.url, poolSize: 3, visitorBudget });
  keys = await createKeys({ database });
  const identify = createIdentify(keys, await createIsLiveSession(database));
  const isStaff = createIsStaff(database);
  const handle = toHandler(createHandleRest({ database, identify, isStaff }));
  rest = async (path, token) => {
    const headers = { apikey: keys.anonKey, authorization: `Bearer ${token}` };
    return handle(new Request(`http://localhost/rest/v1${path}`, { headers }), {
      network: '192.0.2.1',
    });
  };
  folder = await mkdtemp(join(tmpdir(), 'alpaca-budget-'));
  const files = createDiskFiles(folder);
  const logger = createLogger('silent');
  storage = createStorage({ database, identify, keys, files, logger });
});

afterAll(async () => {
  await database?.close();
  await clone?.drop();
  await removeFolder(folder);
});

const tokenOf = (actor: 'account' | 'recruiter') =>
  keys.sign({ ...actors[actor], aal: 'aal2' }, 600);

it('rejects a visitor with an account before the query is parsed', async () => {
  const token = await tokenOf('account');
  expect((await rest('/jobs?select=id&limit=1', token)).status).toBe(200);
  // A query that cannot be parsed would otherwise get 400.
  expect((await rest('/jobs?select=((((', token)).status).toBe(429);
  expect((await rest('/jobs?select=((((', keys.anonKey)).status).toBe(429);
  expect((await rest('/jobs?select=((((', await tokenOf('recruiter'))).status).toBe(400);
});

it('includes the database time of storage for visitors', async () => {
  const list = () =>
    storage.request('/object/list/media', {
      method: 'POST',
      headers: { authorization: `Bearer ${keys.anonKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ prefix: '' }),
    });
  expect((await list()).status).toBe(200);
  const rejected = await list();
  expect(await rejected.json()).toMatchObject({ statusCode: '429', code: 'SlowDown' });
  expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
});
