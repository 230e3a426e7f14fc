import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { Environment } from '../environment.ts';
import { securityHeaders } from './security-headers.ts';

const headersOf = async (https: boolean, own: Record<string, string> = {}) => {
  const app = new Hono<Environment>()
    .use(securityHeaders({ https }))
    .get('/', (c) => c.text('', 200, own));
  return (await app.request('/')).headers;
};

it('sends HSTS only if the site uses https', async () => {
  expect((await headersOf(true)).get('strict-transport-security')).toContain('max-age=31536000');
  expect((await headersOf(false)).get('strict-transport-security')).toBeNull();
});

it('forbids other responses than pages to load anything or to be framed', async () => {
  const headers = await headersOf(false);
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(headers.get('x-frame-options')).toBe('DENY');
});

it('keeps a policy that the page sets itself', async () => {
  const headers = await headersOf(false, { 'content-security-policy': "default-src 'self'" });
  expect(headers.get('content-security-policy')).toBe("default-src 'self'");
});
