import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../domain/database.types.ts';
import { createKeys } from '../../server/jwt/jwt.ts';
import { createDatabase } from '../../server/postgres/database.ts';
import { findConnection } from '../../server/postgres/embedded/connections.ts';
import { withClient } from '../../server/postgres/with-client.ts';
import {
  type IdentityProvider,
  startIdentityProvider,
} from '../fixtures/identity-provider/identity-provider.ts';
import { type MailServer, startMailServer } from '../fixtures/mail/mail-server.ts';
import {
  type ReplicatedCluster,
  startReplicatedCluster,
} from '../fixtures/postgres/replicated-cluster.ts';
import { removeFolder } from '../fixtures/remove-folder.ts';
import { freePort, type Product, startProduct, stopProduct } from '../process/product.ts';
import { openTcpProxy, type TcpProxy } from './tcp-proxy.ts';

// Runs the product in separate processes with all its dependencies, each of which a fault can break.

type Rows = Record<string, unknown>[];

/** The address that the product receives mail at. */
export const inboundAddress = 'replies@alpaca.example';

/** The host of the calendars of recruiters. */
export const calendarHost = 'calendars.example';

export type World = {
  /** Folder of the database and the files. */
  data: string;
  url: string;
  connection: string;
  /** The URL of the superuser, who can let time pass without triggers. */
  superuser: string;
  keys: { anon: string; service: string };
  /** Every process that serves requests; the first one runs the database. */
  products: Product[];
  urls: () => string[];
  /** Port on which the product receives mail. */
  inboundPort: number;
  /** Port to which requests to calendars are led. */
  calendarPort: number;
  mailServer: MailServer;
  mailProxy: TcpProxy;
  /** The bucket, if the product uses one: the proxy that leads to it, and the folder of its files. */
  bucket?: { proxy: TcpProxy; folder: string };
  /** Response of the mail server to every sender. */
  smtpErrors: { sender?: Error; recipient?: Error };
  /** A PostgreSQL of the operator with a standby for reads, if the product uses one. */
  replicated?: ReplicatedCluster;
  provider: { stop: () => Promise<void>; restart: () => Promise<void> };
  query: (text: string, values?: unknown[]) => Promise<Rows>;
  client: (key: string, fetch: typeof globalThis.fetch) => SupabaseClient<Database>;
  start: () => Promise<void>;
  /** True if the current fault killed a process, whose unfinished work does not count. */
  wasKilled: boolean;
  /** True if the connection to the mail server was cut, so that its acceptance may have been lost. */
  wasCut: boolean;
  /** A second process on the same database and files. */
  startSecond: () => Promise<Product>;
  setClock: (offset: number) => Promise<void>;
  stop: () => Promise<void>;
};

export const member = {
  sub: 'viola',
  email: 'viola@people.example',
  email_verified: 'true',
  given_name: 'Viola',
  family_name: 'Visitor',
};

const fixedEnvironment = {
  HOST: '127.0.0.1',
  LINKEDIN_CLIENT_ID: 'alpaca-test',
  TRUST_PROXY: '1',
  AUTH_LIMIT_TOKEN: '100000',
  AUTH_MAILS_PER_VISITOR: '300',
  // A third of them is reserved for existing accounts.
  AUTH_MAILS_PER_HOUR: '450',
  FORM_MAILS_PER_HOUR: '100000',
  INBOUND_ADDRESS: inboundAddress,
  NODE_OPTIONS: ['clock.ts', 'calendar-route.ts']
    .map((file) => `--import=${join(import.meta.dirname, file)}`)
    .join(' '),
  CALENDAR_HOST: calendarHost,
};

type Options = { data?: string; withBucket?: boolean; withReplica?: boolean };

export async function createWorld({ data, withBucket, withReplica }: Options = {}): Promise<World> {
  const folder = await mkdtemp(join(tmpdir(), 'alpaca-faults-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const smtpErrors: World['smtpErrors'] = {};
  const mailServer = await startMailServer({
    onMailFrom: (_, __, callback) => callback(smtpErrors.sender),
    onRcptTo: (_, __, callback) => callback(smtpErrors.recipient),
  });
  const mailProxy = await openTcpProxy(Number(new URL(mailServer.url).port));
  const providerPort = await freePort();
  const inboundPort = await freePort();
  const calendarPort = await freePort();
  const bucket = withBucket ? await openBucket(join(folder, 'bucket')) : undefined;
  const replicated = withReplica ? await startReplicatedCluster() : undefined;
  let provider: IdentityProvider | undefined;
  const clientSecret = 'known to both';
  const clockFile = join(folder, 'clock');

  const dataDir = data ?? join(folder, 'data');
  const environment = {
    ...fixedEnvironment,
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    SMTP_URL: `smtp://127.0.0.1:${mailProxy.port}`,
    LINKEDIN_CLIENT_SECRET: clientSecret,
    LINKEDIN_ISSUER: `http://127.0.0.1:${providerPort}`,
    INBOUND_SMTP_PORT: String(inboundPort),
    // Nobody listens there.
    INBOUND_IMAP_URL: `imap://replies:secret@127.0.0.1:${await freePort()}`,
    CLOCK_FILE: clockFile,
    CALENDAR_PORT: String(calendarPort),
    ...bucket?.environment,
    ...(replicated && {
      DATABASE_URL: replicated.primaryUrl,
      DATABASE_READ_URL: replicated.replicaUrl,
      LOG_LEVEL: 'info',
    }),
  };
  const world: World = {
    data: dataDir,
    url,
    connection: '',
    superuser: '',
    keys: { anon: '', service: '' },
    products: [],
    wasKilled: false,
    wasCut: false,
    urls: () => world.products.map((product) => product.url.replace('localhost', '127.0.0.1')),
    mailServer,
    mailProxy,
    inboundPort,
    calendarPort,
    bucket,
    replicated,
    smtpErrors,
    provider: {
      stop: async () => void (await provider?.stop()),
      restart: async () => {
        provider = await startIdentityProvider([member], { port: providerPort, clientSecret });
        provider.acceptRedirect(`${url}/auth/v1/callback`);
      },
    },
    query: (text, values) =>
      withClient(world.connection, async (client) => (await client.query(text, values)).rows),
    client: (key, fetch) =>
      createClient<Database>(url, key, {
        auth: { persistSession: false, autoRefreshToken: false },
        db: { retry: false },
        global: { fetch },
      }),
    start: async () => {
      world.products[0] = await startProduct(environment);
    },
    startSecond: async () => {
      const second = {
        ...environment,
        PORT: String(await freePort()),
        INBOUND_SMTP_PORT: String(await freePort()),
      };
      return startProduct({ ...second, DATABASE_URL: world.connection });
    },
    setClock: async (offset) => {
      await writeFile(clockFile, String(offset));
      for (const { child } of world.products) child.kill('SIGUSR2');
    },
    stop: async () => {
      for (const product of world.products) await stopProduct(product);
      await mailProxy.cut();
      await mailServer.stop();
      await bucket?.close();
      await replicated?.stop();
      await provider?.stop();
      await removeFolder(folder);
    },
  };
  await world.start();
  world.connection = replicated?.primaryUrl ?? (await findConnection(world.data)) ?? '';
  world.superuser =
    replicated?.superuserUrl ?? (await findConnection(world.data, 'superuser')) ?? '';
  world.keys = await readKeys(world.connection);
  return world;
}

async function openBucket(directory: string) {
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'alpaca' }],
  });
  const { port } = await server.run();
  const proxy = await openTcpProxy(port);
  return {
    proxy,
    folder: join(directory, 'alpaca'),
    environment: {
      S3_BUCKET: 'alpaca',
      S3_ENDPOINT: `http://127.0.0.1:${proxy.port}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    close: async () => {
      await proxy.cut();
      await server.close();
    },
  };
}

async function readKeys(connectionString: string): Promise<World['keys']> {
  const database = createDatabase({ connectionString });
  const { anonKey, serviceKey } = await createKeys({ database });
  await database.close();
  return { anon: anonKey, service: serviceKey };
}
