import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

// Sends requests as fast as they are answered, each connection one after another, and waits for the
// last answer: what one contestant was asked must not be worked on during the turn of the next.

export type Call = {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
};

export type Load = {
  /** Several are asked alike. */
  urls: readonly string[];
  connections: number;
  /** What to send as the request of that number. */
  call: (number: number) => Call;
  /** Told the body of each answer; otherwise bodies are only counted in. */
  answered?: (body: string) => void;
};

export type Measured = { perSecond: number; p99: number };

/** A turn sends about as much as the contestant answered in the last second it was asked. The first warms up. */
export function createTurn(load: Load): () => Promise<Measured> {
  let amount = 2 * load.connections;
  return async () => {
    const measured = await sendUntil(load, (sent) => sent >= amount);
    amount = Math.max(2 * load.connections, Math.round(measured.perSecond));
    return measured;
  };
}

export async function sendUntil(
  { urls, connections, call, answered }: Load,
  isOver: (sent: number) => boolean,
): Promise<Measured> {
  const agent = new Agent({ keepAlive: true });
  const taken: number[] = [];
  let sent = 0;
  const connection = async (url: string) => {
    while (!isOver(sent)) {
      const number = sent++;
      const began = performance.now();
      await exchange(agent, url, call(number), answered);
      taken.push(performance.now() - began);
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
  const sorted = taken.toSorted((a, b) => a - b);
  return {
    perSecond: taken.length / seconds,
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
  };
}

async function exchange(
  agent: Agent,
  url: string,
  { method, path, headers = {}, body }: Call,
  answered: Load['answered'],
): Promise<void> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const asked = request(`${url}${path}`, { agent, method, headers: { ...headers, ...length } });
    asked.on('response', resolve).on('error', reject).end(body);
  });
  const { statusCode = 0 } = response;
  if (statusCode < 200 || statusCode > 299) {
    throw new Error(`${url}${path}: ${statusCode} ${await text(response)}`);
  }
  if (answered) return answered(await text(response));
  return new Promise((resolve, reject) => {
    response.on('end', resolve).on('error', reject).resume();
  });
}
