// Who shares connections with whom. Each group has its own, so that visitors who exhaust theirs
// leave the pages of the site and colleagues at work alone.

export interface Group {
  /** Connections that one statement has to itself: writes, and reads not known to be fast. */
  connections: number;
  /** Pipelined connections for short reads. */
  lanes: number;
  /** How many of the connections one client may hold. */
  perClient: number;
}

export interface Groups {
  /** Anonymous calls from outside. */
  visitors: Group;
  /** Anonymous reads of the server's own pages. */
  pages: Group;
  signedIn: Group;
}

export function divideConnections(poolSize: number, lanes: number): Groups {
  const share = (part: number) => Math.max(1, Math.ceil(poolSize * part));
  return {
    signedIn: { connections: poolSize, lanes, perClient: share(0.8) },
    visitors: { connections: share(0.4), lanes, perClient: share(0.2) },
    pages: { connections: share(0.2), lanes: 1, perClient: Number.POSITIVE_INFINITY },
  };
}

/** How many more of one client may wait for a connection, and for how many milliseconds. */
export const clientQueue = { queued: 50, patience: 5_000 };
