import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { printTable, type Section, writeSection } from './report.ts';
import { startBenchCluster } from './support/cluster.ts';

// `npm run bench -- NAME…` measures the named parts, or all of them.

type Part = () => Promise<Section>;

const parts: Record<string, () => Promise<Part>> = {
  abuse: async () => (await import('./abuse.ts')).measureAbuse,
  admin: async () => (await import('./admin.ts')).measureAdmin,
  bulk: async () => (await import('./bulk.ts')).measureBulk,
  million: async () => (await import('./million.ts')).measureMillion,
  imports: async () => (await import('./imports.ts')).measureImports,
  data: async () => (await import('./data.ts')).measureData,
  auth: async () => (await import('./auth.ts')).measureAuth,
  storage: async () => (await import('./storage.ts')).measureStorage,
  growth: async () => (await import('./growth.ts')).measureGrowth,
  invalidation: async () => (await import('./invalidation.ts')).measureInvalidation,
  notify: async () => (await import('./notify.ts')).measureNotify,
  realtime: async () => (await import('./realtime.ts')).measureRealtime,
  interaction: async () => (await import('./interaction.ts')).measureInteraction,
  pages: async () => (await import('./pages.ts')).measurePages,
  site: async () => (await import('./site.ts')).measureSite,
  start: async () => (await import('./start.ts')).measureStart,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}`);
  process.exit(1);
}

installPeers();
// Rebuilds first, so that the current code is measured.
execFileSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' });
const stop = await startBenchCluster();
try {
  for (const [name, load] of Object.entries(parts)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    const section = await (await load())();
    writeSection(name, section);
    console.log(`\n${name}: ${section.title}\n${section.about}`);
    printTable(section.table);
  }
} finally {
  await stop();
}
process.exit(0);

/** Installs the peers if they are missing or their versions changed. */
function installPeers(): void {
  const folder = import.meta.dirname;
  const locked = join(folder, 'package-lock.json');
  const installed = join(folder, 'node_modules/.installed-lock.json');
  if (existsSync(installed) && readFileSync(locked).equals(readFileSync(installed))) return;
  console.log('  Installing what is measured beside');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(1);
  copyFileSync(locked, installed);
}
