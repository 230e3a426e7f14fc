import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { printAsSet } from '../server/boot/process/print-json.ts';
import { step } from '../server/boot/process/progress.ts';
import { buildSiteManifest } from './build/build-site-manifest.ts';

// Builds the pages, the server and an empty database, each if its sources changed since its last
// complete build.

/** Both the pages and the server are built from these. */
const common = [
  'app/**/*',
  'domain/**/*',
  '{vite,react-router}.config.ts',
  'scripts/build.ts',
  'scripts/build/bu*.ts',
  'package-lock.json',
];
const parts = [
  {
    title: 'Built the pages',
    name: 'pages',
    sources: [...common, 'public/**/*'],
    build: buildPages,
  },
  {
    title: 'Built the server',
    name: 'process',
    sources: [...common, 'package.json', 'server/**/*', 'database/seed/**/*'],
    build: async () => (await import('./build/bundle-server.ts')).bundleServer(),
  },
  {
    title: 'Prepared a database',
    name: 'cluster',
    sources: ['database/{platform,migrations}/**/*', 'server/postgres/**/*', 'package-lock.json'],
    build: async () => (await import('./build/prepare-cluster.ts')).prepareCluster(),
  },
];
const compressible = 'build/client/**/*.{js,mjs,css,svg,json,webmanifest,txt}';

printAsSet();
const startedAt = new Date();
for (const { title, name, sources, build } of parts) {
  const stamp = `build/${name}.txt`;
  const fingerprint = hashOf(sources);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) continue;
  rmSync(stamp, { force: true });
  await step(title, build);
  writeFileSync(stamp, fingerprint);
}
// Sources older than this file are built, so that `npm start` need not check them.
writeFileSync('build/complete', '');
utimesSync('build/complete', startedAt, startedAt);

async function buildPages(): Promise<void> {
  for (const folder of ['build/client', 'build/server'])
    rmSync(folder, { recursive: true, force: true });
  try {
    // The program is started by its path, because `node scripts/build.ts` in the Dockerfile has no node_modules/.bin in
    // PATH.
    await promisify(execFile)(process.execPath, ['node_modules/.bin/react-router', 'build'], {
      env: { ...process.env, NODE_ENV: 'production' },
    });
  } catch (error) {
    const { stdout, stderr, message } = error as Error & { stdout: string; stderr: string };
    console.error(`${stdout}\n${stderr || message}`);
    process.exit(1);
  }
  buildSiteManifest();
  for (const file of globSync(compressible)) compress(file);
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
