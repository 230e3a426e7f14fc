import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { promisify } from 'node:util';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { expect } from 'vitest';
import type { Database } from '../../../domain/database.types.ts';
import { withClient } from '../../../server/postgres/with-client.ts';
import { commandEnvironment } from '../product.ts';

// Reads the content of an installation, to compare it before a backup and after a restore.

export type Installation = { PORT: string; DATA_DIR: string; DATABASE_URL?: string };

export const run = promisify(execFile);

/**
 * Reads the tables in a different way than the backup does. The installation id is left out, because each restore
 * creates a new one.
 */
export async function lastingTables(installation: Required<Installation>): Promise<string[]> {
  const rows = await query(
    installation,
    `select nspname || '.' || relname as name
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where relkind = 'r' and relpersistence = 'p' and nspname in ('public', 'private', 'auth', 'storage')
       and relname not in ('installation', 'resumable_uploads')`,
  );
  expect(rows.length).toBeGreaterThan(60);
  return rows.map(({ name }) => name);
}

export const query = (installation: Required<Installation>, text: string) =>
  withClient(installation.DATABASE_URL, async (client) => (await client.query(text)).rows);

export async function serviceOf(installation: Installation): Promise<SupabaseClient<Database>> {
  const env = { ...commandEnvironment, ...installation };
  const { stdout } = await run('npm', ['run', '--silent', 'keys'], { env });
  const options = { auth: { persistSession: false } };
  return createClient(
    `http://localhost:${installation.PORT}`,
    JSON.parse(stdout).serviceKey,
    options,
  );
}

export async function findCv(service: SupabaseClient<Database>): Promise<string> {
  const { data } = await service
    .from('documents')
    .select('path')
    .eq('bucket', 'cvs')
    .limit(1)
    .single()
    .throwOnError();
  return data.path;
}

export async function readObject(service: SupabaseClient<Database>, path: string): Promise<string> {
  const { data, error } = await service.storage.from('cvs').download(path);
  if (error) throw error;
  return Buffer.from(await data.arrayBuffer()).toString('base64');
}

export async function filesBelow(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();
}
