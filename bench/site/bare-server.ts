import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Sent } from './fetch-sent.ts';

// The minimum in Node: prepared bytes with their headers.

const given: Record<string, Sent> = JSON.parse(readFileSync(process.env.BENCH_SENT ?? '', 'utf8'));
const pages = new Map(
  Object.entries(given).map(([path, { headers, body }]) => [
    path,
    { headers, body: Buffer.from(body, 'base64') },
  ]),
);

const server = createServer((request, response) => {
  const page = pages.get(request.url ?? '');
  if (!page) return response.writeHead(404).end();
  response.writeHead(200, page.headers);
  response.end(page.body);
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
