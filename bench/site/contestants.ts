import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { requestsWorthCompressing } from '../../server/ssr/cache/page-cache.ts';
import { cloneDatabase } from '../../tests/fixtures/database.ts';
import { freePort, startProduct, stopProduct } from '../../tests/process/product.ts';
import { buildNext, startNext } from '../next.ts';
import { endPeer, startPeer } from '../support/peer-process.ts';
import { fetchSent, type Sent } from './fetch-sent.ts';
import { startPages } from './nginx.ts';

// The contestants, each in its own process.

export const names = {
  cached: 'cached',
  uncached: 'uncached',
  twice: 'cached, two processes',
  bare: 'bare Node',
  nginx: 'nginx',
  nextStatic: 'Next.js, static',
  nextDynamic: 'Next.js, dynamic',
};

export type Contestant = keyof typeof names;
export const contestants = Object.keys(names) as Contestant[];

/** URLs of the page at a path of the product, per contestant. */
export type Addresses = Record<Contestant, (path: string) => string>;

/** Adds the stop functions to `stops`, in the order of the starts. */
export async function startAll(
  paths: string[],
  stops: (() => Promise<unknown>)[],
): Promise<{ addresses: Addresses; pid: number }> {
  const { url: database, drop } = await cloneDatabase();
  stops.push(drop);
  const folder = await mkdtemp(join(tmpdir(), 'alpaca-bench-site-'));
  stops.push(() => rm(folder, { recursive: true, force: true }));

  let lastPid = 0;
  const startMeasured = async (settings: Record<string, string>) => {
    const product = await startProduct({
      DATABASE_URL: database,
      DATA_DIR: folder,
      HOST: '127.0.0.1',
      WORKER: 'off',
      // Requests come from different visitors.
      TRUST_PROXY: '1',
      ...settings,
    });
    stops.push(() => stopProduct(product));
    lastPid = product.child.pid ?? 0;
    // If two share a port, the first may have answered for the second.
    while (!product.output().includes(product.url)) await sleep(20);
    return product.url.replace('localhost', '127.0.0.1');
  };
  const cached = await startMeasured({ PORT: String(await freePort()) });
  const uncached = await startMeasured({ PORT: String(await freePort()) });
  const pid = lastPid;
  const shared = { PORT: String(await freePort()), SHARE_PORT: 'true' };
  const twice = await startMeasured(shared);
  await startMeasured(shared);

  const sent: Record<string, Sent> = {};
  // A page with some visitors is compressed further.
  for (const path of paths) {
    for (let visit = 0; visit <= requestsWorthCompressing; visit++) {
      await fetchSent(`${cached}${path}`);
    }
  }
  await sleep(5000);
  for (const path of paths) sent[path] = await fetchSent(`${cached}${path}`);
  const file = join(folder, 'sent.json');
  await writeFile(file, JSON.stringify(sent));
  const bare = await startPeer(join(import.meta.dirname, 'bare-server.ts'), {
    NODE_ENV: 'production',
    BENCH_SENT: file,
  });
  stops.push(() => endPeer(bare));
  const nginx = await startPages(sent);
  stops.push(nginx.stop);

  const nameOf = (path: string) => String(paths.indexOf(path));
  const html = new Map<string, { path: string; html: string }>();
  for (const path of paths) {
    html.set(nameOf(path), { path, html: await (await fetch(`${cached}${path}`)).text() });
  }
  const built = await buildNext(html, database);
  stops.push(built.remove);
  const next = await startNext(built);
  stops.push(next.stop);
  const addresses: Addresses = {
    cached: (path) => `${cached}${path}`,
    uncached: (path) => `${uncached}${path}`,
    twice: (path) => `${twice}${path}`,
    bare: (path) => `${bare.url}${path}`,
    nginx: (path) => `${nginx.url}${path}`,
    nextStatic: (path) => `${next.url}/static/${nameOf(path)}`,
    nextDynamic: (path) => `${next.url}/dynamic/${nameOf(path)}`,
  };
  return { addresses, pid };
}
