import type { Client } from 'pg';
import { type LargeCounts, seedLarge } from '../../database/seed/large/seed-large.ts';
import { seedDemo, seedEssential } from '../../database/seed/load.ts';
import { withClient } from '../../server/postgres/with-client.ts';
import { cloneDatabase, type TestDatabase } from '../../tests/fixtures/database.ts';

/** Filling a database takes minutes, so an existing one can be named. */
export async function openLargeDatabase(): Promise<TestDatabase> {
  const known = process.env.BENCH_LARGE_DATABASE_URL;
  if (known) return { url: known, drop: async () => undefined };
  return fillDatabase(async (client) => {
    await seedDemo(client, { now: new Date() });
    await addPeople(client);
  });
}

/** Like `npm run seed -- --size large`, with another number of people. */
export const makeDatabaseOf = (counts: LargeCounts): Promise<TestDatabase> =>
  fillDatabase((client) => addPeople(client, counts));

async function fillDatabase(fill: (client: Client) => Promise<void>): Promise<TestDatabase> {
  const made = await cloneDatabase();
  await withClient(made.url, async (client) => {
    await seedEssential(client);
    await fill(client);
    await client.query('vacuum analyze');
  });
  return made;
}

async function addPeople(client: Client, counts?: LargeCounts): Promise<void> {
  await seedLarge(client, counts, (what, done, total) => {
    if (done === total) console.log(`${total} ${what}`);
  });
}
