import { LRUCache } from 'lru-cache';
import type { Database } from '../../postgres/database.ts';

export type RecordSessionUse = (sessionId: string) => void;

const intervalMs = 60_000;
const maxKnown = 20_000;

/**
 * Records that a session is in use, at most once a minute per session, so that most requests write nothing. The
 * request does not wait for it.
 */
export function createRecordSessionUse(
  database: Pick<Database, 'query'>,
  onError: (error: unknown) => void = () => undefined,
): RecordSessionUse {
  const recent = new LRUCache<string, true>({ max: maxKnown, ttl: intervalMs });
  return (sessionId) => {
    if (recent.has(sessionId)) return;
    recent.set(sessionId, true);
    database
      .query(
        // Another process may have recorded it.
        `update auth.sessions set used_at = now()
         where id = $1 and (used_at is null or used_at < now() - make_interval(secs => $2))`,
        [sessionId, intervalMs / 1000],
      )
      .catch(onError);
  };
}
