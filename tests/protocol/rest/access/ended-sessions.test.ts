import type { SupabaseClient } from '@supabase/supabase-js';
import { createClient } from '@supabase/supabase-js';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteExpired } from '../../../../server/auth/delete-expired.ts';
import type { Environment } from '../../../../server/http/environment.ts';
import { createIdentify } from '../../../../server/http/identity/identity.ts';
import { createIsLiveSession } from '../../../../server/http/identity/live-sessions.ts';
import { createRecordSessionUse } from '../../../../server/http/identity/record-session-use.ts';
import { listen } from '../../../../server/http/listen.ts';
import { createKeys } from '../../../../server/jwt/jwt.ts';
import { createDatabase, type Database } from '../../../../server/postgres/database.ts';
import { createRestHandler } from '../../../../server/rest/handler.ts';
import { type AuthServer, startAuthServer } from '../../../fixtures/auth/auth-server.ts';

// Sessions end in one process, and another process serves the data.

const password = 'a long enough password';
let auth: AuthServer;
let database: Database;
let rest: Awaited<ReturnType<typeof listen>>;
let accounts = 0;

beforeAll(async () => {
  auth = await startAuthServer();
  database = createDatabase({ connectionString: auth.databaseUrl, poolSize: 3 });
  const keys = await createKeys({ database });
  const identify = createIdentify(
    keys,
    await createIsLiveSession(database),
    createRecordSessionUse(database),
  );
  const handle = createRestHandler({ database, identify });
  const app = new Hono<Environment>().all('*', (context) => handle(context.req.raw));
  rest = await listen({ app, host: '127.0.0.1', port: 0, middleware: [] });
});
afterAll(async () => {
  await rest?.close();
  await database?.close();
  await auth?.stop();
});

type Device = { client: SupabaseClient; token: string; read: () => Promise<unknown> };
type Signed = { userId: string; email: string; here: Device; elsewhere: Device };

/** A recruiter who is signed in on two devices. */
async function signInTwice(): Promise<Signed> {
  accounts += 1;
  const email = `recruiter-${accounts}@alpaca.example`;
  const { data } = await auth.admin.auth.admin.createUser({
    email,
    password,
    email_confirm: true,
    user_metadata: { account: 'staff', name: 'Rasmus' },
  });
  const userId = data.user?.id ?? '';
  await database.query(
    `update public.staff_profiles set role = 'recruiter', state = 'active' where user_id = $1`,
    [userId],
  );
  return { userId, email, here: await signIn(email), elsewhere: await signIn(email) };
}

async function signIn(email: string): Promise<Device> {
  const client = auth.client();
  const { data } = await client.auth.signInWithPassword({ email, password });
  const token = data.session?.access_token ?? '';
  const tables = createClient(`http://127.0.0.1:${rest.port}`, auth.keys.anonKey, {
    accessToken: async () => token,
  });
  const read = async () => {
    const { status, data: rows, error } = await tables.from('staff_profiles').select('role');
    return error ? [status, error.code, error.message] : rows?.length;
  };
  return { client, token, read };
}

const ended = [401, 'PGRST303', 'The session of the JWT has ended'];

const waysToEnd: [string, (signed: Signed) => Promise<unknown>][] = [
  [
    'ends all other sessions',
    ({ elsewhere }) => elsewhere.client.auth.signOut({ scope: 'others' }),
  ],
  ['signs out everywhere', ({ elsewhere }) => elsewhere.client.auth.signOut()],
  ['signs out on the device', ({ here }) => here.client.auth.signOut({ scope: 'local' })],
  [
    'changes the password elsewhere',
    ({ elsewhere }) => elsewhere.client.auth.updateUser({ password: 'another long password' }),
  ],
  [
    'gets a new password from an administrator',
    ({ userId }) => auth.admin.auth.admin.updateUserById(userId, { password: 'a password given' }),
  ],
  [
    'is banned',
    ({ userId }) => auth.admin.auth.admin.updateUserById(userId, { ban_duration: '1h' }),
  ],
  ['is deleted', ({ userId }) => auth.admin.auth.admin.deleteUser(userId)],
  ['is deleted softly', ({ userId }) => auth.admin.auth.admin.deleteUser(userId, true)],
  [
    'loses all sessions by an administrator',
    ({ userId }) =>
      auth.request(`/admin/users/${userId}/sessions`, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${auth.keys.serviceKey}` },
      }),
  ],
  [
    'has a session that was ended by its row',
    ({ userId }) =>
      database.query(
        `update auth.sessions set not_after = now() - interval '1 second' where user_id = $1`,
        [userId],
      ),
  ],
  [
    'reaches the end of the session',
    async ({ userId }) => {
      await database.query(
        `update auth.sessions set created_at = now() - interval '1 day' where user_id = $1`,
        [userId],
      );
      await deleteExpired(database, { sessionTimebox: 3600, sessionInactivity: 0 });
    },
  ],
];

it.each(waysToEnd)('rejects the token of a user who %s with 401', async (_way, end) => {
  const signed = await signInTwice();
  expect(await signed.here.read()).toBeGreaterThan(0);
  await end(signed);
  await expect.poll(signed.here.read).toEqual(ended);
});

it('keeps the session that ended the others', async () => {
  const { here, elsewhere } = await signInTwice();
  await here.read();
  await elsewhere.client.auth.signOut({ scope: 'others' });
  await expect.poll(here.read).toEqual(ended);
  expect(await elsewhere.read()).toBeGreaterThan(0);
  const { data } = await elsewhere.client.auth.refreshSession();
  expect(data.session).not.toBeNull();
});

it('lets the client find out that its session has ended', async () => {
  const { here, elsewhere } = await signInTwice();
  await elsewhere.client.auth.signOut({ scope: 'others' });
  await expect.poll(here.read).toEqual(ended);
  const events: string[] = [];
  here.client.auth.onAuthStateChange((event) => void events.push(event));
  await here.client.auth.getUser();
  await expect.poll(() => events).toContain('SIGNED_OUT');
  expect((await here.client.auth.getSession()).data.session).toBeNull();
});

it('rejects a token that this process sees for the first time', async () => {
  const { here, elsewhere } = await signInTwice();
  await elsewhere.client.auth.signOut({ scope: 'others' });
  expect(await here.read()).toEqual(ended);
});

it('rejects the tokens of sessions that ended while the process could not listen', async () => {
  const { here, elsewhere } = await signInTwice();
  expect(await here.read()).toBeGreaterThan(0);
  const back = new Promise<void>((resolve) => database.onReconnect(resolve));
  // The end of the session and the loss of all listeners in one transaction: no notification arrives.
  await database.query(
    `with cut as (
       select pg_terminate_backend(pid) from pg_stat_activity
       where query like 'listen %' and datname = current_database()
     ), ended as (delete from auth.sessions where id = $1)
     select count(*) from cut`,
    [JSON.parse(Buffer.from(here.token.split('.')[1] ?? '', 'base64url').toString()).session_id],
  );
  await back;
  await expect.poll(here.read).toEqual(ended);
  expect(await elsewhere.read()).toBeGreaterThan(0);
});

it('records the use of a session, but not with every request', async () => {
  const { userId, here, elsewhere } = await signInTwice();
  await database.query(
    `update auth.sessions set created_at = now() - interval '3 hours', refreshed_at = now() - interval '2 hours'
     where user_id = $1`,
    [userId],
  );
  await database.query(
    `update public.staff_profiles set last_seen_at = now() - interval '2 hours' where user_id = $1`,
    [userId],
  );
  const read = async () => {
    const { rows } = await database.query<{ used: string[]; is_seen: boolean }>(
      `select array(select used_at::text from auth.sessions where user_id = $1 and used_at is not null) as used,
         last_seen_at > now() - interval '1 minute' as is_seen
       from public.staff_profiles where user_id = $1`,
      [userId],
    );
    return rows[0];
  };
  expect(await read()).toEqual({ used: [], is_seen: false });
  await here.read();
  await expect.poll(read).toEqual({ used: [expect.any(String)], is_seen: true });
  const first = await read();
  for (let request = 0; request < 5; request += 1) await here.read();
  expect(await read()).toEqual(first);
  await elsewhere.read();
  await expect.poll(async () => (await read())?.used.length).toBe(2);
});
