import type { Database } from '../../postgres/database.ts';

/** Which transactions had committed at some moment. */
export interface Snapshot {
  /** Everything below had ended. */
  xmin: bigint;
  /** Nothing from here on had begun. */
  xmax: bigint;
  /** Those between the two that were still running. */
  running: ReadonlySet<string>;
}

export async function takeSnapshot(database: Pick<Database, 'query'>): Promise<Snapshot> {
  const { rows } = await database.query('select pg_current_snapshot()::text as snapshot');
  return parseSnapshot(rows[0].snapshot);
}

/** PostgreSQL writes `xmin:xmax:running,running`. */
export function parseSnapshot(text: string): Snapshot {
  const [xmin = '0', xmax = '0', running = ''] = text.split(':');
  return { xmin: BigInt(xmin), xmax: BigInt(xmax), running: new Set(running.split(',')) };
}

export function hadCommitted({ xmin, xmax, running }: Snapshot, xid: string): boolean {
  const id = BigInt(xid);
  return id < xmin || (id < xmax && !running.has(xid));
}
