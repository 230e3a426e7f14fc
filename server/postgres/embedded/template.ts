import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import type { RunAs } from './run-as.ts';
import { dataFolder, plainEnvironment } from './surroundings.ts';

// A cluster with all tables and no rows, made when the product is built. To copy it takes a tenth of
// the time that a first start would need to make another one.

export const templateFolder = join(import.meta.dirname, '../../../build/cluster');

type Copy = { template: string; fresh: string; postgres: Binaries['postgres']; runAs: RunAs };

/** Rejects where there is none, or none that this user and this server can use. */
export async function copyTemplate(copy: Copy, password: string): Promise<void> {
  const { template, fresh, postgres, runAs } = copy;
  await run('cp', ['-Rp', `${template}/.`, fresh]);
  const { uid } = await stat(template);
  if (runAs.uid !== undefined && uid !== runAs.uid) {
    await run('chown', ['-R', `${runAs.uid}:${runAs.gid}`, fresh]);
  }
  // Nobody knows the password of a template.
  await run(postgres, ['--single', '-D', dataFolder(fresh, runAs), 'postgres'], {
    ...runAs,
    cwd: fresh,
    input: `alter role postgres password '${password}'\n`,
  });
  // Like initdb: what is acknowledged later must not rest on what a loss of power takes away.
  await run('sync', process.platform === 'linux' ? ['-f', fresh] : []);
}

type Options = RunAs & { cwd?: string; input?: string };

async function run(command: string, args: string[], { input = '', ...options }: Options = {}) {
  const child = spawn(command, args, {
    ...options,
    env: plainEnvironment,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${command} ended with ${code}`);
}
