import { SignJWT } from 'jose';
import { daySeconds } from '../../domain/units.ts';
import type { Claims } from './jwt.ts';
import type { KeySet } from './key-set.ts';

const tenYearsInSeconds = 10 * 365 * daySeconds;
const issuer = 'supabase';

/** Signs a key of the API, which stays valid for ten years. */
export const apiKey = (keySet: KeySet, role: string, issuedAt: number) =>
  sign(keySet, { iss: issuer, role }, issuedAt, tenYearsInSeconds);

export function sign(
  { active }: KeySet,
  claims: Claims,
  issuedAt: number,
  expiresIn: number,
): Promise<string> {
  return new SignJWT({
    ...claims,
    iat: claims.iat ?? issuedAt,
    exp: claims.exp ?? issuedAt + expiresIn,
  })
    .setProtectedHeader({ alg: 'ES256', kid: active.kid, typ: 'JWT' })
    .sign(active.privateKey);
}

export const unixNow = () => Math.floor(Date.now() / 1000);
