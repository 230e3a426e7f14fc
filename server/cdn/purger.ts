import type { Database } from '../postgres/database.ts';
import type { Query } from '../postgres/query.ts';
import { innermostReason } from '../support/innermost-reason.ts';
import type { Logger } from '../support/logger.ts';
import { everyPage } from './page-tags.ts';
import { type PurgeTemplate, sendPurge } from './purge-requests.ts';

// Tells the CDN which pages have changed. Triggers record each change in the transaction that makes it; one of the
// processes claims the rows, purges, and deletes them.

type Options = {
  database: Pick<Database, 'query' | 'listen' | 'onReconnect'>;
  /** Undefined if no CDN is purged. */
  template: PurgeTemplate | undefined;
  /** Seconds after which the CDN drops a page by itself. */
  maxAge: number;
  logger: Logger;
};

/**
 * Waits this long before a purge: changes of one moment become one purge, and the page caches of all processes know of the
 * change before the CDN asks for the page.
 */
const debounceMs = 150;
/** Polls this often: a process that died leaves rows that it had claimed, and nobody is notified of them. */
const pollMs = 15_000;
const claimSeconds = 30;
const maxBackoffSeconds = 30;

export async function startPurger({ database, template, maxAge, logger }: Options) {
  const { query } = database;
  if (!template || maxAge === 0) {
    await turnPurgesOff(query, logger);
    return async () => undefined;
  }
  const rounds = createRounds(createPurge(query, template, maxAge, logger));

  // Triggers record changes only while this row exists.
  await query('insert into private.cdn_purging default values on conflict do nothing');
  const unlisten = await database.listen('content', () => rounds.wake(debounceMs));
  const purgeAll = async () => {
    await query('insert into private.cdn_changes (tag) values ($1)', [everyPage]);
    rounds.wake(debounceMs);
  };
  // Without notifications this process treated stale pages as fresh, and may have given them to the CDN. If this fails,
  // the database is unavailable again, and the next reconnect repeats it.
  database.onReconnect(() => void purgeAll().catch(() => undefined));
  // A new version of the product renders other pages.
  await purgeAll();
  const poll = setInterval(() => rounds.wake(0), pollMs).unref();

  return async () => {
    clearInterval(poll);
    await rounds.stop();
    await unlisten();
  };
}

async function turnPurgesOff(query: Query, logger: Logger): Promise<void> {
  const { rowCount } = await query('delete from private.cdn_purging');
  if (!rowCount) return;
  logger.warn(
    'purges are off for all processes: this one has no CDN to tell. All need the same settings',
  );
}

/** Returns a function that purges the tags of all recorded changes. It resolves to the milliseconds until a retry. */
function createPurge(query: Query, template: PurgeTemplate, maxAge: number, logger: Logger) {
  let failures = 0;
  return async (): Promise<number | undefined> => {
    const claimed = await claim(query, maxAge);
    if (claimed.length === 0) return undefined;
    const ids = claimed.map(({ id }) => id);
    const tags = [...new Set(claimed.map(({ tag }) => tag))].sort();
    try {
      await sendPurge(template, tags.includes(everyPage) ? [everyPage] : tags);
    } catch (error) {
      failures += 1;
      const seconds = Math.min(2 ** failures / 4, maxBackoffSeconds);
      if (failures === 1) {
        logger.error({ reason: innermostReason(error), tags }, 'the CDN did not take a purge');
      }
      await query(
        `update private.cdn_changes set claimed_until = now() + make_interval(secs => $2) where id = any ($1)`,
        [ids, seconds],
      );
      return seconds * 1000 + debounceMs;
    }
    if (failures > 0) logger.info('the CDN takes purges again');
    failures = 0;
    await query('delete from private.cdn_changes where id = any ($1)', [ids]);
    return undefined;
  };
}

/** Runs the work one round at a time, at the earliest time for which it was woken. */
function createRounds(work: () => Promise<number | undefined>) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let dueAt = Number.POSITIVE_INFINITY;
  let isStopped = false;

  const run = () => {
    dueAt = Number.POSITIVE_INFINITY;
    running = work()
      .then((retryMs) => {
        if (retryMs !== undefined) wake(retryMs);
      })
      // The database is unavailable, which is logged elsewhere; the next poll finds the rows.
      .catch(() => undefined)
      .finally(() => {
        running = undefined;
        schedule();
      });
  };
  const schedule = () => {
    clearTimeout(timer);
    if (isStopped || running || !Number.isFinite(dueAt)) return;
    timer = setTimeout(run, Math.max(0, dueAt - performance.now())).unref();
  };
  const wake = (delayMs: number) => {
    dueAt = Math.min(dueAt, performance.now() + delayMs);
    schedule();
  };
  const stop = async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
  return { wake, stop };
}

type Change = { id: string; tag: string };

/**
 * Claims changes, and deletes those that are older than any page in the CDN. A process that learns late of a change may still
 * give the CDN an older page, which then stays for `maxAge`; the factor of two allows for that.
 */
async function claim(query: Query, maxAge: number): Promise<Change[]> {
  await query(
    `delete from private.cdn_changes where changed_at < now() - make_interval(secs => $1)`,
    [2 * maxAge + claimSeconds],
  );
  const { rows } = await query<Change>(
    `update private.cdn_changes set claimed_until = now() + make_interval(secs => $1)
     where id in (
       select id from private.cdn_changes where claimed_until < now() order by id for update skip locked
     )
     returning id, tag`,
    [claimSeconds],
  );
  return rows;
}
