import { Browser } from '../../fixtures/site/browser.ts';
import type { Fault } from '../fault.ts';
import { member, type World } from '../world.ts';

// Sign-in through the identity provider fails with "try again"; nothing else is affected.

export const providerDown: Fault = {
  name: 'The identity provider is down',
  how: 'No process listens on its port, first before the server has ever reached it, then between the sign-in there and the redirect back.',
  allowedErrors: /^auth 503 unexpected_failure$/,
  run: async ({ world, wait, fetch }) => {
    await fetch(`${authorize(world)}&skip_http_redirect=true`);
    await wait(3);
    await world.provider.restart();

    const browser = new Browser();
    const way = await callbackOf(browser, world);
    await world.provider.stop();
    const failed = await browser.fetch(way);
    expectError(failed.headers.get('location') ?? '');
    await wait(3);
    const [before] = await accounts(world);
    if (before) throw new Error('An account was made without the provider');

    await world.provider.restart();
    const { url } = await new Browser().visit(authorize(world));
    if (!url.hash.includes('access_token=')) throw new Error(`The sign-in ended at ${url}`);
    const made = await accounts(world);
    if (made.length !== 1) throw new Error(`${made.length} accounts were made`);
  },
};

const authorize = ({ url }: World) =>
  `${url}/auth/v1/authorize?provider=linkedin_oidc&login_hint=${member.sub}&redirect_to=${encodeURIComponent('https://elsewhere.example')}`;

const accounts = ({ query }: World) =>
  query('select from auth.users where email = $1', [member.email]);

/** Follows the redirects up to the provider's response, and does not submit it. */
async function callbackOf(browser: Browser, world: World): Promise<string> {
  let url = authorize(world);
  while (!url.startsWith(`${world.url}/auth/v1/callback`)) {
    const response = await browser.fetch(url);
    const next = response.headers.get('location');
    if (!next) throw new Error(`${url} responded with ${response.status}`);
    url = new URL(next, url).href;
  }
  return url;
}

function expectError(location: string): void {
  if (!location.includes('error_code=unexpected_failure')) {
    throw new Error(`Without the provider the sign-in ended at ${location}`);
  }
}
