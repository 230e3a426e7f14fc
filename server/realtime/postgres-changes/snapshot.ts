import type { Database } from '../../postgres/database.ts';
import { requireRow } from '../../postgres/query.ts';

/** The transactions that had committed at a moment. */
export interface Snapshot {
  /** All transactions below had ended. */
  xmin: bigint;
  /** No transaction from here on had started. */
  xmax: bigint;
  /** Transactions between the two that were still running. */
  running: ReadonlySet<string>;
}

export async function takeSnapshot(database: Pick<Database, 'query'>): Promise<Snapshot> {
  const result = await database.query<{ snapshot: string }>(
    'select pg_current_snapshot()::text as snapshot',
  );
  return parseSnapshot(requireRow(result).snapshot);
}

/** Parses PostgreSQL's format `xmin:xmax:running,running`. */
export function parseSnapshot(text: string): Snapshot {
  const [xmin = '0', xmax = '0', running = ''] = text.split(':');
  return { xmin: BigInt(xmin), xmax: BigInt(xmax), running: new Set(running.split(',')) };
}

export function hadCommitted({ xmin, xmax, running }: Snapshot, xid: string): boolean {
  const id = BigInt(xid);
  return id < xmin || (id < xmax && !running.has(xid));
}
