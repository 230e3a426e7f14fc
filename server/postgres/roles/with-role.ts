import type { CostBudget } from '../../support/cost-budget.ts';
import type { KeyedSemaphore } from '../keyed-semaphore.ts';
import { TooCostly, TooManyAtOnce } from '../limit-errors.ts';
import type { Identity, RequestContext } from '../request-context.ts';
import { hasSqlstate, sqlstate } from '../sqlstate.ts';
import { asUnavailable } from '../unavailable.ts';
import type { PipelinedConnection } from './pipelined-connection.ts';
import { pipelineTimeoutMs, ReadHistory } from './read-history.ts';
import type { Decide, OnDuration, RolePool } from './role-pool.ts';
import type { RawRow, RoleResult } from './role-query.ts';
import type { RoleRun } from './session.ts';

interface RoleStatement {
  text: string;
  values?: readonly unknown[];
}

export interface WithRoleOptions extends RequestContext {
  /** Reads run read-only and share a pipelined connection; writes take one from the pool. */
  access?: 'read' | 'write';
  /** Allows a read on the replica, which may lack the latest changes of others. */
  mayLag?: boolean;
  /** Returns rows as arrays of PostgreSQL's text format. */
  raw?: boolean;
  timeoutMs?: number;
  /** Uses the connections of visitors, also for a signed-in user. */
  isVisitor?: boolean;
  /** Rejects reads with a higher estimated cost, unless they are known to be fast. */
  maxCost?: number;
  /** Chooses commit or rollback from the result; a throw rolls back too. */
  decide?: Decide;
  /** Cancels the statement when the client has disconnected. Called only for statements that may take long. */
  signal?: () => AbortSignal;
}

interface RoleConnections {
  pipelines: PipelinedConnection[];
  pool: RolePool;
  /** Limits the connections of the pool that one client uses. */
  perClient: KeyedSemaphore;
  /** Limits the time that the database works for one client. */
  budget?: CostBudget;
  timeoutOf: (role: string) => number;
}

export type WithRole = (
  identity: Identity,
  statement: RoleStatement,
  options?: WithRoleOptions,
) => Promise<RoleResult>;

/** Sends role, claims and statement in one round trip; all settings end with the transaction. */
export function createWithRole({
  pipelines,
  pool,
  perClient,
  budget,
  timeoutOf,
}: RoleConnections): WithRole {
  const history = new ReadHistory();
  let onTrial = 0;

  return async (identity, { text, values = [] }, options = {}) => {
    const { access = 'write', raw = false, timeoutMs = timeoutOf(identity.role) } = options;
    const readOnly = access === 'read';
    const run = { identity, text, values, context: options, timeoutMs, readOnly, raw };
    const network = typeof options.caller === 'object' ? options.caller.network : undefined;
    const requireBudget = () => {
      const wait = network === undefined ? 0 : (budget?.secondsToWait(network) ?? 0);
      if (wait > 0) throw new TooManyAtOnce(wait);
    };
    const charge: OnDuration = (milliseconds) => {
      if (network !== undefined) budget?.charge(network, milliseconds / 1000);
    };
    requireBudget();
    const runExclusively = async (onSuccess?: (milliseconds: number) => void, maxCost?: number) => {
      const work = async (hasWaited: boolean) => {
        if (hasWaited) {
          options.signal?.().throwIfAborted();
          requireBudget();
        }
        if (maxCost !== undefined) await requireAffordable(pool, run, maxCost, charge);
        return pool.run(run, options, (milliseconds, outcome) => {
          charge(milliseconds, outcome);
          if (outcome === 'success') onSuccess?.(milliseconds);
        });
      };
      try {
        if (network === undefined) return await work(false);
        return await perClient.run(network, work);
      } catch (error) {
        throw asUnavailable(error);
      }
    };
    if (!readOnly || options.decide) return runExclusively();
    const mode = history.modeOf(text);
    if (mode === 'exclusive' || (mode === 'trial' && onTrial > 0)) {
      const maxCost = mode === 'exclusive' ? options.maxCost : undefined;
      return runExclusively((ms) => history.ranExclusively(text, ms), maxCost);
    }
    try {
      const limit = Math.min(timeoutMs, pipelineTimeoutMs);
      const shared = { ...run, timeoutMs: limit, begin: false };
      const running = leastBusy(pipelines).run(shared, charge);
      if (mode === 'trial') {
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
      // Retry with the full timeout if the pipeline's short timeout ended the statement. Statements queued
      // behind one that was cancelled before it was prepared fail with invalidStatementName.
      const hitPipelineLimit =
        hasSqlstate(error, sqlstate.queryCanceled) ||
        hasSqlstate(error, sqlstate.invalidStatementName);
      if (!hitPipelineLimit || timeoutMs <= pipelineTimeoutMs) throw asUnavailable(error);
      history.timedOut(text);
      return runExclusively((ms) => history.ranAfterTimeout(text, ms));
    }
  };
}

function leastBusy(pipelines: PipelinedConnection[]): PipelinedConnection {
  let best = pipelines[0];
  for (const pipeline of pipelines) if (!best || pipeline.inFlight < best.inFlight) best = pipeline;
  if (!best) throw new Error('No pipeline was configured');
  return best;
}

/** Asks the planner for the cost, as the same role and with the same values; EXPLAIN reads no rows. */
async function requireAffordable(
  pool: RolePool,
  run: Omit<RoleRun, 'begin'>,
  maxCost: number,
  onDuration: OnDuration,
): Promise<void> {
  const text = `explain (format json) ${run.text}`;
  const context = { ...run.context, before: undefined };
  const { rows } = await pool.run({ ...run, context, text, raw: true }, {}, onDuration);
  const [plan] = (rows[0] ?? []) as RawRow;
  const cost: unknown = JSON.parse(plan ?? '[]')[0]?.Plan?.['Total Cost'];
  if (typeof cost === 'number' && cost > maxCost) throw new TooCostly(Math.round(cost), maxCost);
}
