import { LRUCache } from 'lru-cache';
import { apiTokenCalls } from '../../../domain/api/token.ts';
import { JwtError } from '../../jwt/jwt-error.ts';
import type { Database } from '../../postgres/database.ts';
import { TooManyAtOnce } from '../../postgres/limit-errors.ts';
import type { Identity } from '../../postgres/request-context.ts';
import type { ApiRequest } from '../api-request.ts';
import { createLimiter } from '../middleware/rate-limit.ts';
import { hashApiToken, isWellFormed } from './api-token.ts';
import type { RecordTokenCall } from './record-token-call.ts';

type TokenRequest = Pick<ApiRequest, 'headers' | 'url'> & { method?: string };
export type IdentifyToken = (token: string, request: TokenRequest) => Promise<Identity>;

/** The role of requests with an API token. */
export const tokenRole = 'api_token';

/** Time for which an identity is cached. The database still checks the token with every statement. */
const cacheMs = 5_000;
const useIntervalMs = 60_000;

type Options = {
  database: Pick<Database, 'query'>;
  recordCall: RecordTokenCall;
  onError: (error: unknown) => void;
};

type TokenRow = { id: string; created_by: string };

/** Identifies an API token as the administrator who created it, with the rights of its scopes. */
export function createIdentifyToken({ database, recordCall, onError }: Options): IdentifyToken {
  const identityByToken = new LRUCache<string, Identity>({ max: 1_000, ttl: cacheMs });
  const recentlyUsed = new LRUCache<string, true>({ max: 1_000, ttl: useIntervalMs });
  // A function identifies its caller more than once, but the request counts once.
  const counted = new WeakSet<object>();
  const secondsToWait = createLimiter({ name: tokenRole, database, ...apiTokenCalls, lease: 10 });

  const getIdentity = async (token: string): Promise<Identity> => {
    const hash = hashApiToken(token);
    const cachedIdentity = identityByToken.get(hash);
    if (cachedIdentity) return cachedIdentity;
    const { rows } = await database.query<TokenRow>(
      `select id, created_by from public.api_tokens
       where token_hash = $1 and created_by is not null and revoked_at is null and expires_at > now()`,
      [hash],
    );
    const [row] = rows;
    if (!row) throw unknownToken();
    const claims = { sub: row.created_by, role: 'authenticated', token_id: row.id };
    const identity = { role: tokenRole, claims };
    identityByToken.set(hash, identity);
    return identity;
  };

  const recordUse = (id: string) => {
    if (recentlyUsed.has(id)) return;
    recentlyUsed.set(id, true);
    database
      .query(
        // Another process may have recorded it.
        `update public.api_tokens set last_used_at = date_trunc('minute', now())
         where id = $1 and (last_used_at is null or last_used_at < now() - make_interval(secs => $2))`,
        [id, useIntervalMs / 1000],
      )
      .catch(onError);
  };

  return async (token, request) => {
    if (!isWellFormed(token)) throw unknownToken();
    const identity = await getIdentity(token);
    if (counted.has(request)) return identity;
    counted.add(request);
    const { token_id: id, sub } = identity.claims as { token_id: string; sub: string };
    const wait = await secondsToWait(id);
    if (wait > 0) throw new TooManyAtOnce(Math.ceil(wait));
    recordUse(id);
    recordCall({ tokenId: id, staffId: sub, method: request.method ?? '', url: request.url });
    return identity;
  };
}

const unknownToken = () =>
  new JwtError('session_ended', 'The API token is unknown, expired or revoked');
