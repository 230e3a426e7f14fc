import { LRUCache } from 'lru-cache';
import { isUuid } from '../../../domain/limits.ts';
import type { Database } from '../../postgres/database.ts';

/** Returns whether a session exists; without a promise if this process has it cached. */
export type IsLiveSession = (sessionId: string) => boolean | Promise<boolean>;

const endedChannel = 'session_ended';
const changedChannel = 'session_changed';
const maxKnown = 20_000;

/** The cached end of a session that is over. It is in the past, and the exact time does not matter. */
const ended = 0;

/**
 * Asks the database once per session and process. Triggers on auth.sessions notify every process of each session that
 * ends, in whatever way, and of each whose end is moved.
 */
export async function createIsLiveSession(
  database: Pick<Database, 'query' | 'listen' | 'onReconnect'>,
  now: () => number = Date.now,
): Promise<IsLiveSession> {
  /** Until when sessions last, in Unix milliseconds. */
  const liveUntilBySession = new LRUCache<string, number>({ max: maxKnown });
  let generation = 0;
  await database.listen(endedChannel, (sessionId) => liveUntilBySession.set(sessionId, ended));
  await database.listen(changedChannel, (sessionId) => {
    generation += 1;
    liveUntilBySession.delete(sessionId);
  });
  // Sessions may have ended while no notification could arrive.
  database.onReconnect(() => {
    generation += 1;
    liveUntilBySession.clear();
  });

  const querySession = async (sessionId: string): Promise<boolean> => {
    const before = generation;
    const { rows } = await database.query<{ not_after: Date | null }>(
      'select not_after from auth.sessions where id = $1',
      [sessionId],
    );
    const [session] = rows;
    const end = session ? (session.not_after?.getTime() ?? Number.POSITIVE_INFINITY) : ended;
    // The session may have ended after the query had read it.
    const isLive = end > now() && liveUntilBySession.get(sessionId) !== ended;
    if (before === generation) liveUntilBySession.set(sessionId, isLive ? end : ended);
    return isLive;
  };

  return (sessionId) => {
    const end = liveUntilBySession.get(sessionId);
    return end === undefined ? isUuid(sessionId) && querySession(sessionId) : end > now();
  };
}
