import { requireAffordable } from './estimate-cost.ts';
import type { KeyedSemaphore } from './keyed-semaphore.ts';
import type { Lane } from './lane.ts';
import { laneTimeout, ReadHistory } from './read-history.ts';
import type { Identity, RequestContext } from './request-context.ts';
import type { OnTook, RolePool } from './role-pool.ts';
import type { RoleResult } from './role-query.ts';
import { hasSqlstate, sqlstate } from './sqlstate.ts';
import { asUnavailable } from './unavailable.ts';

export interface RoleStatement {
  text: string;
  values?: readonly unknown[];
}

export interface WithRoleOptions extends RequestContext {
  /** Reads run read-only and share a pipelined connection; writes take one from the pool. */
  access?: 'read' | 'write';
  /** Rows as arrays of PostgreSQL's own text. */
  raw?: boolean;
  timeoutMs?: number;
  /** Reads that the planner expects to cost more are refused, unless they are known to be fast. */
  mostCost?: number;
  /** Decides on the result before anything is made permanent; a throw rolls back too. */
  decide?: (result: RoleResult) => 'commit' | 'rollback';
  /** Cancels what still runs when the caller has gone away; asked for only where it may take long. */
  signal?: () => AbortSignal;
}

export interface Ways {
  lanes: Lane[];
  pool: RolePool;
  /** Of the connections of the pool. */
  perClient: KeyedSemaphore;
  timeoutOf: (role: string) => number;
}

export type WithRole = (
  identity: Identity,
  statement: RoleStatement,
  options?: WithRoleOptions,
) => Promise<RoleResult>;

/** Role, claims and statement in one round trip; all settings end with the transaction. */
export function createWithRole({ lanes, pool, perClient, timeoutOf }: Ways): WithRole {
  const history = new ReadHistory();
  let onTrial = 0;

  return async (identity, { text, values = [] }, options = {}) => {
    const { access = 'write', raw = false, timeoutMs = timeoutOf(identity.role) } = options;
    const readOnly = access === 'read';
    const run = { identity, text, values, context: options, timeoutMs, readOnly, raw };
    const runAlone = async (onTook?: OnTook, mostCost?: number) => {
      const work = async (hasWaited: boolean) => {
        if (hasWaited) options.signal?.().throwIfAborted();
        if (mostCost !== undefined) await requireAffordable(pool, run, mostCost);
        return pool.run(run, options, onTook);
      };
      const { caller } = options;
      try {
        if (typeof caller !== 'object') return await work(false);
        return await perClient.run(caller.network, work);
      } catch (error) {
        throw asUnavailable(error);
      }
    };
    if (!readOnly || options.decide) return runAlone();
    const place = history.placeOf(text);
    if (place === 'alone' || (place === 'trial' && onTrial > 0)) {
      const mostCost = place === 'alone' ? options.mostCost : undefined;
      return runAlone((took) => history.ranAlone(text, took), mostCost);
    }
    try {
      const laneLimit = Math.min(timeoutMs, laneTimeout);
      const shared = { ...run, timeoutMs: laneLimit, begin: false };
      const running = leastBusy(lanes).run(shared);
      if (place === 'trial') {
        onTrial += 1;
        const end = () => {
          onTrial -= 1;
        };
        running.then(end, end);
      }
      const result = await running;
      history.ranFast(text);
      return result;
    } catch (error) {
      // Whatever the lane itself cut short is owed its whole time, however many share its fate:
      // those behind a statement that was cut before it was prepared look for it in vain.
      const isCut =
        hasSqlstate(error, sqlstate.queryCanceled) ||
        hasSqlstate(error, sqlstate.invalidStatementName);
      if (!isCut || timeoutMs <= laneTimeout) throw asUnavailable(error);
      history.wasCut(text);
      return runAlone((took) => history.ranAfterCut(text, took));
    }
  };
}

function leastBusy(lanes: Lane[]): Lane {
  let best = lanes[0];
  for (const lane of lanes) if (!best || lane.inFlight < best.inFlight) best = lane;
  if (!best) throw new Error('No lane was configured');
  return best;
}
