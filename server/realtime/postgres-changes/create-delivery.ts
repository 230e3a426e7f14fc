import type { LimitedDatabase } from '../limit-concurrency.ts';
import type { Limits } from '../limits.ts';
import type { RealtimeLogger } from '../logger.ts';
import { Backlog } from './backlog.ts';
import type { Change } from './change-queries.ts';
import type { Definition } from './definition.ts';
import { type Definitions, reportError } from './definitions.ts';
import { type Delivery, deliver } from './deliver.ts';

interface Options {
  definitions: Definitions;
  limits: Limits;
  logger: RealtimeLogger;
  database: LimitedDatabase;
  /** Runs statements for subscribers that are served after the others. */
  slowDatabase: LimitedDatabase;
}

/** Maximum number of pages that wait for slow subscribers. */
const maxWaitingPages = 20;
/** Time for the comparisons of one subscriber, after which it counts as slow. */
const comparisonsMs = 250;
/** Time for the comparisons of a slow subscriber, after which it misses the changes. */
const slowComparisonsMs = 1_000;

const missed = 'The filters took too long: some changes were not sent';
const patternsEnded = 'Filters by pattern take too long: the subscription has ended';

const isSlow = ({ hasPattern, subscriber }: Definition): boolean =>
  hasPattern || subscriber?.isSlow === true;

/** Delivers to subscribers immediately, except for slow ones, which have a queue, so that others need not wait for them. */
export function createDelivery({ database, slowDatabase, ...common }: Options) {
  const { definitions, logger } = common;
  const atOnce: Delivery = {
    ...common,
    database,
    comparisonsMs,
    isWanted: (definition) => !isSlow(definition),
    onLate: (subscriber) => {
      // The same changes enter the queue next, so nothing is missed yet.
      subscriber.isSlow = true;
    },
  };
  const later: Delivery = {
    ...common,
    database: slowDatabase,
    comparisonsMs: slowComparisonsMs,
    isWanted: isSlow,
    onLate: (late) =>
      reportError(
        definitions.values().filter(({ subscriber }) => subscriber === late),
        missed,
      ),
  };
  const queue = new Backlog(maxWaitingPages, logger, (changes) => deliver(later, changes));
  return {
    send: async (changes: Change[]): Promise<void> => {
      await deliver(atOnce, changes);
      if (!definitions.values().some(isSlow) || queue.add(changes)) return;
      const slow = [...definitions.values().filter(isSlow)];
      for (const definition of slow)
        if (definition.hasPattern) definitions.drop(definition, patternsEnded);
      reportError(slow, missed);
    },
    close: () => queue.close(),
  };
}
