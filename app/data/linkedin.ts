import type { Outcome } from './auth-context.ts';
import { getBrowserClient } from './browser-client.ts';

/** Leaves for LinkedIn and comes back to this page, signed in. */
export async function signInWithLinkedin(anonKey: string): Promise<Outcome> {
  const { auth } = await getBrowserClient(anonKey);
  const { origin, pathname, search } = window.location;
  return auth.signInWithOAuth({
    provider: 'linkedin_oidc',
    options: { redirectTo: `${origin}${pathname}${search}` },
  });
}
