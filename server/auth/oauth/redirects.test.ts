import { expect, it } from 'vitest';
import { isAllowedRedirect } from './redirects.ts';

const loopback = ['http://localhost:5173/dev', 'http://127.0.0.1:9999/dev', 'https://[::1]:8443/'];

it.each(['https://alpaca.example', 'http://10.0.0.5:3000'])(
  'does not allow loopback URLs for the site %s',
  (siteUrl) => {
    for (const url of loopback) {
      expect(isAllowedRedirect({ siteUrl, redirectUrls: [] }, url)).toBe(false);
    }
  },
);

it.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
  'allows other ports for a local site at %s',
  (siteUrl) => {
    for (const url of loopback) {
      expect(isAllowedRedirect({ siteUrl, redirectUrls: [] }, url)).toBe(true);
    }
    expect(isAllowedRedirect({ siteUrl, redirectUrls: [] }, 'http://localhost.evil.example/')).toBe(
      false,
    );
  },
);

it('allows a loopback URL on the list', () => {
  const rules = { siteUrl: 'https://alpaca.example', redirectUrls: ['http://127.0.0.1:*/**'] };
  expect(isAllowedRedirect(rules, 'http://127.0.0.1:9999/dev')).toBe(true);
});
