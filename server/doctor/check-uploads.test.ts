import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { checkSite } from './check-site.ts';

const mebibyte = 1024 * 1024;
let server: Server | undefined;

afterEach(() => {
  server?.close();
});

/** Serves a ready product behind a limit for the bodies of requests, which it enforces as nginx does. */
async function serveBehind(maxBytes: number) {
  const received = { bytes: 0 };
  server = createServer((request, response) => {
    if (request.method === 'GET') return response.end('{"status":"ok"}');
    request.on('data', (chunk: Buffer) => {
      received.bytes += chunk.length;
    });
    return request.resume();
  });
  server.on('checkContinue', (request, response) => {
    if (Number(request.headers['content-length']) > maxBytes) response.writeHead(413).end();
    else response.writeContinue();
  });
  await once(server.listen(0, 'localhost'), 'listening');
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, received };
}

it('a proxy that rejects the largest CV is named with the setting to change', async () => {
  const { url } = await serveBehind(mebibyte);
  const findings = await checkSite({ url });
  expect(findings).toContainEqual({
    state: 'failed',
    text: `Forms with a CV of 10 MB do not pass: the proxy at ${url} rejects their size (413).`,
    remedy: expect.stringContaining('client_max_body_size 60m'),
  });
});

it('a proxy that takes the largest CV is fine, and gets none', async () => {
  const { url, received } = await serveBehind(60 * mebibyte);
  const findings = await checkSite({ url });
  expect(findings).toContainEqual({ state: 'ok', text: 'Forms with a CV of 10 MB pass.' });
  expect(received.bytes).toBe(0);
});

it('a server that answers otherwise says nothing about the size', async () => {
  const { url } = await serveBehind(60 * mebibyte);
  server?.removeAllListeners('checkContinue').on('checkContinue', (_, response) => {
    response.writeHead(404).end();
  });
  expect(await checkSite({ url })).toHaveLength(1);
});
