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
 * Milliseconds to wait, so that changes of the same moment are purged together, and the page caches of all processes
 * have been notified before.
 */
const debounceMs = 150;
/** A poll without a notification finds changes that a process had claimed when it ended. */
const lookEveryMs = 15_000;
const claimSeconds = 30;
const maxBackoffSeconds = 30;

export async function startPurger({ database, template, maxAge, logger }: Options) {
  const { query } = database;
  if (!template || maxAge === 0) {
    const { rowCount } = await query('delete from private.cdn_purging');
    if (rowCount) {
      logger.warn(
        'purges are off for all processes: this one has no CDN to tell. All need the same settings',
      );
    }
    return async () => undefined;
  }
  let timer: NodeJS.Timeout | undefined;
  let purging: Promise<void> | undefined;
  let dueAt = Number.POSITIVE_INFINITY;
  let failures = 0;
  let isStopped = false;

  const purge = async () => {
    const claimed = await claim(query, maxAge);
    if (claimed.length === 0) return;
    const ids = claimed.map(({ id }) => id);
    const tags = [...new Set(claimed.map(({ tag }) => tag))].sort();
    try {
      await sendPurge(template, tags.includes(everyPage) ? [everyPage] : tags);
    } catch (error) {
      const seconds = Math.min(2 ** failures++ / 2, maxBackoffSeconds);
      if (failures === 1) {
        logger.error({ reason: innermostReason(error), tags }, 'the CDN did not take a purge');
      }
      await query(
        `update private.cdn_changes set claimed_until = now() + make_interval(secs => $2) where id = any ($1)`,
        [ids, seconds],
      );
      wake(seconds * 1000 + debounceMs);
      return;
    }
    if (failures > 0) logger.info('the CDN takes purges again');
    failures = 0;
    await query('delete from private.cdn_changes where id = any ($1)', [ids]);
  };
  const run = () => {
    dueAt = Number.POSITIVE_INFINITY;
    purging = purge()
      // The database is unavailable, which is logged elsewhere; the next poll finds the rows.
      .catch(() => undefined)
      .finally(() => {
        purging = undefined;
        schedule();
      });
  };
  const schedule = () => {
    clearTimeout(timer);
    if (!purging && Number.isFinite(dueAt)) {
      timer = setTimeout(run, Math.max(0, dueAt - performance.now())).unref();
    }
  };
  const wake = (delay: number) => {
    if (isStopped) return;
    dueAt = Math.min(dueAt, performance.now() + delay);
    schedule();
  };

  await query('insert into private.cdn_purging default values on conflict do nothing');
  const unlisten = await database.listen('content', () => wake(debounceMs));
  // Without notifications this process treated stale pages as fresh, and may have given them to the CDN.
  const purgeAll = async () => {
    await query('insert into private.cdn_changes (tag) values ($1)', [everyPage]);
    wake(debounceMs);
  };
  database.onReconnect(() => void purgeAll().catch(() => undefined));
  // A new version of the product renders other pages.
  await purgeAll();
  const look = setInterval(() => wake(0), lookEveryMs).unref();

  return async () => {
    isStopped = true;
    clearInterval(look);
    clearTimeout(timer);
    await purging;
    clearTimeout(timer);
    await unlisten();
  };
}

type Change = { id: string; tag: string };

/** Claims changes, and deletes those that are older than any page in the CDN. */
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
