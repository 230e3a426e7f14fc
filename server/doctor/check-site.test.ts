import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { checkSite } from './check-site.ts';

let server: Server | undefined;

afterEach(() => {
  server?.close();
});

async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener).listen(0, 'localhost');
  await once(server, 'listening');
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

it('a PUBLIC_URL that leads to another one is named with that', async () => {
  const url = await serve(({ url: path }, response) => {
    response.writeHead(301, { location: `https://www.agency.example${path}` }).end();
  });
  expect(await checkSite({ url })).toEqual([
    {
      state: 'failed',
      text: `${url} leads to https://www.agency.example.`,
      remedy: expect.stringContaining('Set PUBLIC_URL=https://www.agency.example and restart'),
    },
  ]);
});

it('another program that answers to every path is not taken for the product', async () => {
  const url = await serve((_, response) => response.end('<h1>This domain is parked</h1>'));
  expect(await checkSite({ url })).toEqual([
    {
      state: 'failed',
      text: `Another program answers at ${url}/readyz.`,
      remedy: expect.stringMatching(/^Let the proxy pass requests on .* PUBLIC_URL/),
    },
  ]);
});
