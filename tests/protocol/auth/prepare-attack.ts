import { credentials } from '../../fixtures/auth/auth-server.ts';
import { prepareTwoAccounts } from './prepare-two-accounts.ts';

/** Decodes a part of a JWT. */
export const decode = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString());

/** Sessions of an account, and of its attacker. */
export function prepareAttack() {
  const server = prepareTwoAccounts();

  async function signIn(email = credentials.email) {
    const { data } = await server.client().auth.signInWithPassword({ ...credentials, email });
    if (!data.session) throw new Error('no session');
    return data.session;
  }

  return { server, signIn };
}
