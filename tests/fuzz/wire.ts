import { connect, type Socket } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Call, Header } from './call.ts';

// Sends raw bytes over a socket, because an HTTP library would fix or reject most of these requests.

export type WireResponse = { status: number; head: string; body: string; ms: number };

const timeoutMs = 20_000;

export function render({ method, path, body }: Call, headers: readonly Header[]): Buffer {
  const bytes = Buffer.from(body ?? '');
  const length: Header[] = body === undefined ? [] : [['content-length', String(bytes.length)]];
  const lines = [...headers, ...length].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return Buffer.concat([
    Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines}connection: close\r\n\r\n`, 'latin1'),
    bytes,
  ]);
}

type Manner = {
  /** The pause between two parts. */
  pauseMs?: number;
  /** Closes the connection once everything was sent and nothing has arrived for this time. */
  leaveAfterMs?: number;
};

/** Returns the response until the connection ended; status 0 if there was none. */
export function exchange(
  port: number,
  parts: readonly Buffer[],
  { pauseMs = 0, leaveAfterMs }: Manner = {},
): Promise<WireResponse> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    const chunks: Buffer[] = [];
    const end = () => resolve(parseResponse(Buffer.concat(chunks), performance.now() - started));
    socket.setTimeout(leaveAfterMs ?? timeoutMs, () => {
      socket.destroy();
      if (!leaveAfterMs) reject(new Error(`the response did not end within ${timeoutMs / 1000} s`));
    });
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('close', end);
    // A server that has rejected a request may close while we still write; its response counts.
    socket.on('error', () => undefined);
    void write(socket, parts, pauseMs);
  });
}

async function write(socket: Socket, parts: readonly Buffer[], pauseMs: number): Promise<void> {
  for (const part of parts) {
    if (socket.destroyed) return;
    socket.write(part);
    if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

function parseResponse(bytes: Buffer, ms: number): WireResponse {
  const end = bytes.indexOf('\r\n\r\n');
  const head = bytes.subarray(0, end < 0 ? bytes.length : end).toString('latin1');
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0);
  const rest = end < 0 ? Buffer.alloc(0) : bytes.subarray(end + 4);
  const whole = /^transfer-encoding: chunked/im.test(head) ? joinChunks(rest) : rest;
  return { status, head, body: decoded(head, whole).toString('utf8'), ms };
}

function joinChunks(bytes: Buffer): Buffer {
  const chunks: Buffer[] = [];
  for (let at = 0; at < bytes.length; ) {
    const line = bytes.indexOf('\r\n', at);
    const size = Number.parseInt(bytes.toString('latin1', at, line), 16);
    if (line < 0 || !(size > 0)) break;
    chunks.push(bytes.subarray(line + 2, line + 2 + size));
    at = line + 2 + size + 2;
  }
  return Buffer.concat(chunks);
}

function decoded(head: string, body: Buffer): Buffer {
  const encoding = /^content-encoding: (gzip|br)/im.exec(head)?.[1];
  if (!encoding || body.length === 0) return body;
  try {
    return encoding === 'br' ? brotliDecompressSync(body) : gunzipSync(body);
  } catch {
    // Parts of a file keep the encoding of the whole file.
    return body;
  }
}
