import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

// Sends requests as fast as responses arrive, one after another per connection, and waits for the
// last response, so that no work of one server remains while the next is measured.

export type Call = {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
};

export type Load = {
  /** Several servers share the load equally. */
  urls: readonly string[];
  connections: number;
  /** Builds the request with this number. */
  call: (number: number) => Call;
  /** Receives the body of each response; otherwise bodies are only counted. */
  onBody?: (body: string) => void;
};

/** `p99` is in milliseconds. */
type Measured = { perSecond: number; p99: number };

/** Returns a function that measures for about a second: it sends as many requests as its previous call had per second. The first call is a warm-up. */
export function createTurn(load: Load): () => Promise<Measured> {
  let requests = 2 * load.connections;
  return async () => {
    const measured = await sendUntil(load, (sent) => sent >= requests);
    requests = Math.max(2 * load.connections, Math.round(measured.perSecond));
    return measured;
  };
}

export async function sendUntil(
  { urls, connections, call, onBody }: Load,
  isOver: (sent: number) => boolean,
): Promise<Measured> {
  const agent = new Agent({ keepAlive: true });
  const durations: number[] = [];
  let sent = 0;
  const connection = async (url: string) => {
    while (!isOver(sent)) {
      const number = sent++;
      const began = performance.now();
      await exchange(agent, url, call(number), onBody);
      durations.push(performance.now() - began);
    }
  };
  const began = performance.now();
  await Promise.all(
    Array.from({ length: connections }, (_, index) =>
      connection(urls[index % urls.length] as string),
    ),
  );
  const seconds = (performance.now() - began) / 1000;
  agent.destroy();
  const sorted = durations.toSorted((a, b) => a - b);
  return {
    perSecond: durations.length / seconds,
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
  };
}

async function exchange(
  agent: Agent,
  url: string,
  { method, path, headers = {}, body }: Call,
  onBody: Load['onBody'],
): Promise<void> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const outgoing = request(`${url}${path}`, {
      agent,
      method,
      headers: { ...headers, ...length },
    });
    outgoing.on('response', resolve).on('error', reject).end(body);
  });
  const { statusCode = 0 } = response;
  if (statusCode < 200 || statusCode > 299) {
    throw new Error(`${url}${path}: ${statusCode} ${await text(response)}`);
  }
  if (onBody) return onBody(await text(response));
  return new Promise((resolve, reject) => {
    response.on('end', resolve).on('error', reject).resume();
  });
}
