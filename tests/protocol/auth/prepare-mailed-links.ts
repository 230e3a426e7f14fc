import { password } from '../../fixtures/auth/auth-server.ts';
import { prepareAuthServer } from '../../fixtures/prepare-server.ts';
import { openLink } from '../../fixtures/site/open-link.ts';

/** A server whose mailed links may lead to a partner, and their redirects. */
export function prepareMailedLinks() {
  const server = prepareAuthServer({ redirectUrls: ['https://*.partner.example/**'] });

  const createConfirmed = (email: string) =>
    server.admin.auth.admin.createUser({ email, password, email_confirm: true });

  /** Presses the button and returns the redirect target with its query and fragment. */
  async function openAndConfirm(link: string) {
    const response = await openLink(link);
    const target = new URL(response.headers.get('location') ?? '');
    return {
      status: response.status,
      target: `${target.origin}${target.pathname}`,
      query: Object.fromEntries(target.searchParams),
      fragment: Object.fromEntries(new URLSearchParams(target.hash.slice(1))),
    };
  }

  return { server, createConfirmed, openAndConfirm };
}
