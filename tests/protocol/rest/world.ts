import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { Hono } from 'hono';
import { afterAll, beforeAll } from 'vitest';
import { createIdentify } from '../../../server/http/identity.ts';
import { createKeys, type Keys } from '../../../server/jwt.ts';
import { createDatabase, type Database } from '../../../server/postgres/database.ts';
import { createRest } from '../../../server/rest/app.ts';
import type { RestSettings } from '../../../server/rest/settings.ts';
import { cloneDatabase, withClient } from '../../fixtures/database.ts';

export interface World {
  url: string;
  keys: Keys;
  database: Database;
  /** The real client, as anonymous, unless a token is given. */
  client: (token?: string, schema?: string) => SupabaseClient;
  /** A bare request as the anonymous role, for what the client never sends. */
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
  faults: unknown[];
  close: () => Promise<void>;
}

/** A database with the fixture, and a server on a free port that speaks for it. */
export async function createWorld(settings: Partial<RestSettings> = {}): Promise<World> {
  const clone = await cloneDatabase();
  const fixture = await readFile(join(import.meta.dirname, 'fixture.sql'), 'utf8');
  await withClient(clone.url, (client) => client.query(fixture));
  const database = createDatabase({ connectionString: clone.url, poolSize: 3 });
  const keys = await createKeys({ database });
  const faults: unknown[] = [];
  const rest = createRest({
    database,
    identify: createIdentify(keys),
    settings,
    onFault: (error) => faults.push(error),
  });
  const app = new Hono().route('/rest/v1', rest);
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url,
    keys,
    database,
    faults,
    client: (token, schema = 'public') =>
      createClient(url, keys.anonKey, {
        db: { schema },
        auth: { persistSession: false, autoRefreshToken: false },
        global: token ? { headers: { Authorization: `Bearer ${token}` } } : {},
      }) as unknown as SupabaseClient,
    fetch: (path, init = {}) => {
      const headers = new Headers(init.headers);
      headers.set('apikey', keys.anonKey);
      return fetch(`${url}/rest/v1${path}`, { ...init, headers });
    },
    close: async () => {
      await new Promise((resolve) => server.close(resolve));
      await database.close();
      await clone.drop();
    },
  };
}

/** One world for all tests of a file. */
export function serveWorld(settings?: Partial<RestSettings>): World {
  const world = {} as World;
  beforeAll(async () => {
    Object.assign(world, await createWorld(settings));
  });
  afterAll(() => world.close());
  return world;
}
