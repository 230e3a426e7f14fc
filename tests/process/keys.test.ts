import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { findConnection } from '../../server/postgres/embedded/connections.ts';
import { withClient } from '../../server/postgres/with-client.ts';
import { removeFolder } from '../fixtures/remove-folder.ts';
import { until } from '../fixtures/until.ts';
import {
  commandEnvironment,
  freePort,
  killAll,
  launch,
  type Product,
  startProduct,
  stopProduct,
} from './product.ts';

// An operator revokes a leaked service key while the product runs and people work with it.

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

type Printed = { url: string; anonKey: string; serviceKey: string };

const administrator = { email: 'chief@alpaca.example', password: 'a long enough password' };
const options = { auth: { persistSession: false } };

let folder: string;
let environment: Record<string, string>;
let product: Product;
let session: SupabaseClient;
let leaked: Printed;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alpaca-keys-'));
  environment = {
    PORT: String(await freePort()),
    DATA_DIR: join(folder, 'data'),
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    DEMO_CONTENT: 'false',
  };
  product = await startProduct(environment);
  leaked = (await runKeys()).printed;
  await clientOf(leaked).from('people').insert({ first_name: 'Prov' }).throwOnError();
  session = createClient(product.url, leaked.anonKey, options);
  const { error } = await session.auth.signInWithPassword(administrator);
  expect(error).toBeNull();
});

afterAll(async () => {
  await killAll();
  await removeFolder(folder);
});

it('a revoked service key is rejected immediately, and no user is signed out', async () => {
  const [revoked, subscribed] = [clientOf(leaked), clientOf(leaked)];
  expect((await readPeople(revoked)).status).toBe(200);
  const states: string[] = [];
  subscribed
    .channel('jobs')
    .on('postgres_changes', { event: '*', schema: 'public', table: 'jobs' }, () => undefined)
    .subscribe((state) => states.push(state));
  await until(() => states.includes('SUBSCRIBED'));

  const { printed: fresh } = await runKeys('--rotate', '--revoke');
  expect(fresh.anonKey).toBe(leaked.anonKey);
  await until(async () => (await readPeople(revoked)).status === 401);
  await until(() => states.some((state) => state !== 'SUBSCRIBED'));
  expect((await readPeople(clientOf(fresh))).status).toBe(200);
  expect((await revoked.auth.admin.listUsers()).error?.status).toBeGreaterThanOrEqual(401);

  expect((await readPeople(session)).data).toHaveLength(1);
  expect((await session.auth.getUser()).data.user?.email).toBe(administrator.email);
  expect((await session.auth.refreshSession()).error).toBeNull();
  expect((await readPeople(session)).data).toHaveLength(1);
  expect((await readPeople(createClient(product.url, leaked.anonKey, options))).error?.code).toBe(
    '42501',
  );
  // The server's own calls, which need a service key, use a new one.
  const { data } = await session.functions.invoke('staff-account', {
    body: { action: 'list_sessions', user_id: (await session.auth.getUser()).data.user?.id },
  });
  expect(data?.sessions?.length).toBeGreaterThan(0);
  await subscribed.removeAllChannels();
});

it('names the remaining step, finds the URL of the running product and rejects unknown options', async () => {
  expect((await runKeys('--revoke')).notes).toMatch(/Repeat this 3600 seconds after the rotation/);
  const { PORT: _, ...elsewhere } = environment;
  expect((await runKeysIn(elsewhere)).printed.url).toBe(product.url);
  await expect(runKeys('--rotated')).rejects.toThrow(/Unknown option '--rotated'/);
});

it('an administrator who has lost the password and the second factor gets in again', async () => {
  const { data } = await session.auth.mfa.enroll({ factorType: 'totp' });
  const connectionString = (await findConnection(environment.DATA_DIR ?? '')) ?? '';
  await withClient(connectionString, (client) =>
    client.query(`update auth.mfa_factors set status = 'verified' where id = $1`, [data?.id]),
  );
  await expect(runCommand('administrator', environment)).rejects.toThrow(
    /Administrators: chief@alpaca\.example\.\n/,
  );
  const { stdout } = await runCommand('administrator', environment, 'Chief@Alpaca.example');
  expect(stdout).toContain('Its sessions, its second factors and its links');
  const password = /with the password (\S+) \(shown/.exec(stdout)?.[1] ?? '';
  expect((await session.auth.getUser()).error).not.toBeNull();
  expect((await session.auth.signInWithPassword(administrator)).error?.status).toBe(400);
  await session.auth.signInWithPassword({ email: administrator.email, password });
  expect((await session.auth.getUser()).data.user?.factors ?? []).toEqual([]);
  expect((await readPeople(session)).data).toHaveLength(1);
  expect(stdout).not.toContain('This account is new');
  expect((await runCommand('administrator', environment, 'new@alpaca.example')).stdout).toContain(
    'This account is new. If its address is misspelt, delete it under “Users”',
  );
});

it('a start that cannot read a second factor is rejected until that is removed', async () => {
  const connectionString = (await findConnection(environment.DATA_DIR ?? '')) ?? '';
  await withClient(connectionString, (client) =>
    client.query(
      `insert into auth.mfa_factors (user_id, factor_type, status, secret)
       select id, 'totp', 'verified', 'sealed:of-a-lost-key' from auth.users where email = $1`,
      [administrator.email],
    ),
  );
  await expect(removeFactors()).rejects.toThrow(/The running product has another one/);
  expect(await stopProduct(product)).toBe(0);
  const rejected = launch(environment);
  expect(await rejected.exited).toBe(1);
  const lines = rejected.output().trimEnd().split('\n');
  expect(lines.at(-1)).toMatch(
    /^AUTH_ENCRYPTION_KEY is not set, but 1 second factor .* is lost, run/,
  );
  expect(rejected.output()).not.toMatch(/ at \S+ \(|Tables up to date/);
  expect((await removeFactors()).stdout).toMatch(/^Removed 1 second factor\. /);
  expect((await removeFactors()).stdout).toMatch(/Nothing was removed/);
});

const removeFactors = () => runNpm(environment, '--remove-unreadable-factors');

const clientOf = ({ serviceKey }: Printed) => createClient(product.url, serviceKey, options);

const readPeople = (client: SupabaseClient) => client.from('people').select('id').limit(1);

const runKeys = (...flags: string[]) => runKeysIn(environment, ...flags);

async function runKeysIn(
  installation: Record<string, string>,
  ...flags: string[]
): Promise<{ printed: Printed; notes: string }> {
  const { stdout, stderr } = await runNpm(installation, ...flags);
  return { printed: JSON.parse(stdout), notes: stderr };
}

const runNpm = (installation: Record<string, string>, ...flags: string[]) =>
  runCommand('keys', installation, ...flags);

function runCommand(
  name: string,
  installation: Record<string, string>,
  ...commandArguments: string[]
) {
  const env = { ...commandEnvironment, HOME: folder, ...installation };
  return promisify(execFile)('npm', ['run', '--silent', name, '--', ...commandArguments], { env });
}
