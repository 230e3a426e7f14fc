import type { Database } from '../../postgres/database.ts';
import { db } from '../../postgres/query.ts';

// Every call with an API token is in the audit log, under the name of the token. The first call of a kind is written at
// once, and the others of the same minute together, with their number.

type TokenCall = { tokenId: string; staffId: string; method: string; url: string };
export type RecordTokenCall = (call: TokenCall) => void;

const windowMs = 60_000;
const maxWindows = 5_000;
const maxTargetLength = 120;

type Options = { database: Pick<Database, 'query'>; onError: (error: unknown) => void };

export function createRecordTokenCall({ database, onError }: Options): {
  record: RecordTokenCall;
  /** Writes the calls that have been counted, and waits for a write that is under way. */
  flush: () => Promise<void>;
} {
  const windows = new Map<string, { call: TokenCall; calls: number; end: NodeJS.Timeout }>();
  const writing = new Set<Promise<void>>();

  const write = (call: TokenCall, calls: number): void => {
    const insertion = insert(database, call, calls)
      .catch(onError)
      .finally(() => writing.delete(insertion));
    writing.add(insertion);
  };

  const close = (key: string): void => {
    const window = windows.get(key);
    windows.delete(key);
    if (!window) return;
    clearTimeout(window.end);
    if (window.calls > 0) write(window.call, window.calls);
  };

  return {
    record: (call) => {
      const key = [call.tokenId, call.method, targetOf(call.url)].join(' ');
      const window = windows.get(key);
      if (window) {
        window.calls += 1;
        return;
      }
      write(call, 1);
      if (windows.size >= maxWindows) return;
      windows.set(key, { call, calls: 0, end: setTimeout(() => close(key), windowMs).unref() });
    },
    flush: async () => {
      for (const key of windows.keys()) close(key);
      await Promise.all(writing);
    },
  };
}

async function insert(
  database: Pick<Database, 'query'>,
  { tokenId, staffId, method, url }: TokenCall,
  calls: number,
): Promise<void> {
  await database.query(
    db.insertInto('audit_log').values({
      actor_id: staffId,
      actor_role: 'authenticated',
      token_id: tokenId,
      action: 'call',
      table_name: 'api_tokens',
      row_id: `${method} ${targetOf(url)}`,
      row_count: calls,
    }),
  );
}

const afterHost = /^(?:https?:\/\/[^/]*)?([^?#]*)/;

/** The path without the query, in which filters may name people. */
function targetOf(url: string): string {
  const path = afterHost.exec(url)?.[1] ?? '';
  return path.replace(/[^\w/.-]/g, '…').slice(0, maxTargetLength);
}
