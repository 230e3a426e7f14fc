import type { ClientBase } from 'pg';
import { insertRows } from '../insert-rows.ts';
import { createRandom } from '../random.ts';
import { inTransaction } from '../transaction.ts';
import { takeMark } from '../unwritten-visits.ts';
import { analyticsRows, type Page } from './analytics.ts';
import { publishedArticles } from './write-content.ts';

/** Writes the visits of the past months, once, if the demo was written without them. */
export function writeVisits(client: ClientBase): Promise<void> {
  return inTransaction(client, async () => {
    const now = await takeMark(client);
    if (!now) return;
    const jobs = await readJobPages(client, now);
    const visits = analyticsRows(createRandom(8), { jobs, articles: publishedArticles(now), now });
    await insertRows(client, 'public.analytics_daily', visits.daily);
    await insertRows(client, 'public.analytics_events', visits.events);
  });
}

async function readJobPages(client: ClientBase, now: Date): Promise<Page[]> {
  const { rows } = await client.query<Page>(
    `select '/job/' || slug as path, coalesce(opens_at, published_at) as since from public.jobs
     where state <> 'draft' and coalesce(opens_at, published_at) < $1 order by slug`,
    [now],
  );
  return rows;
}
