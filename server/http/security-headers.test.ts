import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { Environment } from './environment.ts';
import { securityHeaders } from './security-headers.ts';

const headersOf = async (https: boolean, own: Record<string, string> = {}) => {
  const app = new Hono<Environment>()
    .use(securityHeaders({ https }))
    .get('/', (c) => c.text('', 200, own));
  return (await app.request('/')).headers;
};

it('asks browsers for https only where the site has it', async () => {
  expect((await headersOf(true)).get('strict-transport-security')).toContain('max-age=31536000');
  expect((await headersOf(false)).get('strict-transport-security')).toBeNull();
});

it('lets an answer that is no page load nothing, and nobody frame it', async () => {
  const headers = await headersOf(false);
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(headers.get('x-frame-options')).toBe('DENY');
});

it('leaves a policy alone that a page brings itself', async () => {
  const headers = await headersOf(false, { 'content-security-policy': "default-src 'self'" });
  expect(headers.get('content-security-policy')).toBe("default-src 'self'");
});
