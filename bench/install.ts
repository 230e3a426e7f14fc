import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = import.meta.dirname;
const locked = join(folder, 'package-lock.json');
const installed = join(folder, 'node_modules/.installed-lock.json');

/** Installs the peers if they are missing or their versions changed. */
export function installPeers(): void {
  if (existsSync(installed) && readFileSync(locked).equals(readFileSync(installed))) return;
  console.log('  Installing what is measured beside');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(1);
  copyFileSync(locked, installed);
}
