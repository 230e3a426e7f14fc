import type { CostBudget } from '../../support/cost-budget.ts';
import { Connections } from '../connections.ts';
import { TooCostly, TooManyAtOnce } from '../limit-errors.ts';
import type { Groups } from '../roles/connection-groups.ts';
import { openGroups } from '../roles/open-groups.ts';
import type { RoleResult } from '../roles/role-query.ts';
import type { WithRole } from '../roles/with-role.ts';
import { hasSqlstate, sqlstate } from '../sqlstate.ts';
import { asUnavailable, DatabaseUnavailable } from '../unavailable.ts';
import { assertReplicaOf } from './assert-replica-of.ts';
import { ReplicaMonitor } from './replica-monitor.ts';

export interface ReplicaOptions {
  connectionString: string;
  maxLagSeconds: number;
  log: (level: 'error' | 'info', details: Record<string, unknown>, message: string) => void;
}

interface Parts extends ReplicaOptions {
  primaryUrl: string;
  searchPath: string;
  groups: Groups;
  visitorBudget: CostBudget;
  timeoutOf: (role: string) => number;
}

export interface ReadReplica {
  /** Undefined if the statement must run on the primary, whose result or error is the response. */
  read: (...parameters: Parameters<WithRole>) => Promise<RoleResult | undefined>;
  /** Resolves when the replica has everything that was committed before the call. Undefined if nothing has to wait. */
  whenReplicated: () => Promise<void> | undefined;
  /** Reads go to the primary until the replica has everything that was committed before the call. */
  bypass: () => void;
  readonly state: { isUsed: boolean; lagSeconds: number };
  close: () => Promise<void>;
}

/** Runs reads on a streaming standby while it is close behind. Its connections are divided like those of the primary. */
export function createReadReplica(parts: Parts): ReadReplica {
  const { connectionString, primaryUrl, searchPath, maxLagSeconds } = parts;
  const maxLagMs = maxLagSeconds * 1000;
  const config = { connectionString, connectionTimeoutMillis: maxLagMs };
  const connections = new Connections(config, searchPath);
  const canceller = connections.openPool('canceller', 1);
  const run = openGroups({ ...parts, connections, canceller });
  const absence = logAbsence(parts.log);
  const monitor = new ReplicaMonitor({
    primaryUrl,
    replicaUrl: connectionString,
    maxLagMs,
    check: (replica) => assertReplicaOf(primaryUrl, connectionString, replica),
    onAway: (reason, isLost) => {
      absence.begin(reason);
      // Reads that wait for a server that froze would wait for as long.
      if (isLost) connections.disconnect();
    },
    onUsed: absence.end,
  });
  let bypasses = 0;

  return {
    async read(identity, statement, options) {
      const { use } = monitor;
      if (!use || bypasses > 0) return undefined;
      try {
        const result = await run(identity, statement, options);
        // A read that has waited for a connection may have begun too late.
        return monitor.use === use ? result : undefined;
      } catch (error) {
        if (options?.signal?.().aborted || isFinal(error)) throw error;
        const failure = asUnavailable(error);
        const isLost = failure instanceof DatabaseUnavailable && failure.reason !== 'busy';
        if (isLost) monitor.recordFailure(failure);
        return undefined;
      }
    },
    whenReplicated: () => monitor.whenReplicated(),
    bypass() {
      bypasses += 1;
      const end = () => {
        bypasses -= 1;
      };
      const replicated = monitor.whenReplicated();
      if (replicated) replicated.then(end);
      else end();
    },
    get state() {
      return { isUsed: monitor.use !== undefined, lagSeconds: monitor.lagMs / 1000 };
    },
    async close() {
      await monitor.close();
      await connections.close();
    },
  };
}

/** A limit of the caller, or the time limit of the statement: the primary would only need as long again. */
const isFinal = (error: unknown): boolean =>
  error instanceof TooManyAtOnce ||
  error instanceof TooCostly ||
  hasSqlstate(error, sqlstate.queryCanceled);

/** Logs once when reads go to the primary, and once when they return. */
function logAbsence(log: ReplicaOptions['log']) {
  let since: number | undefined;
  return {
    begin: (reason: string) => {
      if (since !== undefined) return;
      since = performance.now();
      log('error', { reason }, 'the replica is not used: reads go to the primary');
    },
    end: () => {
      if (since === undefined) return;
      const seconds = Math.round((performance.now() - since) / 1000);
      since = undefined;
      log('info', { seconds }, 'the replica is used again');
    },
  };
}
