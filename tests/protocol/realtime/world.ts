import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import {
  createClient,
  type RealtimeChannel,
  type RealtimeChannelOptions,
  type SupabaseClient,
} from '@supabase/supabase-js';
import { Hono } from 'hono';
import type { QueryResult } from 'pg';
import type { Environment } from '../../../server/http/environment.ts';
import type { IsStaff } from '../../../server/http/identity/is-staff.ts';
import { createIsLiveSession } from '../../../server/http/identity/live-sessions.ts';
import { createKeys, type Keys } from '../../../server/jwt/jwt.ts';
import { createDatabase, type Database } from '../../../server/postgres/database.ts';
import { createRealtime, type Realtime } from '../../../server/realtime/app.ts';
import type { Limits } from '../../../server/realtime/limits.ts';
import { createLogger } from '../../../server/support/logger.ts';
import { cloneDatabase } from '../../fixtures/database.ts';
import { prepare } from '../../fixtures/prepare.ts';

// Prepares a database with published tables, and any number of realtime servers on it.

export interface Process {
  url: string;
  keys: Keys;
  database: Database;
  realtime: Realtime;
  stop: () => Promise<void>;
}

interface World extends Process {
  databaseUrl: string;
  /** Runs a statement as the owner of the database. */
  sql: (text: string, values?: unknown[]) => Promise<QueryResult>;
  client: (options?: ClientOptions) => SupabaseClient;
  /** A client with a token, as after signing in. */
  clientAs: (person: Person, options?: ClientOptions) => Promise<SupabaseClient>;
  /** A second process on the same database. */
  startProcess: (options?: ProcessOptions) => Promise<Process>;
  /** Gives a client another token, as a refresh of its session would. */
  renew: (client: SupabaseClient, token: string) => Promise<void>;
  tokenFor: (person: Person, lifetimeSeconds?: number) => Promise<string>;
  /** Opens a session, with an account if the person has none. */
  openSession: (person: Person) => Promise<string>;
  endSession: (session: string) => Promise<unknown>;
  end: () => Promise<void>;
}

type ProcessOptions = {
  limits?: Partial<Limits>;
  beatMs?: number;
  publicChannels?: boolean;
  isStaff?: IsStaff;
  trustedProxies?: number;
};
type Person = { id: string; team?: string; session?: string };
type ClientOptions = {
  token?: string;
  vsn?: string;
  process?: Process;
  key?: string;
  heartbeatMs?: number;
};

export const anna: Person = { id: '00000000-0000-4000-8000-00000000000a', team: 'red' };
export const bertil: Person = { id: '00000000-0000-4000-8000-00000000000b', team: 'blue' };

const tables = `
  create table public.notes (
    id bigint generated always as identity primary key,
    title text, price numeric, done boolean, due timestamptz, tags text[], details jsonb, color uuid
  );
  grant select, insert, update, delete on public.notes to anon, authenticated;

  create table public.secrets (id bigint generated always as identity primary key, team text, body text, hidden text);
  alter table public.secrets enable row level security;
  alter table public.secrets replica identity full;
  grant select (id, team, body) on public.secrets to authenticated;
  create policy "teams read their own" on public.secrets for select to authenticated
    using (team = (select auth.jwt() ->> 'team'));

  create table public.loud (id int, place text, word text, primary key (id, place));
  alter table public.loud replica identity full;
  grant select on public.loud to anon, authenticated;

  create table public.unpublished (id int primary key);
  grant select on public.unpublished to anon, authenticated;

  alter publication supabase_realtime add table public.notes, public.secrets, public.loud;
`;

async function createWorld(options: ProcessOptions = {}): Promise<World> {
  const { url: databaseUrl, drop } = await cloneDatabase();
  const owner = createDatabase({ connectionString: databaseUrl, poolSize: 4 });
  await owner.query(tables);
  await owner.query('select auth.ensure_service_role_policies()');
  const processes: Process[] = [];
  const clients: SupabaseClient[] = [];
  const tokens = new WeakMap<SupabaseClient, { token?: string | undefined }>();
  const startProcess = async (processOptions: ProcessOptions = options) => {
    const process = await start(databaseUrl, processOptions);
    processes.push(process);
    return process;
  };
  const first = await startProcess();
  const client = ({ token, vsn, process = first, key, heartbeatMs }: ClientOptions = {}) => {
    const current = { token };
    const created = createClient(process.url, key ?? process.keys.anonKey, {
      auth: { persistSession: false, autoRefreshToken: false },
      ...(token ? { accessToken: async () => current.token ?? null } : {}),
      realtime: {
        ...(vsn ? { vsn } : {}),
        ...(heartbeatMs ? { heartbeatIntervalMs: heartbeatMs } : {}),
      },
    });
    // The client would otherwise join with its key first and send the token afterwards.
    if (token) void created.realtime.setAuth(token);
    tokens.set(created, current);
    clients.push(created);
    return created;
  };
  const tokenFor: World['tokenFor'] = ({ id, team, session }, lifetime = 3_600) => {
    const claims = { sub: id, role: 'authenticated', aud: 'authenticated', team };
    return first.keys.sign({ ...claims, ...(session ? { session_id: session } : {}) }, lifetime);
  };
  return {
    ...first,
    databaseUrl,
    sql: owner.query,
    client,
    startProcess,
    tokenFor,
    openSession: async ({ id }) => {
      await owner.query('insert into auth.users (id) values ($1) on conflict do nothing', [id]);
      const { rows } = await owner.query<{ id: string }>(
        'insert into auth.sessions (user_id) values ($1) returning id',
        [id],
      );
      return rows[0]?.id ?? '';
    },
    endSession: (session) => owner.query('delete from auth.sessions where id = $1', [session]),
    renew: async (renewed, token) => {
      Object.assign(tokens.get(renewed) ?? {}, { token });
      await renewed.realtime.setAuth();
    },
    clientAs: async (person, options) => client({ ...options, token: await tokenFor(person) }),
    end: async () => {
      await Promise.all(clients.map((each) => each.removeAllChannels()));
      for (const each of clients) each.realtime.disconnect();
      await Promise.all(processes.map((each) => each.stop()));
      await owner.close();
      await drop();
    },
  };
}

/** One world for all tests of a file. */
export const serveWorld = (options?: ProcessOptions): World =>
  prepare(
    () => createWorld(options),
    ({ end }) => end(),
  );

async function start(databaseUrl: string, options: ProcessOptions): Promise<Process> {
  const database = createDatabase({ connectionString: databaseUrl });
  const keys = await createKeys({ database });
  const realtime = createRealtime({
    database,
    keys,
    isLiveSession: await createIsLiveSession(database),
    logger: createLogger('error'),
    publicChannels: true,
    ...options,
  });
  await realtime.ready;
  const app = new Hono<Environment>().route('/realtime/v1', realtime.app);
  const server = createServer(getRequestListener(app.fetch));
  server.on('upgrade', realtime.handleUpgrade);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  let stopped = false;
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    keys,
    database,
    realtime,
    stop: async () => {
      if (stopped) return;
      stopped = true;
      await realtime.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await database.close();
    },
  };
}

/** Joins and waits for the confirmation; with table changes also until they are delivered. */
export async function subscribed(channel: RealtimeChannel): Promise<RealtimeChannel> {
  await new Promise<void>((resolve, reject) => {
    channel.subscribe((status, error) => {
      if (status === 'SUBSCRIBED') resolve();
      else if (status === 'CHANNEL_ERROR' || status === 'TIMED_OUT')
        reject(error ?? new Error(status));
    });
  });
  return channel;
}

/** Resolves to the error that a subscription ends with. */
export function subscribeError(channel: RealtimeChannel): Promise<string> {
  return new Promise((resolve, reject) => {
    channel.subscribe((status, error) => {
      if (status === 'CHANNEL_ERROR') resolve(error?.message ?? '');
      else if (status === 'SUBSCRIBED') reject(new Error('was subscribed'));
    });
  });
}

export const withConfig = (config: RealtimeChannelOptions['config']): RealtimeChannelOptions => ({
  config,
});

/** Waits until the list has that many items, at most `timeoutMs`, and then `graceMs` for items that must not arrive. */
export async function collected<T>(
  list: T[],
  count: number,
  { graceMs = 150, timeoutMs = 8_000 }: { graceMs?: number; timeoutMs?: number } = {},
): Promise<T[]> {
  const deadline = Date.now() + timeoutMs;
  while (list.length < count && Date.now() < deadline) await pause(10);
  await pause(graceMs);
  return list;
}

export const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms));
