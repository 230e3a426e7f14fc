import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { Hono } from 'hono';
import { describe } from 'vitest';
import { apiFastPath } from '../../../server/http/api-fast-path.ts';
import type { Environment } from '../../../server/http/environment.ts';
import { createIdentifyToken } from '../../../server/http/identity/identify-token.ts';
import { createIdentify } from '../../../server/http/identity/identity.ts';
import { createIsLiveSession } from '../../../server/http/identity/live-sessions.ts';
import { listen } from '../../../server/http/listen.ts';
import { createKeys, type Keys } from '../../../server/jwt/jwt.ts';
import { createDatabase, type Database } from '../../../server/postgres/database.ts';
import { requireRow } from '../../../server/postgres/query.ts';
import { completeStorage, mountStorage } from '../../../server/storage/app.ts';
import { createHandleDownload, isDownload } from '../../../server/storage/fast-downloads.ts';
import { createFiles } from '../../../server/storage/files/create-files.ts';
import type { Files } from '../../../server/storage/files/files.ts';
import type { StorageSettings } from '../../../server/storage/storage-settings.ts';
import { createAccessLog } from '../../../server/support/access-log.ts';
import { createLogger, type Logger } from '../../../server/support/logger.ts';
import { cast, castContent, insertCast } from '../../fixtures/cast.ts';
import { type Content, cloneDatabase } from '../../fixtures/database.ts';
import { prepare } from '../../fixtures/prepare.ts';

// These tests use the real client, and a server that stores files on disk or in a real S3-compatible server.

const stores = ['disk', 's3'] as const;
type Store = (typeof stores)[number];

export interface World {
  store: Store;
  url: string;
  databaseUrl: string;
  database: Database;
  keys: Keys;
  files: Files;
  /** Options passed to `createFiles`. */
  filesConfig: FilesConfig;
  /** Acts with the service key. */
  service: SupabaseClient;
  anonymous: SupabaseClient;
  as: (person: { id: string }, session?: string) => Promise<SupabaseClient>;
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** Keys of everything in the store. */
  stored: () => Promise<string[]>;
  close: () => Promise<void>;
}

export type FilesConfig = Parameters<typeof createFiles>[0];

/** Two buckets: one with a folder per account, and one to which anybody can upload but nobody can read. */
const bucketsAndPolicies = `
  insert into storage.buckets (id, name) values ('folders', 'folders'), ('letterbox', 'letterbox');
  create policy "people own the folder with their id" on storage.objects for all to authenticated
    using (bucket_id = 'folders' and (storage.foldername(name))[1] = (select auth.uid())::text);
  create policy "everybody can upload to the letterbox" on storage.objects for insert to anon, authenticated
    with check (bucket_id = 'letterbox');
`;

const content: Content = {
  name: 'storage',
  sources: [...castContent.sources, 'tests/protocol/storage/world.ts'],
  write: async (client) => {
    await insertCast(client);
    await client.query(bucketsAndPolicies);
  },
};

export async function createWorld(
  store: Store,
  settings: Partial<StorageSettings> = {},
  given?: FilesConfig,
  logger: Logger = createLogger('error'),
): Promise<World> {
  const clone = await cloneDatabase(content);
  const database = createDatabase({ connectionString: clone.url, poolSize: 5 });
  const keys = await createKeys({ database });
  const { config, end } = given
    ? { config: given, end: async () => undefined }
    : await openStore(store);
  const files = createFiles(config);
  const storage = completeStorage({
    database,
    identify: createIdentify(
      keys,
      await createIsLiveSession(database),
      undefined,
      createIdentifyToken({
        database,
        recordCall: () => undefined,
        onError: (error) => logger.error({ err: error }, 'use of an API token not recorded'),
      }),
    ),
    keys,
    files,
    settings,
    logger,
    onDownload: createAccessLog({ database }).recordDownload,
  });
  const fastPath = apiFastPath({
    handles: isDownload,
    handle: createHandleDownload(storage),
    sendsFiles: true,
    networkOf: () => 'unknown',
    https: false,
    logger,
    observe: () => undefined,
  });
  const app = new Hono<Environment>().route('/storage/v1', mountStorage(storage));
  const { server, port } = await listen({
    app,
    port: 0,
    host: '127.0.0.1',
    middleware: [fastPath],
  });
  const url = `http://127.0.0.1:${port}`;
  const client = (key: string, token?: string) =>
    createClient(url, key, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: token ? { headers: { Authorization: `Bearer ${token}` } } : {},
    });

  return {
    store,
    url,
    databaseUrl: clone.url,
    database,
    keys,
    files,
    filesConfig: config,
    service: client(keys.serviceKey),
    anonymous: client(keys.anonKey),
    as: async ({ id }, session_id) => {
      const claims = { sub: id, role: 'authenticated', aal: 'aal2', session_id };
      return client(keys.anonKey, await keys.sign(claims, 3600));
    },
    fetch: (path, init) => fetch(`${url}/storage/v1${path}`, init),
    stored: async () => {
      const storedKeys: string[] = [];
      for (const folder of ['objects', 'variants']) {
        for await (const { key } of files.list(folder)) storedKeys.push(key);
      }
      return storedKeys.sort();
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await database.close();
      await clone.drop();
      await end();
    },
  };
}

export async function openStore(
  store: Store,
): Promise<{ config: FilesConfig; end: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'alpaca-storage-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  const config = { DATA_DIR: folder, S3_REGION: 'eu-north-1' };
  if (store === 'disk') return { config, end: remove };
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'alpaca' }],
  });
  const { port } = await server.run();
  return {
    config: {
      ...config,
      S3_BUCKET: 'alpaca',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    end: async () => {
      await server.close();
      await remove();
    },
  };
}

const prepareWorld = (store: Store, settings?: Partial<StorageSettings>): World =>
  prepare(
    () => createWorld(store, settings),
    ({ close }) => close(),
  );

/** Runs the same tests on both kinds of store, each with its own world. */
export function onEachStore(
  title: string,
  tests: (world: World) => void,
  settings?: Partial<StorageSettings>,
): void {
  describe.each(stores)(`${title} (%s)`, (store) => {
    tests(prepareWorld(store, settings));
  });
}

/** Colleagues read only files that a document names. Returns the id of the document. */
export async function insertDocument(
  { database }: Pick<World, 'database'>,
  path: string,
  fileName = 'cv.pdf',
): Promise<string> {
  const { rows } = await database.query<{ id: string }>(
    `with person as (insert into public.people (first_name) values ('Ada') returning id)
     insert into public.documents (person_id, bucket, path, file_name, mime_type, size_bytes, sha256)
     select id, 'cvs', $1, $2, 'application/pdf', 13, repeat('a', 64) from person
     returning id`,
    [path, fileName],
  );
  return requireRow({ rows }).id;
}

/** The data of a response; throws the error that the client reports. */
export function must<T>({ data, error }: { data: T | null; error: Error | null }): T {
  if (error) throw error;
  if (data === null) throw new Error('neither data nor error');
  return data;
}

/** Returns the error as the client reports it. */
export function errorOf({ error }: { error: Error | null }) {
  if (!error) throw new Error('there was no error');
  const { message, status, statusCode } = error as Error & { status?: number; statusCode?: string };
  return { message, status, statusCode };
}

export { cast };
