import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The product does not start without its pages; those that are there will do. */
export function buildProduct(): void {
  if (existsSync('build')) return;
  execFileSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' });
}
