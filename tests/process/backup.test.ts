import { execFile } from 'node:child_process';
import { appendFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../domain/database.types.ts';
import { readManifest, tablePath } from '../../server/backup/manifest.ts';
import { findConnection } from '../../server/postgres/embedded/cluster.ts';
import { createEmptyDatabase, withClient } from '../fixtures/database.ts';
import { freePort, killAll, type Product, started, stopped } from './product.ts';

// The embedded database of a running product goes into a backup and comes back in another PostgreSQL.

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

type Place = { PORT: string; DATA_DIR: string; DATABASE_URL?: string };

const run = promisify(execFile);

let folder: string;
let original: Place;
let product: Product;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alpaca-backup-'));
  original = { PORT: String(await freePort()), DATA_DIR: join(folder, 'original') };
  product = await started(original);
  // So that nothing changes between two looks.
  await stopped(product);
});

afterAll(async () => {
  await killAll();
  await rm(folder, { recursive: true, force: true });
});

describe('a backup', () => {
  it('brings back every row, sequence and file in another database', async () => {
    const first = join(folder, 'first');
    await command('backup', original, first);
    const restored = await emptyPlace('first');
    await command('restore', restored, first);
    const second = join(folder, 'second');
    await command('backup', restored, second);

    const { createdAt: _, ...before } = await readManifest(first);
    const { createdAt: __, ...after } = await readManifest(second);
    expect(after).toEqual(before);
    expect(before.files.length).toBeGreaterThan(50);
    expect(before.tables.map(({ schema, name }) => `${schema}.${name}`)).toEqual(
      expect.arrayContaining(await lastingTables(restored)),
    );
  });

  it('makes a product that goes on where the other was', async () => {
    const restored = await emptyPlace('going-on');
    await command('restore', restored, join(folder, 'first'));
    product = await started(original);
    const other = await started(restored);
    const [here, there] = [await serviceOf(original), await serviceOf(restored)];
    const path = await findCv(here);
    expect(await readObject(there, path)).toEqual(await readObject(here, path));
    await there.from('tags').insert({ name: 'Came later' }).throwOnError();
    expect(await stopped(other), other.output()).toBe(0);
  });

  it('taken while files come and go holds no object without its file', async () => {
    const service = await serviceOf(original);
    await service.storage.createBucket('busy');
    let going = true;
    const load = (async () => {
      for (let turn = 0; going; turn++) {
        const name = `${turn % 7}.txt`;
        await service.storage.from('busy').upload(name, `turn ${turn}`, { upsert: true });
        if (turn % 3 === 0) await service.storage.from('busy').remove([name]);
      }
      return true;
    })();
    const backup = join(folder, 'busy');
    await command('backup', original, backup);
    going = false;
    await load;

    const restored = await emptyPlace('busy');
    await command('restore', restored, backup);
    const rows = await query(
      restored,
      'select version from storage.objects order by version collate "C"',
    );
    const files = await filesBelow(join(restored.DATA_DIR, 'files/objects'));
    expect(files).toEqual(rows.map(({ version }) => version));
  });

  it('is refused when it is damaged, unfinished or the place is taken', async () => {
    const backup = join(folder, 'to-be-damaged');
    await command('backup', original, backup);
    await expect(command('backup', original, backup)).rejects.toThrow(/is there already/);
    await expect(command('restore', original, backup)).rejects.toThrow(/running|in use/i);

    const place = await emptyPlace('damaged');
    const [table] = (await readManifest(backup)).tables;
    if (!table) throw new Error('The backup has no tables');
    await appendFile(tablePath(backup, table), 'x');
    await expect(command('restore', place, backup)).rejects.toThrow(/is damaged/);
    await rm(join(backup, 'manifest.json'));
    await expect(command('restore', place, backup)).rejects.toThrow(/no manifest/);
    expect(await query(place, `select from pg_namespace where nspname = 'auth'`)).toEqual([]);

    const taken = { ...place, DATABASE_URL: (await findConnection(original.DATA_DIR)) ?? '' };
    await expect(command('restore', taken, join(folder, 'first'))).rejects.toThrow(/not empty/);
  });
});

async function command(name: 'backup' | 'restore', place: Place, backup: string): Promise<void> {
  const env = { PATH: process.env.PATH, ...place };
  await run(process.execPath, [`scripts/${name}.ts`, backup], { env }).catch((error) => {
    throw new Error(error.stderr);
  });
}

async function emptyPlace(name: string): Promise<Required<Place>> {
  const { url } = await createEmptyDatabase();
  const DATA_DIR = join(folder, `restored-${name}`);
  return { PORT: String(await freePort()), DATA_DIR, DATABASE_URL: url };
}

/** Asked of the database in other words than the backup does. */
async function lastingTables(place: Required<Place>): Promise<string[]> {
  const rows = await query(
    place,
    `select table_schema || '.' || table_name as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema in ('public', 'private', 'auth', 'storage')
     and (table_schema, table_name) <> ('private', 'rate_limits')`,
  );
  expect(rows.length).toBeGreaterThan(60);
  return rows.map(({ name }) => name);
}

const query = (place: Required<Place>, text: string) =>
  withClient(place.DATABASE_URL, async (client) => (await client.query(text)).rows);

async function serviceOf(place: Place): Promise<SupabaseClient<Database>> {
  const env = { PATH: process.env.PATH, ...place };
  const { stdout } = await run(process.execPath, ['scripts/keys.ts'], { env });
  const options = { auth: { persistSession: false } };
  return createClient(`http://localhost:${place.PORT}`, JSON.parse(stdout).serviceKey, options);
}

async function findCv(service: SupabaseClient<Database>): Promise<string> {
  const { data } = await service
    .from('documents')
    .select('path')
    .eq('bucket', 'cvs')
    .limit(1)
    .single()
    .throwOnError();
  return data.path;
}

async function readObject(service: SupabaseClient<Database>, path: string): Promise<string> {
  const { data, error } = await service.storage.from('cvs').download(path);
  if (error) throw error;
  return Buffer.from(await data.arrayBuffer()).toString('base64');
}

async function filesBelow(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();
}
