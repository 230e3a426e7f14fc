import { createFindStaff } from '../../http/identity/find-staff.ts';
import { createIdentifyToken } from '../../http/identity/identify-token.ts';
import { createIdentify } from '../../http/identity/identity.ts';
import { createIsStaff } from '../../http/identity/is-staff.ts';
import { createIsLiveSession } from '../../http/identity/live-sessions.ts';
import { createRecordSessionUse } from '../../http/identity/record-session-use.ts';
import { createRecordTokenCall } from '../../http/identity/record-token-call.ts';
import type { Keys } from '../../jwt/jwt.ts';
import type { Database } from '../../postgres/database.ts';
import type { Logger } from '../../support/logger.ts';

type Parts = { database: Database; keys: Keys; logger: Logger };

/** Creates the parts that identify the caller of a request, by a session or an API token. */
export async function createIdentification({ database, keys, logger }: Parts) {
  const isLiveSession = await createIsLiveSession(database);
  const recordSessionUse = createRecordSessionUse(database, (error) =>
    logger.warn({ err: error }, 'use of a session not recorded'),
  );
  const onTokenError = (error: unknown) =>
    logger.warn({ err: error }, 'use of an API token not recorded');
  const tokenCalls = createRecordTokenCall({ database, onError: onTokenError });
  const identifyToken = createIdentifyToken({
    database,
    recordCall: tokenCalls.record,
    onError: onTokenError,
  });
  const identify = createIdentify(keys, isLiveSession, recordSessionUse, identifyToken);
  const isStaff = createIsStaff(database);
  return {
    isLiveSession,
    identify,
    isStaff,
    findStaff: createFindStaff({ identify, isStaff }),
    /** Writes the recorded calls with API tokens that are not stored yet. */
    flush: tokenCalls.flush,
  };
}
