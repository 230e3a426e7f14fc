import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserClient } from '../../app/backend/browser-client.ts';
import { withClient } from '../../server/postgres/with-client.ts';
import { type Backend, connectBackend } from '../../tests/e2e/support/backend.ts';
import { jwtSecret } from '../../tests/e2e/support/settings.ts';
import { freePort, startProduct, stopProduct } from '../../tests/process/product.ts';

type BackOffice = {
  url: string;
  client: BrowserClient;
  session: Awaited<ReturnType<Backend['signIn']>>;
};

/** Runs the product on a database, and the work with the official client of a recruiter. */
export async function withBackOffice<T>(
  databaseUrl: string,
  work: (backOffice: BackOffice) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'alpaca-bench-admin-'));
  // A database that is measured again would miss the files of the folder before this one.
  await withClient(databaseUrl, (client) => client.query('delete from storage.installation'));
  const product = await startProduct({
    PORT: String(await freePort()),
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    AUTH_JWT_SECRET: jwtSecret,
    DEMO_CONTENT: 'false',
    AUTH_LIMIT_TOKEN: '1000',
  });
  try {
    const backend = await connectBackend(product.url);
    const session = await backend.signIn(await backend.createStaff('recruiter'));
    return await work({ url: product.url, client: backend.clientOf(session), session });
  } finally {
    await stopProduct(product);
    await rm(folder, { recursive: true, force: true });
  }
}

export type Percentiles = { p50: number; p95: number; slowest: number };

/** Milliseconds of a number of calls one after another, after some that do not count. */
export async function measureCalls(
  run: (time: number) => Promise<unknown>,
  times: number,
): Promise<Percentiles> {
  const warmUps = Math.ceil(times / 10);
  const taken: number[] = [];
  for (let time = 0; time < warmUps + times; time += 1) {
    const began = performance.now();
    await run(time);
    if (time >= warmUps) taken.push(performance.now() - began);
  }
  const sorted = taken.toSorted((one, other) => one - other);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), slowest: sorted.at(-1) ?? Number.NaN };
}
