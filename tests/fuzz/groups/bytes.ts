import fc from 'fast-check';
import * as hostile from '../hostile.ts';
import { check, type Group, judge } from '../play.ts';
import type { Target } from '../target.ts';
import { exchange } from '../wire.ts';

// Sends malformed requests below HTTP: broken lines, wrong lengths, endless headers, slow or unfinished bodies. The
// connection may be closed without a response; the product must keep running.

type Bytes = { parts: string[]; pauseMs: number };

const targets = fc.constantFrom(
  ...[
    '/',
    '/pricing',
    '/rest/v1/jobs?select=id',
    '/rest/v1/jobs?apikey=x',
    '/auth/v1/token?grant_type=password',
  ],
  ...[
    '/functions/v1/contact',
    '/storage/v1/object/media/fuzz/a.png',
    '/storage/v1/bucket',
    '/realtime/v1/websocket',
  ],
  ...[
    '*',
    'http://evil.example/',
    'localhost:80',
    '//',
    '/\\evil',
    '/\\',
    '/\\[',
    '/\t/[',
    '/a b',
    '/\u00e5',
    '/%00',
    '?',
    '/rest/v1/\u00ff',
  ],
);
const methods = fc.constantFrom(
  'GET',
  'POST',
  'PUT',
  'HEAD',
  'OPTIONS',
  'CONNECT',
  'TRACE',
  'FROB',
  'get',
  'P\0ST',
  '',
);
const versions = fc.constantFrom(
  'HTTP/1.1',
  'HTTP/1.1',
  'HTTP/1.1',
  'HTTP/1.0',
  'HTTP/0.9',
  'HTTP/2.0',
  'HTTP/9.9',
  'HTP',
  '',
);

const lines = fc.array(
  fc.oneof(
    fc.constantFrom(
      ...[
        'Host: localhost',
        'Host: a b',
        'Host: [::1',
        'Host: a@b:99999',
        'Host:',
        'Host: evil.example\r\nHost: other.example',
        'Host: \u00ff',
      ],
      ...[
        'Content-Length: 5',
        'Content-Length: -1',
        'Content-Length: 5\r\nContent-Length: 6',
        'Content-Length: 1e3',
        'Content-Length: 99999999999999999999',
      ],
      ...[
        'Transfer-Encoding: chunked',
        'Transfer-Encoding: chunked\r\nContent-Length: 3',
        'Transfer-Encoding: xchunked',
        'Transfer-Encoding: gzip, chunked',
      ],
      ...[
        'Expect: 100-continue',
        'Expect: 200-ok',
        'Connection: close',
        'Connection: upgrade\r\nUpgrade: websocket',
        'Connection: upgrade\r\nUpgrade: h2c',
        'Upgrade: websocket',
      ],
      ...[
        'Content-Type: application/json',
        'Content-Type: multipart/form-data; boundary="',
        'Content-Encoding: gzip',
        'Accept-Encoding: gzip;q=0',
      ],
      ...[
        'Authorization: Bearer',
        'Authorization: Bearer a.b.c',
        'Authorization: Basic x\r\nAuthorization: Bearer y',
        'apikey: x',
        'Cookie: ;;;=;a==b',
      ],
      ...[
        'X-Forwarded-For: \u00ff',
        'X-Forwarded-For: 1, 2, 3\r\nX-Forwarded-For: 4',
        'Sec-WebSocket-Key: x\r\nSec-WebSocket-Version: 13',
        'X: y\r\n folded',
        'No colon',
        ': empty',
        'A\0: b',
        'Range: bytes=0-',
      ],
    ),
    fc.nat(100).map((count) => `X-Large: ${'x'.repeat(count * 300)}`),
    fc
      .nat(30)
      .map((count) => Array.from({ length: count * 100 }, (_, at) => `X-${at}: y`).join('\r\n')),
    hostile.inHeader.map((text) => `X-Any: ${text}`),
    hostile.inHeader.map((text) => `Cookie: ${text}`),
  ),
  { maxLength: 5 },
);

const bodies = fc.constantFrom(
  ...[
    '',
    '{"a":1',
    '12345',
    '5\r\nhello\r\n0\r\n\r\n',
    'ffffffffffff\r\n',
    'zz\r\nx\r\n',
    '0\r\n\r\nGET /admin HTTP/1.1\r\nHost: x\r\n\r\n',
  ],
);

const whole: fc.Arbitrary<Bytes> = fc
  .tuple(methods, targets, versions, lines, bodies, fc.constantFrom('\r\n', '\n', '\r'))
  .map(([method, target, version, given, body, end]) => {
    const head = [`${method} ${target} ${version}`, ...given].join(end);
    return { parts: [`${head}${end}${end}${body}`], pauseMs: 0 };
  });

/** Requests that are begun and abandoned, or sent a few bytes at a time. */
const slow: fc.Arbitrary<Bytes> = fc
  .tuple(
    targets,
    fc.nat(12),
    fc.boolean(),
    fc.constantFrom('content-length: 40', 'transfer-encoding: chunked'),
  )
  .map(([target, count, ends, length]) => {
    const isChunked = length.startsWith('transfer');
    const head = `POST ${target} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\nconnection: close\r\n`;
    const bytes = Array.from({ length: count }, () => (isChunked ? '3\r\n{{{\r\n' : '{{{'));
    const rest = ends && isChunked ? ['0\r\n\r\n'] : [];
    return { parts: [head, `${length}\r\n\r\n`, ...bytes, ...rest], pauseMs: 15 };
  });

const garbage: fc.Arbitrary<Bytes> = fc
  .uint8Array({ minLength: 1, maxLength: 400 })
  .map((bytes) => ({ parts: [Buffer.from(bytes).toString('latin1')], pauseMs: 0 }));

/** Long enough for a response, shorter than the timeout of the server. */
const leaveAfterMs = 400;

const play: Group['run'] = (target, count, length) =>
  check(
    target,
    fc.array(fc.oneof({ weight: 5, arbitrary: whole }, slow, garbage), {
      minLength: 1,
      maxLength: 8,
    }),
    length,
    async (given) => {
      await Promise.all(
        given.map(async ({ parts, pauseMs }) => {
          const response = await exchange(
            target.port,
            parts.map((part) => Buffer.from(part, 'latin1')),
            { pauseMs, leaveAfterMs },
          );
          count(response);
          if (response.status !== 0) judge({ as: 'anon' }, response);
        }),
      );
      await requireHealth(target);
    },
  );

async function requireHealth({ port }: Target): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${port}/readyz`);
  if (!response.ok) throw new Error(`not ready: ${response.status}`);
}

export const bytes: Group[] = [{ name: 'bytes on the wire', share: 100, run: play }];
