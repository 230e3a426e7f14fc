import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeEach } from 'vitest';
import {
  type Authenticator,
  createAuthenticator,
  type Deviations,
} from '../../../fixtures/auth/authenticator.ts';
import { prepareAuthServer } from '../../../fixtures/prepare-server.ts';
import * as passkeys from './passkey-client.ts';

type Owner = { email: string; client: SupabaseClient; authenticator: Authenticator };

/** A server, and for each test a new account with a device that has no passkey yet. */
export function preparePasskeys() {
  const server = prepareAuthServer();
  const owner = {} as Owner;
  let count = 0;

  beforeEach(async () => {
    count += 1;
    owner.email = `owner${count}@people.example`;
    owner.client = await server.createAndSignIn(owner.email);
    owner.authenticator = createAuthenticator();
  });

  return {
    server,
    owner,
    register: (client = owner.client, device = owner.authenticator, deviations?: Deviations) =>
      passkeys.register(client, device, deviations),
    start: (visitor = server.client()) => passkeys.start(visitor),
    signIn: (device = owner.authenticator, deviations?: Deviations) =>
      passkeys.signIn(server.client(), device, deviations),
    notices: async () => (await server.mails(owner.email)).map(({ template }) => template),
  };
}
