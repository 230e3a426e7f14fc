import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLogger } from '../../support/logger.ts';
import { readConfig } from '../config.ts';
import { describeFailure } from '../process/describe-failure.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';
import { openForCommand } from './open-for-command.ts';

let folder: string;
let running: OpenDatabase;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alpaca-command-'));
  running = await openDatabase(config(), createLogger('silent'), { copyTemplate: false });
});

afterAll(async () => {
  await running?.close();
  await rm(folder, { recursive: true, force: true });
});

const config = () => readConfig({ DATA_DIR: folder });

it('reports a missing database and does not create one', async () => {
  const DATA_DIR = join(folder, 'misspelt/data');
  const error = await openForCommand(readConfig({ DATA_DIR })).catch((thrown: unknown) => thrown);
  expect(describeFailure(error)).toBe(
    `${DATA_DIR} holds no database, and DATABASE_URL is not set. ` +
      'Give this command the DATA_DIR or DATABASE_URL of the product, in the environment or in .env.',
  );
  expect(await readdir(folder)).not.toContain('misspelt');
});

it('rejects an empty database', async () => {
  const DATABASE_URL = running.connectionString;
  await expect(openForCommand(readConfig({ DATABASE_URL }))).rejects.toThrow(
    /^The database holds no tables of the product\. .*DATABASE_URL of the product/,
  );
});

it('opens the database of the running product, and names the password when that is lost', async () => {
  const client = new pg.Client(running.connectionString);
  await client.connect();
  await client.query(
    'create schema platform_migrations; create table platform_migrations.schema_migrations ()',
  );
  await client.end();
  const { connectionString, close } = await openForCommand(config());
  expect(connectionString).toBe(running.connectionString);
  await close();
  await rm(join(folder, 'postgres-password'));
  const error = await openForCommand(config()).catch((thrown: unknown) => thrown);
  expect(describeFailure(error)).toMatch(
    /^\S+\/postgres-password is missing: .* Stop the product and start it again, .*\.$/,
  );
});
