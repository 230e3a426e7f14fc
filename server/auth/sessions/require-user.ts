import { isUuid } from '../../../domain/limits.ts';
import type { Claims } from '../../jwt/jwt.ts';
import { JwtError } from '../../jwt/jwt-error.ts';
import { prepare } from '../../postgres/prepared-text.ts';
import type { Auth, AuthRequest } from '../context.ts';
import { AuthError } from '../errors.ts';
import { fromJsonRow } from '../users/json-rows.ts';
import { isBanned, type KnownUser, knownUserColumns, parseKnownUser } from '../users/users.ts';
import { needsSecondFactor, type Session } from './sessions.ts';

export interface SignedIn extends KnownUser {
  /** Undefined for a token that another service signed with the shared secret. */
  session: Session | undefined;
  aal: 'aal1' | 'aal2';
}

type SignedInRow = KnownUser & { session: Session | null };

const signedIn = prepare(
  `select ${knownUserColumns}, (
     select to_json(one) from auth.sessions as one
     where one.id = $2 and one.user_id = account.id and coalesce(one.not_after > now(), true)
   ) as session
   from auth.users as account where account.id = $1 and account.deleted_at is null`,
);

/** Returns the signed-in user; throws if a second factor is still required. */
export async function requireUser(auth: Auth, context: AuthRequest): Promise<SignedIn> {
  const signedIn = await requireSession(auth, context);
  if (await needsSecondFactor(auth.database.query, signedIn)) {
    throw new AuthError(403, 'insufficient_aal', 'AAL2 session is required');
  }
  return signedIn;
}

/**
 * Returns the signed-in user and session as stored now; a valid token alone is not enough. A second
 * factor may still be required, so this is only for endpoints that verify it or end the session.
 */
export async function requireSession(auth: Auth, context: AuthRequest): Promise<SignedIn> {
  const claims = await requireClaims(auth, context);
  const sub = claims.sub ?? '';
  if (!sub) throw badJwt('invalid claim: missing sub claim');
  if (!isUuid(sub)) throw badJwt('invalid claim: sub claim must be a UUID');
  if (claims.aud !== 'authenticated') throw badJwt('invalid claim: unexpected audience');
  const sessionId = typeof claims.session_id === 'string' ? claims.session_id : undefined;
  if (sessionId && !isUuid(sessionId)) throw badJwt('invalid claim: session_id');

  const { rows } = await auth.database.query<SignedInRow>(signedIn, [sub, sessionId ?? null]);
  const [row] = rows;
  if (!row) {
    throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  }
  if (sessionId && !row.session) {
    throw new AuthError(
      403,
      'session_not_found',
      'Session from session_id claim in JWT does not exist',
    );
  }
  const knownUser = parseKnownUser(row);
  if (isBanned(knownUser.user)) throw new AuthError(403, 'user_banned', 'User is banned');
  const session = row.session ? fromJsonRow(row.session) : undefined;
  return { ...knownUser, session, aal: session?.aal ?? 'aal1' };
}

/** Throws unless the request has the service key. */
export async function requireAdmin(auth: Auth, context: AuthRequest): Promise<void> {
  const token = requireBearer(context);
  const role = auth.keys.opaqueRole(token) ?? (await verify(auth, token)).role;
  if (role !== 'service_role' && role !== 'supabase_admin') {
    throw new AuthError(403, 'not_admin', 'User not allowed');
  }
}

async function requireClaims(auth: Auth, context: AuthRequest): Promise<Claims> {
  const token = requireBearer(context);
  if (auth.keys.opaqueRole(token)) throw badJwt('invalid claim: missing sub claim');
  return verify(auth, token);
}

function requireBearer(context: AuthRequest): string {
  const token = /^bearer +(\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1];
  if (token) return token;
  throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
}

async function verify(auth: Auth, token: string): Promise<Claims> {
  try {
    return await auth.keys.verify(token);
  } catch (error) {
    if (!(error instanceof JwtError)) throw error;
    throw badJwt(`invalid JWT: unable to parse or verify signature, ${error.message}`);
  }
}

const badJwt = (message: string) => new AuthError(403, 'bad_jwt', message);
