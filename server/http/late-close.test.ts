import { connect } from 'node:net';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Environment } from './environment.ts';
import { type Listening, listen } from './listen.ts';

let server: Listening;
beforeAll(async () => {
  const app = new Hono<Environment>().all('*', (context) => context.text('refused', 413));
  server = await listen({ app, host: '127.0.0.1', port: 0, middleware: [] });
});
afterAll(() => server.close());

it('an answer given before the body was read reaches a client that wants to close', async () => {
  const size = 20_000_000;
  for (let round = 0; round < 5; round++) {
    const socket = connect(server.port, '127.0.0.1');
    socket.write(
      `POST / HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: ${size}\r\n\r\n`,
    );
    socket.write(Buffer.alloc(size));
    let heard = '';
    for await (const chunk of socket) heard += chunk;
    expect(heard).toMatch(/^HTTP\/1\.1 413 .*refused$/s);
  }
});
