import type { BrowserClient } from '../browser-client.ts';

/**
 * Asks the server whether the session is still valid. The client itself drops a session that was ended, and notifies
 * its listeners, but keeps the session of a removed account: nobody else could sign in until its token expires.
 */
export async function checkSession({ auth }: BrowserClient) {
  const response = await auth.getUser();
  if (response.error?.code === 'user_not_found') await auth.signOut({ scope: 'local' });
  return response;
}
