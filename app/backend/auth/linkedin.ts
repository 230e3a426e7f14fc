import { getBrowserClient } from '../browser-client.ts';
import type { Outcome } from './auth-context.ts';
import { expectReturn } from './expected-return.ts';

/** Redirects to LinkedIn, which redirects back to this page with a session. */
export async function signInWithLinkedin(anonKey: string): Promise<Outcome> {
  const { origin, pathname, search } = window.location;
  try {
    const { auth } = await getBrowserClient(anonKey);
    expectReturn();
    return await auth.signInWithOAuth({
      provider: 'linkedin_oidc',
      options: { redirectTo: `${origin}${pathname}${search}` },
    });
  } catch (error) {
    return { error: { message: String(error) } };
  }
}
