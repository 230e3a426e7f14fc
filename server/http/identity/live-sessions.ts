import { isUuid } from '../../../domain/limits.ts';
import type { Database } from '../../postgres/database.ts';
import { LRUCache } from 'lru-cache';

/** Returns whether a session exists; without a promise if this process knows the answer. */
export type IsLiveSession = (sessionId: string) => boolean | Promise<boolean>;

const channel = 'session_ended';
const maxKnown = 20_000;

/**
 * Asks the database once per session and process. A trigger on auth.sessions notifies every process of each session that
 * ends, in whatever way.
 */
export async function createIsLiveSession(
  database: Pick<Database, 'query' | 'listen' | 'onReconnect'>,
): Promise<IsLiveSession> {
  const known = new LRUCache<string, boolean>({ max: maxKnown });
  let connection = 0;
  await database.listen(channel, (sessionId) => known.set(sessionId, false));
  // Sessions may have ended while no notification could arrive.
  database.onReconnect(() => {
    connection += 1;
    known.clear();
  });

  const ask = async (sessionId: string): Promise<boolean> => {
    const before = connection;
    const { rowCount } = await database.query(
      'select from auth.sessions where id = $1 and coalesce(not_after > now(), true)',
      [sessionId],
    );
    // The session may have ended after the query had read it.
    const isLive = rowCount === 1 && known.get(sessionId) !== false;
    if (before === connection) known.set(sessionId, isLive);
    return isLive;
  };

  return (sessionId) => known.get(sessionId) ?? (isUuid(sessionId) && ask(sessionId));
}
