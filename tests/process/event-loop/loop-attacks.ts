import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { Target } from '../../fuzz/target.ts';
import type { Case } from './loop-requests.ts';

// In these cases one client sends many requests concurrently, each of which is allowed by itself.

const connections = 40;
const seconds = 2;

let clients = 0;
/** Every round comes from another network, so that its budget is full. */
const nextAddress = () => `198.51.100.${++clients % 250}`;

/** Sends frames from many sockets; returns the code with which one of them was closed, or 200. */
const flood = (frameOf: (n: number) => string, each: number) => async (target: Target) => {
  const url = `ws://127.0.0.1:${target.port}/realtime/v1/websocket?apikey=${target.apikey}&vsn=1.0.0`;
  const headers = { 'x-forwarded-for': nextAddress() };
  const sockets = Array.from({ length: connections }, () => new WebSocket(url, { headers }));
  await Promise.all(sockets.map((socket) => once(socket, 'open')));
  const codes: number[] = [];
  for (const socket of sockets) {
    socket.on('close', (code) => codes.push(code)).on('error', () => undefined);
    socket.send('{"topic":"realtime:r","event":"phx_join","ref":"1","payload":{}}');
  }
  for (let n = 0; n < each; n++) {
    for (const socket of sockets) if (socket.readyState === WebSocket.OPEN) socket.send(frameOf(n));
    await new Promise((resolve) => setImmediate(resolve));
  }
  const deadline = Date.now() + seconds * 1000;
  while (Date.now() < deadline && !codes.some((code) => code !== 1006)) await sleep(20);
  for (const socket of sockets) socket.terminate();
  return codes.find((code) => code !== 1006) ?? 200;
};

type AttackRequest = {
  method?: string;
  path: string;
  body?: Buffer;
  headers?: Record<string, string>;
};

/** Sends requests on many connections; returns the highest status of all responses, or 0 if one failed. */
const repeat =
  (requestOf: (target: Target, n: number) => AttackRequest) => async (target: Target) => {
    const address = nextAddress();
    let sent = 0;
    const statuses = new Set<number>();
    const sendOne = async () => {
      const { method = 'GET', path, body, headers = {} } = requestOf(target, sent++);
      const outgoing = request({
        port: target.port,
        host: '127.0.0.1',
        method,
        path,
        headers: { ...headers, 'x-forwarded-for': address, 'content-length': body?.length ?? 0 },
      });
      const responded = once(outgoing, 'response');
      outgoing.end(body);
      const [response] = await responded;
      response.resume();
      await once(response, 'close');
      statuses.add(response.statusCode ?? 0);
    };
    const deadline = Date.now() + seconds * 1000;
    const connection = async () => {
      do await sendOne().catch(() => statuses.add(0));
      while (Date.now() < deadline);
    };
    await Promise.all(Array.from({ length: connections }, connection));
    return statuses.has(0) ? 0 : Math.max(...statuses);
  };

/**
 * Sends bodies without their last byte, and then all last bytes at the same moment; returns the highest status of all
 * responses.
 */
const completeTogether = (path: string, body: string) => async (target: Target) => {
  const address = nextAddress();
  const statuses: number[] = [];
  const requests = Array.from({ length: connections }, () => {
    const outgoing = request({
      port: target.port,
      host: '127.0.0.1',
      method: 'POST',
      path,
      headers: {
        apikey: target.apikey,
        'content-type': 'application/json',
        'content-length': body.length,
        'x-forwarded-for': address,
      },
    });
    outgoing.write(body.slice(0, -1));
    return outgoing;
  });
  // Longer than a request counts towards the share of its network.
  await sleep(500);
  const responses = requests.map(async (outgoing) => {
    const [response] = await once(outgoing, 'response');
    response.resume();
    statuses.push(response.statusCode ?? 0);
  });
  for (const outgoing of requests) outgoing.end(body.slice(-1));
  await Promise.all(responses);
  return Math.max(...statuses);
};

const keys = (count: number, length: number) =>
  Array.from({ length: count }, (_, n) => `"k${n}":"${'x'.repeat(length)}"`).join(',');
const broadcastOf = (payload: string) =>
  `{"topic":"realtime:r","event":"broadcast","ref":"2","payload":{"event":"e","payload":{${payload}}}}`;
const large = broadcastOf(keys(990, 235));
const allowed = broadcastOf(keys(190, 150));

function joinOf(n: number): string {
  const changes = Array.from({ length: 20 }, (_, at) => ({
    event: '*',
    schema: 'public',
    table: 'jobs',
    filter: `slug=eq.${n}-${at}`,
  }));
  const payload = { config: { postgres_changes: changes } };
  return JSON.stringify({ topic: `realtime:${n % 90}`, event: 'phx_join', ref: '1', payload });
}

const row = { first_name: 'x'.repeat(150), last_name: 'Example', email: 'a@people.example' };
const people = Buffer.from(JSON.stringify(Array.from({ length: 4_000 }, () => row)));

export const attacks: Case[] = [
  {
    name: 'sockets that send frames of 243 kB',
    // Too large for one frame, or too many bytes in total.
    expected: [1009, 1008],
    run: flood(() => large, 4),
  },
  { name: 'sockets that send the largest frames', expected: 1008, run: flood(() => allowed, 20) },
  { name: 'sockets that join without end', expected: 1008, run: flood(joinOf, 90) },
  {
    name: 'bodies that are completed at the same moment',
    expected: 404,
    run: completeTogether('/rest/v1/rpc/open_review', `{${keys(1_990, 15)}}`),
  },
  {
    name: 'made-up paths',
    expected: 404,
    run: repeat((_, n) => ({ path: `/nothing-${Date.now()}-${n}` })),
  },
  {
    // 503 for those that would wait too long.
    name: 'made-up searches',
    expected: 'any',
    run: repeat((_, n) => ({ path: `/available-jobs?q=${Date.now()}-${n}` })),
  },
  {
    name: 'made-up private links',
    expected: 'any',
    run: repeat((_, n) => ({ path: `/me/${Date.now()}-${n}` })),
  },
  {
    name: 'large bodies of a visitor with an account',
    expected: 413,
    run: repeat(({ apikey, tokens }) => ({
      method: 'POST',
      path: '/rest/v1/people',
      body: people,
      headers: {
        apikey,
        authorization: `Bearer ${tokens.ada}`,
        'content-type': 'application/json',
      },
    })),
  },
];
