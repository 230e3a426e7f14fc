import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, vi } from 'vitest';
import { withClient } from '../../../server/postgres/with-client.ts';
import { cloneDatabase, projectRoot } from '../../fixtures/database.ts';
import { removeFolder } from '../../fixtures/remove-folder.ts';
import { commandEnvironment, freePort, killAll, startProduct, stopProduct } from '../product.ts';

type Output = { code: number; lines: string };

/** Starts the product on a folder and a database of its own, for all tests of a file to examine. */
export function prepareDoctor() {
  vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

  let folder: string;
  let settings: Record<string, string>;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'alpaca-doctor-'));
    const { url, drop } = await cloneDatabase();
    settings = {
      PORT: String(await freePort()),
      DATA_DIR: folder,
      DATABASE_URL: url,
      DEMO_CONTENT: 'false',
    };
    const product = await startProduct(settings);
    stop = async () => {
      await stopProduct(product);
      await drop();
    };
  });

  afterAll(async () => {
    await stop?.();
    await killAll();
    await removeFolder(folder);
  });

  /** Runs a command of package.json with the settings of the product, of which `changes` replace some. */
  function runCommand(
    [script = '', ...options]: string[],
    changes: Record<string, string> = {},
    cwd = projectRoot,
  ): Promise<Output> {
    const env = { ...commandEnvironment, ...settings, ...changes };
    const call = [join(projectRoot, script), ...options];
    return new Promise((resolve) => {
      execFile(process.execPath, call, { env, cwd }, (error, stdout, stderr) => {
        resolve({ code: Number(error?.code ?? 0), lines: stdout + stderr });
      });
    });
  }

  const change = (statement: string, values: unknown[] = []) =>
    withClient(settings.DATABASE_URL as string, (client) => client.query(statement, values));

  return {
    /** Returns a path in the data folder of the product. */
    inDataFolder: (...path: string[]) => join(folder, ...path),
    runCommand,
    runDoctor: (changes: Record<string, string> = {}, cwd?: string) =>
      runCommand(['scripts/doctor.ts'], changes, cwd),
    change,
    /** Scheduled work begins with the first full minute after a start, and then comes every minute. */
    setLastRound: (time: string) =>
      change(
        `update graphile_worker._private_known_crontabs set last_execution = ${time}, known_since = now()`,
      ),
  };
}
