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
  /** Calls from outside by visitors, with or without an account. */
  visitors: Group;
  /** Anonymous reads of the server's own pages. */
  pages: Group;
  /** Staff, and the server on behalf of signed-in users. */
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

/** Limits on the statements of one client that wait for a connection. */
export const clientQueue = { queued: 50, maxWaitMs: 5_000 };

/** Limits on the statements for files that clients request: short ones, one at a time on each connection. */
export function divideFileQueries(poolSize: number) {
  const connections = Math.max(2, Math.ceil(poolSize * 0.2));
  return {
    total: connections,
    // One client leaves a connection to others.
    concurrent: connections - 1,
    queued: 200,
    totalQueued: 2_000,
    maxWaitMs: clientQueue.maxWaitMs,
  };
}
