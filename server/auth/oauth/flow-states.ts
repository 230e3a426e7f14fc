import { randomUUID } from 'node:crypto';
import type { Row } from '../../postgres/kysely-types.ts';
import { type Query, requireRow } from '../../postgres/query.ts';
import { base64urlDigest, hexDigest, isSameDigest } from '../digest.ts';
import { AuthError, invalid } from '../errors.ts';

// The state of a sign-in flow that leaves the page and returns, with its PKCE challenge.

export interface Challenge {
  codeChallenge: string;
  method: 's256' | 'plain';
}

/** A sign-in at a provider that has begun. `invite_token` is the hash of the invitation's token, if it accepts one. */
export type FlowState = Row<'auth.flow_state'>;

const codeLifetimeSeconds = 300;

export function parseChallenge(
  challenge: string | undefined,
  method: string | undefined,
): Challenge | undefined {
  if (!challenge && !method) return undefined;
  if (!challenge || !method) {
    throw invalid('PKCE flow requires code_challenge_method and code_challenge');
  }
  if (!/^[A-Za-z0-9\-._~]{43,128}$/.test(challenge)) {
    throw invalid('code_challenge must be 43 to 128 characters of A-Z, a-z, 0-9, -, ., _ or ~');
  }
  const lower = method.toLowerCase();
  if (lower !== 's256' && lower !== 'plain') {
    throw invalid('invalid PKCE code challenge method');
  }
  return { codeChallenge: challenge, method: lower };
}

/** The account to which an identity will be linked. The session is undefined for a token of another service. */
export interface LinkingAccount {
  userId: string;
  sessionId: string | undefined;
}

interface NewFlow {
  provider: string;
  method: string;
  userId?: string;
  challenge?: Challenge;
  referrer?: string;
  linking?: LinkingAccount;
  inviteTokenHash?: string;
}

export async function createFlowState(query: Query, flow: NewFlow): Promise<string> {
  const created = await query<Pick<FlowState, 'id'>>(
    `insert into auth.flow_state (provider_type, authentication_method, user_id, code_challenge,
       code_challenge_method, referrer, linking_target_id, linking_session_id, invite_token)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    [
      flow.provider,
      flow.method,
      flow.userId ?? null,
      flow.challenge?.codeChallenge ?? null,
      flow.challenge?.method ?? null,
      flow.referrer ?? null,
      flow.linking?.userId ?? null,
      flow.linking?.sessionId ?? null,
      flow.inviteTokenHash ?? null,
    ],
  );
  return requireRow(created).id;
}

/** Issues a code that can be exchanged once, together with the PKCE verifier. */
export async function issueAuthCode(
  query: Query,
  flowId: string,
  userId: string,
  tokens: { access?: string; refresh?: string } = {},
): Promise<string> {
  const code = randomUUID();
  await query(
    `update auth.flow_state set user_id = $2, auth_code = $3, auth_code_issued_at = now(),
       provider_access_token = $4, provider_refresh_token = $5, updated_at = now()
     where id = $1`,
    [flowId, userId, hexDigest(code), tokens.access ?? null, tokens.refresh ?? null],
  );
  return code;
}

/** Returns the flow of a code and deletes it. */
export async function redeemAuthCode(
  query: Query,
  code: string,
  verifier: string,
): Promise<FlowState> {
  const { rows } = await query<FlowState>(
    'select * from auth.flow_state where auth_code = $1 for update',
    [hexDigest(code)],
  );
  const [flow] = rows;
  if (!flow?.user_id) {
    throw new AuthError(
      404,
      'flow_state_not_found',
      'invalid flow state, no valid flow state found',
    );
  }
  if (isOlderThan(flow.auth_code_issued_at, codeLifetimeSeconds)) {
    throw new AuthError(422, 'flow_state_expired', 'invalid flow state, flow state has expired');
  }
  if (!matchesChallenge(flow, verifier)) {
    throw new AuthError(
      400,
      'bad_code_verifier',
      'code challenge does not match previously saved code verifier',
    );
  }
  await query('delete from auth.flow_state where id = $1', [flow.id]);
  return flow;
}

export function isOlderThan(time: Date | null, seconds: number): boolean {
  return !time || time.getTime() + seconds * 1000 < Date.now();
}

function matchesChallenge(flow: FlowState, verifier: string): boolean {
  if (!flow.code_challenge) return false;
  const expectedChallenge =
    flow.code_challenge_method === 'plain' ? verifier : base64urlDigest(verifier);
  return isSameDigest(hexDigest(expectedChallenge), hexDigest(flow.code_challenge));
}
