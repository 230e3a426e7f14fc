import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createClient, type Session } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type AuthServer,
  credentials,
  startAuthServer,
} from '../../../fixtures/auth/auth-server.ts';
import { projectRoot } from '../../../fixtures/database.ts';

// Two processes share one database; the process of the test only observes.

const settings = { limits: { failuresPerAccount: 6 } };

interface Process {
  child: ChildProcess;
  url: string;
  anonKey: string;
}

/** Contains those whose start has failed, too: a child that survives keeps the test run from ending. */
const children: ChildProcess[] = [];
let home: AuthServer;
let north: Process;
let south: Process;

async function start(): Promise<Process> {
  const script = join(projectRoot, 'tests/fixtures/processes/auth-process.ts');
  const child = spawn(process.execPath, [script, home.databaseUrl, JSON.stringify(settings)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [line] = await once(child.stdout, 'data');
  return { child, ...JSON.parse(String(line)) };
}

beforeAll(async () => {
  home = await startAuthServer();
  await home.admin.auth.admin.createUser({ ...credentials, email_confirm: true });
  [north, south] = await Promise.all([start(), start()]);
});
afterAll(async () => {
  for (const child of children) {
    if (child.exitCode !== null) continue;
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;
  }
  await home?.stop();
});

const client = ({ url, anonKey }: Process) =>
  createClient(url, anonKey, { auth: { persistSession: false, autoRefreshToken: false } });

async function signIn(at: Process): Promise<Session> {
  const { data, error } = await client(at).auth.signInWithPassword(credentials);
  if (!data.session) throw error;
  return data.session;
}

const refresh = (at: Process, { refresh_token }: Session) =>
  client(at).auth.refreshSession({ refresh_token });

it('both processes share their keys', async () => {
  expect(north.child.pid).not.toBe(south.child.pid);
  expect(north.anonKey).toBe(south.anonKey);
  const session = await signIn(north);
  expect((await client(south).auth.getUser(session.access_token)).error).toBeNull();
  expect((await client(south).auth.getClaims(session.access_token)).error).toBeNull();
});

it('both processes rotate a refresh token to the same new one', async () => {
  const session = await signIn(north);
  const responses = await Promise.all(
    Array.from({ length: 8 }, (_, index) => refresh(index % 2 ? north : south, session)),
  );
  expect(responses.map(({ error }) => error)).toEqual(Array(8).fill(null));
  expect(new Set(responses.map(({ data }) => data.session?.refresh_token)).size).toBe(1);
});

it('a token that was used in one process is detected when it is reused in the other', async () => {
  const session = await signIn(north);
  const { data } = await refresh(north, session);
  await home.database.query(
    `update auth.refresh_tokens set revoked_at = revoked_at - interval '1 minute'`,
  );
  expect((await refresh(south, session)).error?.code).toBe('refresh_token_already_used');
  const owner = data.session;
  if (!owner) throw new Error('no session');
  expect((await refresh(north, owner)).error?.code).toBe('refresh_token_not_found');
});

it('a session that ended in one process is rejected immediately by the other', async () => {
  const session = await signIn(north);
  await client(south).auth.admin.signOut(session.access_token, 'local');
  const { error } = await client(north).auth.getUser(session.access_token);
  expect(error?.name).toBe('AuthSessionMissingError');
});

it('a code is accepted once by both processes together', async () => {
  const { email } = credentials;
  await client(north).auth.signInWithOtp({ email });
  const { code } = await home.lastMail(email);
  const responses = await Promise.all(
    [north, south, north, south].map((at) =>
      client(at).auth.verifyOtp({ email, token: code, type: 'email' }),
    ),
  );
  expect(responses.filter(({ error }) => error === null)).toHaveLength(1);
});

it('both processes count failed attempts together', async () => {
  const email = 'somebody@people.example';
  const guess = (at: Process) => client(at).auth.signInWithPassword({ email, password: 'a guess' });
  const codes: (string | undefined)[] = [];
  for (let index = 0; index < 8; index += 1) {
    codes.push((await guess(index % 2 ? north : south)).error?.code);
  }
  expect(codes.filter((code) => code === 'invalid_credentials')).toHaveLength(6);
  expect(codes.at(-1)).toBe('over_request_rate_limit');
});

it('each process accepts the new signing key of the other', async () => {
  const sessionBefore = await signIn(north);
  await home.keys.rotate();
  await expect
    .poll(async () => {
      const { access_token } = await signIn(north);
      const kid = JSON.parse(
        Buffer.from(access_token.split('.')[0] ?? '', 'base64url').toString(),
      ).kid;
      return home.keys.jwks().keys[0]?.kid === kid;
    })
    .toBe(true);
  const sessionAfter = await signIn(north);
  for (const { access_token } of [sessionBefore, sessionAfter]) {
    expect((await client(south).auth.getUser(access_token)).error).toBeNull();
  }
});
