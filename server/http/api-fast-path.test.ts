import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../support/logger.ts';
import { apiFastPath } from './api-fast-path.ts';
import type { ApiRequest } from './api-request.ts';
import type { Environment } from './environment.ts';
import { type Listening, listen } from './listen.ts';

let server: Listening;
let url: string;
let wait = 0;
const long = JSON.stringify('long '.repeat(1_000));

async function handle(request: ApiRequest) {
  const { pathname } = new URL(request.url);
  const headers = { 'content-type': 'application/json' };
  if (pathname === '/api/broken') throw new Error('broken');
  if (pathname === '/api/long') return { status: 200, headers, body: long };
  if (pathname === '/api/nothing') return { status: 204, headers: {}, body: null };
  const requestBody = new TextDecoder().decode(await request.arrayBuffer());
  const own = { 'x-frame-options': 'SAMEORIGIN', 'access-control-allow-origin': 'elsewhere' };
  const body = JSON.stringify({ given: requestBody, who: request.headers.get('who') });
  return { status: 201, headers: { ...headers, ...own }, body };
}

beforeAll(async () => {
  const fastPath = apiFastPath({
    handles: ({ url = '' }) => url.startsWith('/api/'),
    handle,
    networkOf: () => '203.0.113.7',
    secondsToWait: () => wait,
    https: true,
    logger: createLogger('silent'),
    observe: () => undefined,
  });
  const app = new Hono<Environment>().all('*', (context) => context.text('behind'));
  server = await listen({ app, host: '127.0.0.1', port: 0, middleware: [fastPath] });
  url = `http://127.0.0.1:${server.port}`;
});

afterAll(() => server.close());

describe('apiFastPath', () => {
  it('passes on headers and body, and responds with all headers the middleware would set', async () => {
    const response = await fetch(`${url}/api/echo`, {
      method: 'POST',
      body: 'hello å',
      headers: { who: 'me' },
    });
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ given: 'hello å', who: 'me' });
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('strict-transport-security')).toContain('max-age');
    expect(response.headers.get('x-request-id')).toMatch(/^[\w-]{8,}$/);
    expect(response.headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-expose-headers')).toContain('Content-Range');
  });

  it('ignores the Host header when it reads the path', async () => {
    const asked = request(`${url}/api/nothing?a=1`, {
      headers: { host: 'x/api/long?a=' },
      agent: false,
    }).end();
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    response.resume();
    expect(response.statusCode).toBe(204);
  });

  it('keeps the request id of a proxy', async () => {
    const headers = { 'x-request-id': 'given-by-proxy' };
    const response = await fetch(`${url}/api/nothing`, { headers });
    expect(response.status).toBe(204);
    expect(response.headers.get('content-length')).toBeNull();
    expect(response.headers.get('x-request-id')).toBe('given-by-proxy');
  });

  it('compresses long bodies for clients that accept it', async () => {
    const packed = await fetch(`${url}/api/long`, { headers: { 'accept-encoding': 'gzip' } });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(packed.headers.get('vary')).toBe('accept-encoding');
    expect(await packed.text()).toBe(long);
    for (const accepted of ['identity', 'br, gzip;q=0']) {
      const plain = await fetch(`${url}/api/long`, { headers: { 'accept-encoding': accepted } });
      expect(plain.headers.get('content-encoding')).toBeNull();
      expect(await plain.text()).toBe(long);
    }
  });

  it('leaves unusual requests to the middleware', async () => {
    const behind = async (path: string, init: RequestInit & { duplex?: 'half' }) =>
      expect(await (await fetch(`${url}${path}`, init)).text()).toBe('behind');
    await behind('/elsewhere', {});
    await behind('/api/echo', { method: 'OPTIONS' });
    const body = new Blob(['unknown length']).stream();
    await behind('/api/echo', { method: 'POST', body, duplex: 'half' });
  });

  it('responds with 429 to a client over its rate limit', async () => {
    wait = 1.5;
    const response = await fetch(`${url}/api/long`);
    wait = 0;
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('2');
    expect(await response.json()).toMatchObject({ code: 'too_many_requests' });
  });

  it('serves the next request after one that failed', async () => {
    await expect(fetch(`${url}/api/broken`)).rejects.toThrow();
    expect((await fetch(`${url}/api/long`)).status).toBe(200);
  });
});
