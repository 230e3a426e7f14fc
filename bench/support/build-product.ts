import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The product needs built pages; an existing build is used as it is. */
export function buildProduct(): void {
  if (existsSync('build')) return;
  execFileSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' });
}
