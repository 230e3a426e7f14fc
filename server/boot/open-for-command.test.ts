import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLogger } from '../support/logger.ts';
import { readConfig } from './config.ts';
import { describeFailure } from './describe-failure.ts';
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

it('opens the database of the running product, and names the password when that is lost', async () => {
  const { connectionString, close } = await openForCommand(config());
  expect(connectionString).toBe(running.connectionString);
  await close();
  await rm(join(folder, 'postgres-password'));
  const error = await openForCommand(config()).catch((thrown: unknown) => thrown);
  expect(describeFailure(error)).toMatch(
    /^\S+\/postgres-password is missing: .* Stop the product and start it again, .*\.$/,
  );
});
