import { type JWTPayload, SignJWT } from 'jose';
import { jwtSecret } from '../../tests/e2e/support/settings.ts';

/** A token that the product accepts when it uses the secret of the tests. */
export function signToken(claims: JWTPayload & { role: string }): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt()
    .setExpirationTime('1 hour')
    .sign(new TextEncoder().encode(jwtSecret));
}
