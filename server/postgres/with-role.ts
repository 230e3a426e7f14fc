import type { Lane } from './lane.ts';
import { Lru } from './lru.ts';
import type { Identity, RequestContext } from './request-context.ts';
import type { RolePool } from './role-pool.ts';
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
  /** Decides on the result before anything is made permanent; a throw rolls back too. */
  decide?: (result: RoleResult) => 'commit' | 'rollback';
  /** Cancels what still runs when the caller has gone away; asked for only where it may take long. */
  signal?: () => AbortSignal;
}

export interface Ways {
  lanes: Lane[];
  pool: RolePool;
  timeoutOf: (role: string) => number;
}

/** Longer than nearly every read takes, shorter than what a neighbour in the lane would notice. */
const laneTimeout = 250;
const slowFor = 30_000;

export type WithRole = (
  identity: Identity,
  statement: RoleStatement,
  options?: WithRoleOptions,
) => Promise<RoleResult>;

/** Role, claims and statement in one round trip; all settings end with the transaction. */
export function createWithRole({ lanes, pool, timeoutOf }: Ways): WithRole {
  const slowUntil = new Lru<string, number>(500);

  return async (identity, { text, values = [] }, options = {}) => {
    const { access = 'write', raw = false, timeoutMs = timeoutOf(identity.role) } = options;
    const readOnly = access === 'read';
    const run = { identity, text, values, context: options, timeoutMs, readOnly, raw };
    const runAlone = () =>
      pool.run(run, options).catch((error) => {
        throw asUnavailable(error);
      });
    if (!readOnly || options.decide || (slowUntil.get(text) ?? 0) > Date.now()) return runAlone();
    try {
      const laneLimit = Math.min(timeoutMs, laneTimeout);
      return await leastBusy(lanes).run({ ...run, timeoutMs: laneLimit, begin: false });
    } catch (error) {
      // Whatever the lane itself cut short is owed its whole time, however many share its fate:
      // those behind a statement that was cut before it was prepared look for it in vain.
      const isCut =
        hasSqlstate(error, sqlstate.queryCanceled) ||
        hasSqlstate(error, sqlstate.invalidStatementName);
      if (!isCut || timeoutMs <= laneTimeout) throw asUnavailable(error);
      slowUntil.set(text, Date.now() + slowFor);
      return runAlone();
    }
  };
}

function leastBusy(lanes: Lane[]): Lane {
  let best = lanes[0];
  for (const lane of lanes) if (!best || lane.inFlight < best.inFlight) best = lane;
  if (!best) throw new Error('No lane was configured');
  return best;
}
