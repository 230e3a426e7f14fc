import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeEach } from 'vitest';
import { ageSessions } from '../../../fixtures/auth/age-sessions.ts';
import { password } from '../../../fixtures/auth/auth-server.ts';
import { allowReuseOfCodes, codeOf, enroll } from '../../../fixtures/auth/totp.ts';
import { prepareAuthServer } from '../../../fixtures/prepare-server.ts';

// Somebody finds a session that was left open. They must not be able to take over the account with it: a change of
// password, factors or identities needs proof that the person is the owner.

/** An account, its sessions of any age, and what needs a recent proof. */
export function prepareProof() {
  const account = {} as { email: string };
  const thiefPassword = 'the password of a thief';
  const rejected = { status: 400, code: 'current_password_required' };
  const linkedin = { clientId: 'alpaca', clientSecret: 'secret', issuer: 'http://127.0.0.1:9' };
  const server = prepareAuthServer({ manualLinking: true, linkedin });
  let count = 0;

  beforeEach(async () => {
    count += 1;
    account.email = `owner${count}@people.example`;
    await server.admin.auth.admin.createUser({
      email: account.email,
      password,
      email_confirm: true,
    });
  });

  async function signIn(): Promise<SupabaseClient> {
    const client = server.client();
    const { error } = await client.auth.signInWithPassword({ email: account.email, password });
    if (error) throw error;
    return client;
  }

  const age = (by = '11 minutes') => ageSessions(server.database, account.email, by);

  async function verifyFactor({ auth }: SupabaseClient, factorId: string, code: string) {
    const { error } = await auth.mfa.challengeAndVerify({ factorId, code });
    await allowReuseOfCodes(server.database);
    if (error) throw error;
  }

  async function addFactor(client: SupabaseClient, friendlyName = 'Phone') {
    const { factorId, secret } = await enroll(client, friendlyName);
    await verifyFactor(client, factorId, codeOf(secret));
    return { factorId, createCode: () => codeOf(secret) };
  }

  async function request(client: SupabaseClient, method: string, path: string, body?: object) {
    const response = await server.requestAs(client, method, path, body);
    const content = await response.json();
    return { status: response.status, code: content.error_code, codes: content.codes };
  }

  const createRecoveryCodes = (client: SupabaseClient) =>
    request(client, 'POST', '/factors/recovery-codes');
  const changePassword = ({ auth }: SupabaseClient) => auth.updateUser({ password: thiefPassword });

  return {
    account,
    thiefPassword,
    rejected,
    server,
    signIn,
    age,
    verifyFactor,
    addFactor,
    request,
    createRecoveryCodes,
    changePassword,
  };
}
