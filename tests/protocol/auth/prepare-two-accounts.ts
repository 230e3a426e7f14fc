import { beforeAll } from 'vitest';
import { credentials } from '../../fixtures/auth/auth-server.ts';
import { prepareAuthServer } from '../../fixtures/prepare-server.ts';

/** A server with two accounts, of which the second one attacks. */
export function prepareTwoAccounts() {
  const server = prepareAuthServer();

  beforeAll(async () => {
    for (const email of [credentials.email, 'mallory@people.example']) {
      await server.admin.auth.admin.createUser({ ...credentials, email, email_confirm: true });
    }
  });

  return server;
}
