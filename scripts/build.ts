import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { step } from '../server/progress.ts';

// Builds the pages when their sources changed since the last complete build.

const sources = [
  'app/**/*',
  'domain/**/*',
  'public/**/*',
  '*.ts',
  'scripts/build.ts',
  'package-lock.json',
];
const stamp = 'build/sources.txt';
const compressible = 'build/client/**/*.{js,css,svg,json,webmanifest,txt}';

const fingerprint = hashOf(sources);
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== fingerprint) {
  await step('Built the pages', build);
}

function build(): void {
  rmSync('build', { recursive: true, force: true });
  try {
    execFileSync('react-router', ['build'], {
      stdio: 'pipe',
      env: { ...process.env, NODE_ENV: 'production' },
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: Buffer; stderr: Buffer };
    console.error(`${stdout}\n${stderr}`);
    process.exit(1);
  }
  for (const file of globSync('build/client/assets/manifest-*.js')) shortenManifest(file);
  for (const file of globSync(compressible)) compress(file);
  writeFileSync(stamp, fingerprint);
}

/**
 * Every visitor gets the list of all routes, the back office included. Half of it tells which files
 * a route's own file imports, which only links that load ahead ask for, and there are none.
 */
function shortenManifest(file: string): void {
  const script = readFileSync(file, 'utf8');
  const [start, json] = script.split(/(?<=^window\.__reactRouterManifest=)/);
  if (!start || !json) throw new Error('The list of routes has another form than it had');
  const manifest = JSON.parse(json.replace(/;\s*$/, ''));
  for (const route of Object.values<{ imports?: string[] }>(manifest.routes)) delete route.imports;
  writeFileSync(file, `${start}${JSON.stringify(manifest)};`);
}

function compress(file: string): void {
  const bytes = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}

function hashOf(patterns: string[]): string {
  const hash = createHash('sha256');
  const files = globSync(patterns, { withFileTypes: true }).filter((entry) => entry.isFile());
  for (const path of files.map((entry) => `${entry.parentPath}/${entry.name}`).sort()) {
    hash.update(path).update(readFileSync(path));
  }
  return hash.digest('hex');
}
