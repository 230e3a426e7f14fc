import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { Hono } from 'hono';
import { apiFastPath } from '../../../server/http/api-fast-path.ts';
import type { Environment } from '../../../server/http/environment.ts';
import { createIdentify } from '../../../server/http/identity/identity.ts';
import { createIsLiveSession } from '../../../server/http/identity/live-sessions.ts';
import { listen } from '../../../server/http/listen.ts';
import { createKeys, type Keys } from '../../../server/jwt/jwt.ts';
import { createDatabase, type Database } from '../../../server/postgres/database.ts';
import { withClient } from '../../../server/postgres/with-client.ts';
import { createHandleRest, toHandler } from '../../../server/rest/handler.ts';
import type { RestSettings } from '../../../server/rest/settings.ts';
import { createLogger } from '../../../server/support/logger.ts';
import { type Content, cloneDatabase, projectRoot } from '../../fixtures/database.ts';
import { prepare } from '../../fixtures/prepare.ts';

interface World {
  url: string;
  keys: Keys;
  database: Database;
  /** The real client, as anonymous, unless a token is given. */
  client: (token?: string, schema?: string) => SupabaseClient;
  /** A plain request as the anonymous role, for requests that the client never sends. */
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
  errors: unknown[];
  close: () => Promise<void>;
}

const fixture = 'tests/protocol/rest/fixture.sql';
const content: Content = {
  name: 'rest',
  sources: [fixture],
  write: async (client) => {
    await client.query(await readFile(join(projectRoot, fixture), 'utf8'));
  },
};

/** A database with the fixture, and a server for it on a free port. */
async function createWorld(settings: Partial<RestSettings> = {}, setup = ''): Promise<World> {
  const clone = await cloneDatabase(content);
  if (setup) await withClient(clone.url, (client) => client.query(setup));
  const database = createDatabase({ connectionString: clone.url, poolSize: 3 });
  const keys = await createKeys({ database });
  const errors: unknown[] = [];
  const handleRest = createHandleRest({
    database,
    identify: createIdentify(keys, await createIsLiveSession(database)),
    settings,
    onServerError: (error) => errors.push(error),
  });
  const handle = toHandler(handleRest);
  const fastPath = apiFastPath({
    handles: ({ url = '' }) => url.startsWith('/rest/v1/'),
    handle: handleRest,
    networkOf: ({ headers }) => String(headers['x-forwarded-for'] ?? randomUUID()),
    https: false,
    logger: createLogger('silent'),
    observe: () => undefined,
  });
  const app = new Hono<Environment>().all('*', (context) => handle(context.req.raw));
  const server = await listen({ app, host: '127.0.0.1', port: 0, middleware: [fastPath] });
  const url = `http://127.0.0.1:${server.port}`;

  return {
    url,
    keys,
    database,
    errors,
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
      await server.close();
      await database.close();
      await clone.drop();
    },
  };
}

/** One world for all tests of a file. `more` is SQL that follows the fixture. */
export const serveWorld = (settings?: Partial<RestSettings>, setup?: string): World =>
  prepare(
    () => createWorld(settings, setup),
    ({ close }) => close(),
  );
