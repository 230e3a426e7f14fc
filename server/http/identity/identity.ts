import type { Claims, Keys } from '../../jwt/jwt.ts';
import { JwtError } from '../../jwt/jwt-error.ts';
import type { Identity } from '../../postgres/request-context.ts';
import type { ApiRequest } from '../api-request.ts';
import { looksLikeApiToken } from './api-token.ts';
import type { IdentifyToken } from './identify-token.ts';
import type { IsLiveSession } from './live-sessions.ts';
import type { RecordSessionUse } from './record-session-use.ts';

/** Returns the role and claims of a request; throws a JwtError for an invalid token. */
export type Identify = (
  request: Pick<ApiRequest, 'headers' | 'url'>,
) => Identity | Promise<Identity>;

export const anonymous: Identity = { role: 'anon', claims: { role: 'anon' } };

const serviceRole: Identity = { role: 'service_role', claims: { role: 'service_role' } };
const bearer = /^Bearer +(\S+) *$/i;
const emptyBearer = /^Bearer *$/i;

/** Accepts the token of a session that has not ended, an API key or an API token. */
export function createIdentify(
  keys: Keys,
  isLiveSession: IsLiveSession,
  recordUse: RecordSessionUse = () => undefined,
  identifyToken?: IdentifyToken,
): Identify {
  const accept = (identity: Identity, sessionId: string, isLive: boolean): Identity => {
    const accepted = requireLive(identity, isLive);
    recordUse(sessionId);
    return accepted;
  };
  // Stays synchronous for a known token and session: it is on the path of every request.
  const identifyClaims = (claims: Claims): Identity | Promise<Identity> => {
    const identity = toIdentity(claims);
    const { session_id: sessionId } = claims;
    if (typeof sessionId !== 'string') return identity;
    const isLive = isLiveSession(sessionId);
    return typeof isLive === 'boolean'
      ? accept(identity, sessionId, isLive)
      : isLive.then((answer) => accept(identity, sessionId, answer));
  };

  return (request) => {
    const authorization = request.headers.get('authorization');
    if (authorization && emptyBearer.test(authorization))
      throw new JwtError('malformed', 'Empty JWT is sent in Authorization header');
    const token = authorization ? (bearer.exec(authorization)?.[1] ?? '') : findApiKey(request);
    if (!token) return anonymous;
    const verified = keys.findVerified(token);
    if (verified) return identifyClaims(verified);
    const role = keys.opaqueRole(token);
    if (role) return role === 'service_role' ? serviceRole : anonymous;
    // The key is not read from the query, which proxies log.
    if (identifyToken && looksLikeApiToken(token) && token !== findQueryKey(request))
      return identifyToken(token, request);
    const parts = token.split('.').length;
    if (parts !== 3) throw new JwtError('malformed', `Expected 3 parts in JWT; got ${parts}`);
    return keys.verify(token).then(identifyClaims);
  };
}

/** Without this check, row-level security would show no rows instead of an error, as if the data did not exist. */
function requireLive(identity: Identity, isLive: boolean): Identity {
  if (isLive) return identity;
  throw new JwtError('session_ended', 'The session of the JWT has ended');
}

/** Reads the API key from the header or the query: browsers cannot set headers on every kind of request. */
export function findApiKey(request: Pick<ApiRequest, 'headers' | 'url'>): string | null {
  return request.headers.get('apikey') || findQueryKey(request);
}

function findQueryKey({ url }: Pick<ApiRequest, 'url'>): string | null {
  if (!url.includes('apikey=')) return null;
  // The query is cut out of the text, because `new URL` throws if the Host header is invalid.
  return new URLSearchParams(url.split('?').slice(1).join('?')).get('apikey');
}

const isText = (value: unknown) => typeof value === 'string';
const isAudience = (aud: unknown) =>
  aud === undefined || isText(aud) || (Array.isArray(aud) && aud.every(isText));

/** One identity per verified token instead of one per request: the cache of tokens keeps the claims. */
const identities = new WeakMap<Claims, Identity>();

function toIdentity(claims: Claims): Identity {
  let identity = identities.get(claims);
  if (!identity) {
    // Other programs with the signing key may have written the claims, so their types are checked.
    const role: unknown = claims.role;
    if (role !== undefined && role !== null && typeof role !== 'string')
      throw new JwtError('claims', 'The role in the JWT is not a string');
    if (!isAudience(claims.aud))
      throw new JwtError('claims', `The JWT 'aud' claim must be a string or an array of strings`);
    identity = { role: claims.role || anonymous.role, claims };
    identities.set(claims, identity);
  }
  return identity;
}
