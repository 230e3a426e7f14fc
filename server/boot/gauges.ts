import type { Gauges } from '../http/metrics.ts';
import type { Database } from '../postgres/database.ts';
import type { PageCache } from '../ssr/page-cache.ts';

// The gauges of /metrics: connections, cached pages and waiting mail.

type Parts = { database: Database; cache: PageCache | undefined };

export function createGauges({ database, cache }: Parts): Gauges {
  return async () => {
    const waiting = await countWaiting(database).catch(() => undefined);
    const { pool } = database;
    return [
      {
        name: 'alpaca_database_up',
        help: 'Whether the database responded',
        values: [{ value: waiting ? 1 : 0 }],
      },
      {
        name: 'alpaca_database_connections',
        help: 'Connections of the server itself, and requests that wait for one',
        values: [
          { labels: 'state="open"', value: pool.totalCount },
          { labels: 'state="idle"', value: pool.idleCount },
          { labels: 'state="waited for"', value: pool.waitingCount },
        ],
      },
      {
        name: 'alpaca_pages_kept',
        help: 'Pages in the cache',
        values: [{ value: cache?.size ?? 0 }],
      },
      {
        name: 'alpaca_pages_kept_bytes',
        help: 'Bytes of the pages in the cache',
        values: [{ value: cache?.bytes ?? 0 }],
      },
      {
        name: 'alpaca_mails',
        help: 'Mails that wait for their time, are being sent or were given up',
        values: (waiting ?? []).map(({ state, count }) => ({
          labels: `state="${state}"`,
          value: count,
        })),
      },
    ];
  };
}

type MailCount = { state: 'queued' | 'sending' | 'failed'; count: number };

async function countWaiting(database: Database): Promise<MailCount[]> {
  const { rows } = await database.query<MailCount>(
    `select state, (select count(*)::int from public.outbox where outbox.state = wanted.state) as count
     from unnest('{queued,sending,failed}'::public.mail_state[]) as wanted (state)`,
  );
  return rows;
}
