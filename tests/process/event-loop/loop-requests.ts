import { once } from 'node:events';
import { WebSocket } from 'ws';
import { kibibyte, mebibyte } from '../../../domain/units.ts';
import { guard } from '../../fixtures/applications.ts';
import type { Actor, Header } from '../../fuzz/call.ts';
import { send } from '../../fuzz/play.ts';
import type { Target } from '../../fuzz/target.ts';

// Builds the requests in loop-cases.ts.

export type Case = {
  name: string;
  /** The status; any status if the read limits decide. */
  expected: number | number[] | 'any';
  /** Limit on the milliseconds that the thread may be busy at a time, if many requests are sent at once. */
  maxMs?: number;
  run: (target: Target) => Promise<number>;
};

/** `"k0":1,"k1":1`, up to that many bytes and keys. */
export function keys(bytes: number, maxKeys = Number.POSITIVE_INFINITY): string {
  const all: string[] = [];
  for (let size = 0; all.length < maxKeys; ) {
    const one = `"k${all.length.toString(36)}":1`;
    size += one.length + 1;
    if (size > bytes) break;
    all.push(one);
  }
  return all.join(',');
}

/** A list of objects with distinct keys, up to that many bytes. */
export function objects(bytes: number, keysEach = 1_500): string {
  const one = `{${keys(bytes, keysEach)}}`;
  return `[${Array.from({ length: Math.floor((bytes - 2) / (one.length + 1)) }, () => one).join(',')}]`;
}

export function rows(bytes: number): string {
  const one = {
    name: 'page_view',
    path: '/x',
    properties: { title: `"${'å'.repeat(1_700)}`, n: 1 },
  };
  const text = JSON.stringify(one);
  const count = Math.floor((bytes - 2) / (Buffer.byteLength(text) + 1));
  return `[${Array.from({ length: count }, () => text).join(',')}]`;
}

export function csv(bytes: number): string {
  const line = `page_view,"/${'å'.repeat(500)}",${'x'.repeat(250)}\n`;
  const count = Math.floor((bytes - 40) / Buffer.byteLength(line));
  return `name,path,referrer_host\n${line.repeat(count)}`;
}

export function pairs(count: number, bytes: number): string {
  const value = 'x'.repeat(Math.max(1, Math.floor(bytes / count) - 8));
  return Array.from({ length: count }, (_, at) => `f${at}=${value}`)
    .join('&')
    .slice(0, bytes);
}

const boundary = 'a'.repeat(200);

export function multipart(
  fields: number,
  file: Uint8Array,
  otherFields: Record<string, string> = {},
  name = 'cv',
): Uint8Array {
  const part = (head: string) => `--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`;
  const texts = Array.from({ length: fields }, (_, at) => `${part(`name="f${at}"`)}x\r\n`);
  for (const [field, value] of Object.entries(otherFields)) {
    texts.push(`${part(`name="${field}"`)}${value}\r\n`);
  }
  const head = part(`name="${name}"; filename="${name}.txt"`);
  return Buffer.concat([
    Buffer.from(texts.join('') + head),
    file,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
}

export const bankFields = {
  ...guard(),
  email: 'archive@people.example',
  first_name: 'Åsa',
  last_name: 'Archive',
  fields: 'tech',
  consent: 'true',
  consent_version: '1',
};

/** Resembles the boundary except for its last character, many times. */
export const nearlyBoundary = Buffer.from(`${'a'.repeat(199)}b`.repeat((10 * mebibyte) / 200));

export const text = Buffer.alloc(10 * mebibyte, 'plain text, as good as any ');

export const urlencoded = 'application/x-www-form-urlencoded';

export const ofForm = `multipart/form-data; boundary=${boundary}`;

type RequestOptions = { as?: Actor; type?: string; method?: string; headers?: Header[] };

export const post =
  (
    path: string,
    body: string | Uint8Array,
    { as = 'anon', type, method, headers: otherHeaders = [] }: RequestOptions = {},
  ) =>
  async (target: Target) => {
    const headers: Header[] = [['content-type', type ?? 'application/json'], ...otherHeaders];
    const response = await send(target, { as, method: method ?? 'POST', path, headers, body });
    return response.status;
  };

export const get =
  (path: string, headers: Header[] = []) =>
  async (target: Target) =>
    (await send(target, { as: 'anon', method: 'GET', path, headers })).status;

/** Sends a frame, then a heartbeat: 200 for its reply, or the code with which the socket was closed. */
export const frame = (as: Actor, payload: string) => async (target: Target) => {
  const url = `ws://127.0.0.1:${target.port}/realtime/v1/websocket`;
  const socket = new WebSocket(`${url}?apikey=${target.tokens[as]}&vsn=2.0.0`);
  await once(socket, 'open');
  socket.send(`["1","1","realtime:room","broadcast",${payload}]`);
  socket.send('[null,"last","phoenix","heartbeat",{}]');
  const ended = await new Promise<number>((resolve) => {
    socket.on('message', (data) => String(data).includes('last') && resolve(200));
    socket.on('close', (code) => resolve(code));
  });
  socket.terminate();
  return ended;
};

export const rollback: Header[] = [['prefer', 'tx=rollback']];

export const maxHeaderLength = 14 * kibibyte;

export const listOf = (one: string, glue = ',') =>
  Array.from({ length: Math.floor(maxHeaderLength / (one.length + glue.length)) }, () => one).join(
    glue,
  );

export const nested = (open: string, inner: string, close: string, depth: number) =>
  open.repeat(depth) + inner + close.repeat(depth);
