import type { IsLiveSession } from '../http/identity/live-sessions.ts';
import type { Keys } from '../jwt/jwt.ts';
import { JwtError } from '../jwt/jwt-error.ts';
import type { Identity } from '../postgres/request-context.ts';

// Identifies the caller of a channel by the claims of its token, or of the key of its socket.

export interface Caller {
  role: string;
  /** JSON for PostgreSQL's settings. Callers with the same text have the same rights. */
  claims: string;
  identity: Identity;
  /** Unix seconds; infinite for an opaque key. */
  expiresAt: number;
  sessionId: string | undefined;
  /** True if the key or token was revoked after it was accepted. */
  isRevoked: () => boolean;
}

export class AccessDenied extends Error {}

export interface Access {
  identify: (token: string) => Promise<Caller>;
}

export function createAccess(
  keys: Pick<Keys, 'verify' | 'opaqueRole' | 'isRevoked'>,
  isLiveSession: IsLiveSession,
): Access {
  const identify = async (token: string): Promise<Caller> => {
    const opaque = keys.opaqueRole(token);
    if (opaque) {
      const claims = { role: opaque };
      return {
        role: opaque,
        claims: JSON.stringify(claims),
        identity: { role: opaque, claims },
        expiresAt: Number.POSITIVE_INFINITY,
        sessionId: undefined,
        isRevoked: () => keys.opaqueRole(token) !== opaque,
      };
    }
    const claims = await keys.verify(token).catch((error: unknown) => {
      throw error instanceof JwtError ? toAccessDenied(token, error) : error;
    });
    const { role, exp, session_id: sessionId } = claims;
    if (typeof role !== 'string' || typeof exp !== 'number') {
      throw new AccessDenied('InvalidJWTToken: Fields `role` and `exp` are required in JWT');
    }
    if (exp * 1000 <= Date.now()) throw new AccessDenied(expiryMessage(exp));
    if (typeof sessionId === 'string' && !(await isLiveSession(sessionId))) {
      throw new AccessDenied('InvalidJWTToken: The session of this token has ended');
    }
    return {
      role,
      claims: JSON.stringify(claims),
      identity: { role, claims },
      expiresAt: exp,
      sessionId: typeof sessionId === 'string' ? sessionId : undefined,
      isRevoked: () => keys.isRevoked(claims),
    };
  };

  return { identify };
}

export function expiryMessage(expiresAt: number): string {
  const seconds = Math.max(0, Math.floor(Date.now() / 1000 - expiresAt));
  return `InvalidJWTToken: Token has expired ${seconds} seconds ago`;
}

function toAccessDenied(token: string, cause: JwtError): AccessDenied {
  if (cause.reason === 'expired')
    return new AccessDenied(expiryMessage(unverifiedExpiry(token)), { cause });
  if (cause.reason === 'malformed') {
    return new AccessDenied('MalformedJWT: The token provided is not a valid JWT', { cause });
  }
  return new AccessDenied('JwtSignatureError: Failed to validate JWT signature', { cause });
}

/** Reads the claims without verifying them, which is enough for an error message. */
function unverifiedExpiry(token: string): number {
  const payload = token.split('.')[1] ?? '';
  const claims: { exp?: number } = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
  return claims.exp ?? 0;
}
