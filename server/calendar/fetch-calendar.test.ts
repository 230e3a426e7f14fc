import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { isPublicAddress } from '../support/network/is-public-address.ts';
import { type FetchLimits, fetchCalendar, publicInternet } from './fetch-calendar.ts';

/** Runs a real server on this machine, which a test may allow. */
async function withServer<T>(
  listener: RequestListener,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}/calendar.ics`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const local: FetchLimits = { ...publicInternet, isAllowed: () => true, protocols: ['http:'] };

test.each([
  'https://127.0.0.1/c.ics',
  'https://10.0.0.1/c.ics',
  'https://[::1]/c.ics',
  'https://[::ffff:127.0.0.1]/c.ics',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/c.ics',
  'http://example.com/c.ics',
  'file:///etc/passwd',
])('rejects %s', async (url) => {
  await expect(fetchCalendar(url)).rejects.toMatchObject({ reason: 'not_public' });
});

test('checks the address that a name resolves to, and that of each redirect', async () => {
  const listener: RequestListener = (_, response) =>
    response.writeHead(302, { location: 'http://localhost:9/inside' }).end();
  await withServer(listener, async (url) => {
    const limits = { ...local, isAllowed: (address: string) => address === '127.0.0.1' };
    // The name resolves to an address that is not allowed.
    const other = { ...local, isAllowed: () => false };
    await expect(fetchCalendar('http://localhost:9/', other)).rejects.toMatchObject({
      reason: 'not_public',
    });
    const redirected = { ...limits, isAllowed: countdown(1) };
    await expect(fetchCalendar(url, redirected)).rejects.toMatchObject({ reason: 'not_public' });
  });
});

test('disconnects from a server that sends hints but never a response', async () => {
  const listener: RequestListener = (_, response) => {
    for (let count = 0; count < 100; count += 1) {
      response.writeEarlyHints({ link: '</style.css>; rel=preload' });
    }
    response.end('BEGIN:VCALENDAR');
  };
  await withServer(listener, async (url) => {
    await expect(fetchCalendar(url, local)).rejects.toMatchObject({ reason: 'unreachable' });
  });
});

/** Allows this number of checks. */
function countdown(count: number): () => boolean {
  let left = count;
  return () => {
    left -= 1;
    return left >= 0;
  };
}

test('reads a calendar behind a redirect', async () => {
  const listener: RequestListener = ({ url }, response) =>
    url === '/calendar.ics'
      ? response.writeHead(301, { location: '/moved.ics' }).end()
      : response.end('BEGIN:VCALENDAR');
  expect(await withServer(listener, (url) => fetchCalendar(url, local))).toBe('BEGIN:VCALENDAR');
});

test.each<[string, RequestListener, Partial<FetchLimits>]>([
  ['too_large', (_, response) => response.end('x'.repeat(1001)), { maxBytes: 1000 }],
  ['too_slow', () => undefined, { timeoutMs: 200 }],
  ['too_slow', (_, response) => response.write('BEGIN'), { timeoutMs: 200 }],
  ['not_found', (_, response) => response.writeHead(404).end(), {}],
  ['not_found', (_, response) => response.writeHead(302, { location: '/again' }).end(), {}],
  ['unreachable', ({ socket }) => socket.destroy(), {}],
  [
    'unreachable',
    ({ socket }) => socket.end('HTTP/1.1 101 Other\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n'),
    { timeoutMs: 200 },
  ],
])('reports %s', async (reason, listener, limits) => {
  const fetching = withServer(listener, (url) => fetchCalendar(url, { ...local, ...limits }));
  await expect(fetching).rejects.toMatchObject({ reason });
});

test.each([
  ['8.8.8.8', true],
  ['2a00:1450:400f:80d::200e', true],
  ['192.168.1.1', false],
  ['172.31.255.255', false],
  ['172.32.0.1', true],
  ['100.64.0.1', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['::ffff:8.8.8.8', false],
  ['2002:7f00:1::', false],
  ['64:ff9b::7f00:1', false],
])('%s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});
