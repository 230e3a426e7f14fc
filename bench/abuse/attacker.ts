import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import type { Call } from '../support/load.ts';
import { attacks, frame, heldRequest, joinFrame } from './attacks.ts';
import { rawAttacks } from './raw-attacks.ts';

// One client that sends as fast as it gets responses. It runs in its own process, so that it does
// not slow down the measurement.

export type Order = {
  url: string;
  attack: string;
  connections: number;
  seconds: number;
  anonKey: string;
};
/** Number of responses by status. */
export type Outcome = Record<string, number>;

const address = '198.51.100.1';

process.once('message', async (order: Order) => {
  const outcome: Outcome = {};
  const note = (what: string | number) => {
    outcome[what] = (outcome[what] ?? 0) + 1;
  };
  const until = Date.now() + order.seconds * 1000;
  const isOver = () => Date.now() >= until;
  const attack = attacks[order.attack];
  const raw = rawAttacks[order.attack];
  const send = attack
    ? await requests(order, await attack.create(order.anonKey))
    : () => (raw ? sendRaw(order, raw, isOver) : sendOwn(order, isOver));
  const connection = async () => {
    while (!isOver()) note(await send());
  };
  const all = Promise.all(Array.from({ length: order.connections }, connection));
  // Pending responses are not awaited.
  await Promise.race([all, new Promise((end) => setTimeout(end, order.seconds * 1000 + 2_000))]);
  process.send?.(outcome, () => process.exit());
});

async function requests({ url }: Order, callOf: (number: number) => Call) {
  const agent = new Agent({ keepAlive: true });
  let sent = 0;
  return () =>
    new Promise<string | number>((resolve) => {
      const { method, path, headers = {}, body } = callOf(sent++);
      const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
      const asked = request(`${url}${path}`, {
        agent,
        method,
        headers: { ...headers, ...length, 'x-forwarded-for': address },
      });
      asked.on('response', (response) => {
        const { statusCode = 0 } = response;
        response.on('close', () => resolve(statusCode)).resume();
      });
      asked.on('error', () => resolve('closed')).end(body);
    });
}

/** Sends bytes as fast as the server takes them, until it closes the connection. */
function sendRaw(
  { url, anonKey }: Order,
  { opening, isUpgrade, repeated }: (typeof rawAttacks)[string],
  isOver: () => boolean,
): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  return new Promise((resolve) => {
    // The kernel may take every write at once, and the socket would never notice that it was closed.
    const next = () => setImmediate(pump);
    const pump = () => {
      if (isOver()) socket.destroy();
      else if (!socket.destroyed) socket.write(repeated, next);
    };
    socket.on('error', () => undefined).on('close', () => resolve('closed'));
    socket.write(opening(anonKey, `x-forwarded-for: ${address}`));
    if (isUpgrade) socket.once('data', pump);
    else pump();
    socket.resume();
  });
}

function sendOwn(order: Order, isOver: () => boolean): Promise<string> {
  if (order.attack === 'joins') return sendJoins(order, isOver);
  return order.attack === 'bodies' ? sendHeld(order) : sendFrame(order);
}

/** All connections send their last byte at the same moment, which needs nothing but a clock. */
function sendHeld({ url, anonKey }: Order): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  return new Promise((resolve) => {
    socket.on('error', () => undefined).on('close', () => resolve('closed'));
    socket.once('data', (answer) => resolve(answer.toString('latin1', 9, 12)));
    socket.write(heldRequest(anonKey, `x-forwarded-for: ${address}`));
    setTimeout(() => socket.write('}'), 1000 - (Date.now() % 500));
  });
}

function sendJoins({ url, anonKey }: Order, isOver: () => boolean): Promise<string> {
  const socket = new WebSocket(
    `${url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${anonKey}&vsn=1.0.0`,
  );
  let sent = 0;
  const send = () => {
    if (isOver()) socket.close();
    else if (socket.readyState === WebSocket.OPEN)
      for (let n = 0; n < 20; n++) socket.send(joinFrame(sent++));
  };
  return new Promise((resolve) => {
    const timer = setInterval(send, 50);
    const end = (outcome: string) => {
      clearInterval(timer);
      resolve(outcome);
    };
    socket.addEventListener('close', () => end('closed'));
    socket.addEventListener('error', () => end('refused'));
  });
}

function sendFrame({ url, anonKey }: Order): Promise<string> {
  const socket = new WebSocket(
    `${url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${anonKey}&vsn=1.0.0`,
  );
  return new Promise((resolve) => {
    const end = (outcome: string) => {
      resolve(outcome);
      socket.close();
    };
    socket.addEventListener('open', () => socket.send(frame()));
    socket.addEventListener('message', () => end('response'));
    socket.addEventListener('close', () => end('closed'));
    socket.addEventListener('error', () => end('refused'));
  });
}
