import type { CostBudgetOptions } from '../../support/cost-budget.ts';

// Each group of callers has its own connections: visitors who use up theirs slow down neither the
// pages of the site nor staff.

export interface Group {
  /** Exclusive connections, one statement at a time: for writes, and for reads not known to be fast. */
  connections: number;
  /** Pipelined connections for short reads. */
  pipelines: number;
  /** Maximum number of `connections` that one client may hold. */
  perClient: number;
}

export interface Groups {
  /** Anonymous calls from outside. */
  visitors: Group;
  /** Anonymous reads of the server's own pages. */
  pages: Group;
  signedIn: Group;
}

export function divideConnections(poolSize: number, pipelines: number): Groups {
  const share = (part: number) => Math.max(1, Math.ceil(poolSize * part));
  return {
    signedIn: { connections: poolSize, pipelines, perClient: share(0.8) },
    visitors: { connections: share(0.4), pipelines, perClient: share(0.2) },
    pages: { connections: share(0.2), pipelines: 1, perClient: Number.POSITIVE_INFINITY },
  };
}

/** A short read takes a thousandth of a second. */
export const defaultVisitorBudget: CostBudgetOptions = { burst: 20, perSecond: 1 };

/** Limits on the statements of one client that wait for a connection. */
export const clientQueue = { queued: 50, patience: 5_000 };
