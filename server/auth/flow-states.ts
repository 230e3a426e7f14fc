import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Query } from '../postgres/query.ts';
import { AuthError, invalid } from './errors.ts';

// A flow that leaves the page and comes back: what was asked for, and the proof of who asked.

export interface Challenge {
  codeChallenge: string;
  method: 's256' | 'plain';
}

export interface FlowState {
  id: string;
  user_id: string | null;
  linking_target_id: string | null;
  provider_type: string;
  authentication_method: string;
  code_challenge: string | null;
  code_challenge_method: 's256' | 'plain' | null;
  referrer: string | null;
  /** Hash of the token of an invitation that is accepted by way of a provider. */
  invite_token: string | null;
  provider_access_token: string | null;
  provider_refresh_token: string | null;
  auth_code_issued_at: Date | null;
  created_at: Date;
}

export const codeLifetimeSeconds = 300;

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

interface NewFlow {
  provider: string;
  method: string;
  userId?: string;
  challenge?: Challenge;
  referrer?: string;
  linkingTargetId?: string;
  inviteTokenHash?: string;
}

export async function createFlowState(query: Query, flow: NewFlow): Promise<string> {
  const { rows } = await query(
    `insert into auth.flow_state (provider_type, authentication_method, user_id, code_challenge,
       code_challenge_method, referrer, linking_target_id, invite_token)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    [
      flow.provider,
      flow.method,
      flow.userId ?? null,
      flow.challenge?.codeChallenge ?? null,
      flow.challenge?.method ?? null,
      flow.referrer ?? null,
      flow.linkingTargetId ?? null,
      flow.inviteTokenHash ?? null,
    ],
  );
  return rows[0].id;
}

/** A code good for one exchange by whoever knows the verifier. */
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
    [flowId, userId, hash(code).toString('hex'), tokens.access ?? null, tokens.refresh ?? null],
  );
  return code;
}

/** The flow a code belongs to; it is gone once the transaction succeeds. */
export async function redeemAuthCode(
  query: Query,
  code: string,
  verifier: string,
): Promise<FlowState> {
  const { rows } = await query('select * from auth.flow_state where auth_code = $1 for update', [
    hash(code).toString('hex'),
  ]);
  const flow: FlowState | undefined = rows[0];
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
  if (!answersChallenge(flow, verifier)) {
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

function answersChallenge(flow: FlowState, verifier: string): boolean {
  if (!flow.code_challenge) return false;
  const answer =
    flow.code_challenge_method === 'plain' ? verifier : hash(verifier).toString('base64url');
  return timingSafeEqual(hash(answer), hash(flow.code_challenge));
}

const hash = (text: string) => createHash('sha256').update(text).digest();
