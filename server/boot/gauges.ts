import { statfs } from 'node:fs/promises';
import type { Gauges } from '../http/metrics.ts';
import type { Database } from '../postgres/database.ts';
import type { ReadReplica } from '../postgres/replica/read-replica.ts';
import type { Realtime } from '../realtime/app.ts';
import type { PageCache } from '../ssr/cache/page-cache.ts';
import {
  countPurges,
  countTasks,
  countWaiting,
  readSilence,
  readVersions,
  readWritable,
} from './gauge-queries.ts';

// The gauges of /metrics: connections, cached pages, waiting mail and background work, and the disk.

type Parts = {
  database: Database;
  cache?: PageCache;
  realtime?: Pick<Realtime, 'state'>;
  dataDir: string;
};

export function createGauges({ database, cache, realtime, dataDir }: Parts): Gauges {
  return async () => {
    // What cannot be read is left out, so that the others are still shown.
    const waiting = await countWaiting(database).catch(() => undefined);
    // A database that has never been used by a worker has no tasks.
    const tasks = await countTasks(database).catch(() => []);
    const isWritable = await readWritable(database).catch(() => false);
    const silence = await readSilence(database).catch(() => undefined);
    const purges = await countPurges(database).catch(() => undefined);
    const disk = await statfs(dataDir).catch(() => undefined);
    const { replica } = database;
    const { hits = 0, renderings = 0 } = cache?.use ?? {};
    const live = realtime?.state();
    return [
      {
        name: 'alpaca_build_info',
        help: 'The version of the product, of its tables and of Node',
        values: [{ labels: await readVersions(database), value: 1 }],
      },
      {
        name: 'alpaca_database_up',
        help: 'Whether the database responded',
        values: [{ value: waiting ? 1 : 0 }],
      },
      {
        name: 'alpaca_database_writable',
        help: 'Whether the database accepts writes',
        values: [{ value: isWritable ? 1 : 0 }],
      },
      {
        name: 'alpaca_database_connections',
        help: 'Connections by what they are for, and requests that wait for one',
        values: Object.entries(database.pools).flatMap(([name, pool]) => [
          { labels: `pool="${name}",state="open"`, value: pool.totalCount },
          { labels: `pool="${name}",state="idle"`, value: pool.idleCount },
          { labels: `pool="${name}",state="waited for"`, value: pool.waitingCount },
        ]),
      },
      ...replicaGauges(replica?.state),
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
        name: 'alpaca_page_lookups_total',
        help: 'Fresh pages that were found in the cache, and pages that were rendered for it',
        type: 'counter',
        values: [
          { labels: 'result="hit"', value: hits },
          { labels: 'result="rendered"', value: renderings },
        ],
      },
      {
        name: 'alpaca_realtime_sockets',
        help: 'Open WebSockets',
        values: live ? [{ value: live.sockets }] : [],
      },
      {
        name: 'alpaca_realtime_lag_seconds',
        help: 'How long the oldest change of the last batch waited until it was sent',
        values: live ? [{ value: live.lagMs / 1000 }] : [],
      },
      {
        name: 'alpaca_mails',
        help: 'Mails that wait for their time, are being sent or were given up',
        values: (waiting ?? []).map(({ state, count }) => ({
          labels: `state="${state}"`,
          value: count,
        })),
      },
      {
        name: 'alpaca_mail_delay_seconds',
        help: 'How long the oldest mail in a state has been due',
        values: (waiting ?? [])
          .filter(({ state }) => state !== 'failed')
          .map(({ state, delay }) => ({ labels: `state="${state}"`, value: delay })),
      },
      {
        name: 'alpaca_tasks',
        help: 'Background tasks that are due or were given up',
        values: tasks.flatMap(({ task, due, given_up }) => [
          { labels: `task="${task}",state="due"`, value: due },
          { labels: `task="${task}",state="given up"`, value: given_up },
        ]),
      },
      {
        name: 'alpaca_task_delay_seconds',
        help: 'How long the oldest task that nobody has begun has been due',
        values: tasks.map(({ task, delay }) => ({ labels: `task="${task}"`, value: delay })),
      },
      {
        name: 'alpaca_worker_silence_seconds',
        help: 'How long ago scheduled work last ran, in any process',
        values: typeof silence === 'number' ? [{ value: silence }] : [],
      },
      {
        name: 'alpaca_cdn_purges_waiting',
        help: 'Changes of pages that the CDN has not been told yet',
        values: purges ? [{ value: purges.count }] : [],
      },
      {
        name: 'alpaca_cdn_purge_delay_seconds',
        help: 'How long the oldest of them has waited',
        values: purges ? [{ value: purges.delay }] : [],
      },
      {
        name: 'alpaca_disk_free_bytes',
        help: 'Free space on the disk of DATA_DIR',
        values: disk ? [{ value: disk.bavail * disk.bsize }] : [],
      },
    ];
  };
}

/** Returns gauges without values if there is no replica. */
const replicaGauges = (state: ReadReplica['state'] | undefined) => [
  {
    name: 'alpaca_replica_used',
    help: 'Whether reads use the replica in DATABASE_READ_URL',
    values: state ? [{ value: state.isUsed ? 1 : 0 }] : [],
  },
  {
    name: 'alpaca_replica_lag_seconds',
    help: 'How far the replica is behind, from the last question or the one before',
    values: state && Number.isFinite(state.lagSeconds) ? [{ value: state.lagSeconds }] : [],
  },
];
