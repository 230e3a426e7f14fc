import { multiplyLarge } from '../database/seed/large/multiply.ts';
import { withClient } from '../server/postgres/with-client.ts';
import { measureCalls, type Percentiles, withBackOffice } from './admin/back-office.ts';
import { createAdminCases } from './admin/cases.ts';
import type { Section, Target } from './report.ts';
import { buildProduct } from './support/build-product.ts';
import { postgresVersion } from './support/cluster.ts';
import { openLargeDatabase } from './support/large-database.ts';

// The reads of the back office with 100,000 people and with ten times as many.

const usual = 30;
const limit = 150;

export async function measureMillion(): Promise<Section> {
  buildProduct();
  const large = await openLargeDatabase();
  const small = await measureAll(large.url);
  const known = process.env.BENCH_MILLION_DATABASE_URL;
  if (!known) await withClient(large.url, (client) => multiplyLarge(client, 10));
  const url = known ?? large.url;
  const big = await measureAll(url);
  const versions = [await postgresVersion(url)];
  await large.drop();
  const rows = [...big].map(([name, { p50, p95 }]) => {
    const before = small.get(name)?.p95 ?? Number.NaN;
    const shown = [before, p50, p95].map((value) => value.toFixed(1));
    return [name, ...shown, (p95 / before).toFixed(1)];
  });
  // Reports have their aim with 100,000 people.
  const targets: Target[] = [...big]
    .filter(([, { aim }]) => aim !== null && (aim ?? limit) <= limit)
    .map(([name, { p95 }]) => ({
      what: `${name}, p95`,
      aim: `≤ ${limit} ms`,
      measured: `${p95.toFixed(1)} ms`,
      met: p95 <= limit,
    }));
  return {
    title: 'the back office with 1,000,000 people and 3,000,000 applications',
    about: `The reads of “admin” with 100,000 people and with ten times as many, ${usual} calls each. The million are ten copies of each person, with other addresses and numbers.`,
    versions,
    table: {
      head: ['', 'p95 with 100,000', 'p50 with 1,000,000', 'p95 with 1,000,000', 'growth of p95'],
      rows,
    },
    targets,
  };
}

type Measured = Percentiles & { aim: number | null | undefined };

const measureAll = (url: string): Promise<Map<string, Measured>> =>
  withBackOffice(url, async ({ client }) => {
    const measured = new Map<string, Measured>();
    for (const { name, run, aim, times = usual } of await createAdminCases(client)) {
      measured.set(name, { ...(await measureCalls(run, times)), aim });
      const { p50 = 0, p95 = 0 } = measured.get(name) ?? {};
      console.log(name, p50.toFixed(1), p95.toFixed(1));
    }
    return measured;
  });
