import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readManifest } from '../../server/backup/manifest.ts';
import { checkSchema } from '../../server/doctor/check-schema.ts';
import { createQuery } from '../../server/postgres/query.ts';
import { withClient } from '../../server/postgres/with-client.ts';
import { applyLater } from '../fixtures/applicants/apply-later.ts';
import { cloneDatabase, projectRoot, type TestDatabase } from '../fixtures/database.ts';
import { removeFolder } from '../fixtures/remove-folder.ts';
import {
  commandEnvironment,
  freePort,
  killAll,
  launch,
  type Product,
  startProduct,
  stopProduct,
} from './product.ts';

// A rollout that is rolled back: this program starts on a database that a newer one has migrated.

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const email = 'operator@alpaca.test';
const password = 'a long enough password';

let folder: string;
let database: TestDatabase;
let environment: Record<string, string>;
let product: Product;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alpaca-older-'));
  database = await cloneDatabase();
  environment = {
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    PORT: String(await freePort()),
    DEMO_CONTENT: 'false',
    ADMIN_EMAIL: email,
    ADMIN_PASSWORD: password,
  };
  product = await startProduct(environment);
});

afterAll(async () => {
  await killAll();
  await database?.drop();
  await removeFolder(folder);
});

const query = (sql: string) =>
  withClient(database.url, async (client) => (await client.query(sql)).rows);

const runs = `-- older programs: run
create table public.pastures (id uuid primary key default gen_random_uuid(), name text not null);
alter table public.pastures enable row level security;
insert into public.pastures (name) values ('Hill');
alter table public.clients add column pasture text;
`;

async function signIn() {
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/keys.ts'], {
    cwd: projectRoot,
    env: { ...commandEnvironment, ...environment },
  });
  const supabase = createClient(product.url, JSON.parse(stdout).anonKey);
  const { error } = await supabase.auth.signInWithPassword({ email, password });
  expect(error).toBeNull();
  return supabase;
}

it('a process that runs while a newer one migrates goes on, also with its own writes', async () => {
  const supabase = await signIn();
  await applyLater(database.url, [['29990101000000_create_pastures.sql', runs]]);
  const { data, error } = await supabase
    .from('clients')
    .insert({ name: 'Llama AB' })
    .select('name');
  expect({ data, error }).toEqual({ data: [{ name: 'Llama AB' }], error: null });
  expect(product.child.exitCode).toBeNull();
});

it('it starts again on the newer tables, and leaves the content of the newer program as it is', async () => {
  expect(await stopProduct(product)).toBe(0);
  await query(`update public.settings set value = '"newer"' where key = 'essential_content'`);
  product = await startProduct(environment);
  expect(product.output()).toContain(
    'The tables are those of a newer version (29990101000000), on which this one runs too.',
  );
  expect(await query(`select value from public.settings where key = 'essential_content'`)).toEqual([
    { value: 'newer' },
  ]);
  expect((await fetch(`${product.url}/`)).status).toBe(200);
  const supabase = await signIn();
  const { data } = await supabase.from('clients').select('name').eq('name', 'Llama AB');
  expect(data).toEqual([{ name: 'Llama AB' }]);
});

it('the doctor warns of it', async () => {
  const findings = await withClient(database.url, (client) =>
    checkSchema({ query: createQuery((text, values) => client.query(text, values)) }),
  );
  expect(findings).toMatchObject([
    { state: 'warning', text: expect.stringMatching(/which runs on them: 29990101000000\.$/) },
  ]);
});

it('a backup of it has the tables of the newer program', async () => {
  const backup = join(folder, 'backup');
  await promisify(execFile)(process.execPath, ['scripts/backup.ts', backup], {
    cwd: projectRoot,
    env: { ...commandEnvironment, ...environment },
  });
  const { tables, migrations, leftOut } = await readManifest(backup);
  expect(tables).toContainEqual(expect.objectContaining({ name: 'pastures', rows: 1 }));
  expect(leftOut).toEqual([]);
  expect(migrations.supabase_migrations).toContain('29990101000000');
});

it('it stops, with one line, when a newer program removes what it uses, and does not start again', async () => {
  await applyLater(database.url, [
    ['29990101000000_create_pastures.sql', runs],
    ['29990102000000_drop_pastures.sql', '-- older programs: stop\ndrop table public.pastures;'],
  ]);
  expect(await product.exited).toBe(1);
  const line =
    /^The database is newer than this program, which cannot run .* since 29990102000000: /m;
  expect(product.output()).toMatch(line);
  const secondStart = launch(environment);
  expect(await secondStart.exited).toBe(1);
  expect(secondStart.output()).toMatch(line);
});
