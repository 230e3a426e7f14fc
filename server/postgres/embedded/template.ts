import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { privateFolder } from '../../support/private-modes.ts';
import type { Binaries } from './binaries.ts';
import type { RunAs } from './choose-user.ts';
import { ClusterError } from './cluster-error.ts';
import { dataFolder, plainEnvironment } from './process-environment.ts';

// A cluster with all tables and no rows, created by the build. Copying it takes a tenth of the time
// that initdb and the migrations take.

export const templateFolder = join(import.meta.dirname, '../../../build/cluster');

type Copy = { template: string; fresh: string; postgres: Binaries['postgres']; runAs: RunAs };

/** Rejects if there is no template, or none that this user and this server can use. */
export async function copyTemplate(copy: Copy, password: string): Promise<void> {
  const { template, fresh, postgres, runAs } = copy;
  await runCommand('cp', ['-Rp', `${template}/.`, fresh]);
  // The copy has the permissions of the template's folder.
  await chmod(fresh, privateFolder);
  const { uid } = await stat(template);
  if (runAs.uid !== undefined && uid !== runAs.uid) {
    await runCommand('chown', ['-R', `${runAs.uid}:${runAs.gid}`, fresh]);
  }
  // The password of the template is not stored anywhere.
  await setPassword({ cluster: fresh, postgres, runAs }, password);
  // Flush to disk as initdb does: later commits must not depend on files that a power failure can lose.
  await runCommand('sync', process.platform === 'linux' ? ['-f', fresh] : []);
}

type Stopped = { cluster: string; postgres: Binaries['postgres']; runAs: RunAs };

/** Uses single-user mode, which needs no password, on a cluster whose server is stopped. */
export async function setPassword(stopped: Stopped, password: string): Promise<void> {
  const { cluster, postgres, runAs } = stopped;
  await runCommand(postgres, ['--single', '-D', dataFolder(cluster, runAs), 'postgres'], {
    ...runAs,
    cwd: cluster,
    input: `alter role postgres password '${password}'\n`,
  });
}

type Options = RunAs & { cwd?: string; input?: string };

async function runCommand(
  command: string,
  args: string[],
  { input = '', ...options }: Options = {},
) {
  const child = spawn(command, args, {
    ...options,
    env: plainEnvironment,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const [code] = await once(child, 'close');
  if (code !== 0) throw new ClusterError(`${command} ended with ${code}`);
}
