import { password } from '../../../fixtures/auth/auth-server.ts';
import { prepareAuthServer } from '../../../fixtures/prepare-server.ts';

/** A server with its admin API, which creates confirmed users. */
export function prepareAdmin() {
  const server = prepareAuthServer();
  const admin = () => server.admin.auth.admin;

  async function create(email: string) {
    const { data, error } = await admin().createUser({ email, password, email_confirm: true });
    if (!data.user) throw error;
    return data.user;
  }

  return { server, admin, create };
}
