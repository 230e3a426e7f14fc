import pg from 'pg';
import { createEmptyDatabase } from '../tests/fixtures/database.ts';
import type { Section } from './report.ts';
import { postgresVersion } from './support/cluster.ts';
import { figures, rate, ratios, share, takeTurns } from './support/rounds.ts';

// Measures what NOTIFY costs transactions that commit at the same time. The product notifies once per
// transaction that writes to a published table, and each of its processes listens on one connection.

const writers = 16;
const turnMs = 500;
const rounds = 5;
const turns = 3;
const statements = {
  plain: 'insert into entry (text) values ($1)',
  notifying: `with written as (insert into entry (text) values ($1) returning id)
    select pg_notify('bench', id::text) from written`,
};
type Statement = keyof typeof statements;
const contestants = ['plain', 'notifying'] as const satisfies Statement[];

export async function measureNotify(): Promise<Section> {
  const { url, drop } = await createEmptyDatabase();
  const pool = new pg.Pool({ connectionString: url, max: writers });
  // The pool ends before its connections are closed, and dropping the database cuts them off.
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await pool.query('create table entry (id bigserial primary key, text text)');
    const rows: string[][] = [];
    for (const listeners of [1, 4, 16]) {
      const stop = await listen(url, listeners);
      const rates = await takeTurns(contestants, rounds, turns, (name) => measure(pool, name));
      await stop();
      rows.push([
        String(listeners),
        ...contestants.map((name) => rate(figures(rates[name]))),
        share(ratios(rates.notifying, rates.plain)),
      ]);
    }
    return {
      title: 'commits that notify',
      about: `${writers} connections insert one row per transaction as fast as they can, with and without a notification, while others listen. Transactions per second: best round (median); share: median (best).`,
      versions: [await postgresVersion(url)],
      table: { head: ['listeners', 'without', 'with a notification', 'share'], rows },
    };
  } finally {
    await pool.end();
    await drop();
  }
}

/** Transactions per second of all writers together. */
async function measure(pool: pg.Pool, name: Statement): Promise<number> {
  const started = performance.now();
  let done = 0;
  const write = async () => {
    while (performance.now() - started < turnMs) {
      await pool.query({ name, text: statements[name], values: ['x'.repeat(200)] });
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: writers }, write));
  return (done * 1000) / (performance.now() - started);
}

async function listen(url: string, count: number): Promise<() => Promise<void>> {
  const clients = Array.from({ length: count }, () => new pg.Client({ connectionString: url }));
  for (const client of clients) {
    await client.connect();
    await client.query('listen bench');
  }
  return async () => {
    await Promise.all(clients.map((client) => client.end()));
  };
}
