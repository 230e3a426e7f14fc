import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Call } from '../support/load.ts';

/** Sends requests of other clients at a fixed interval, however long responses take. */
export type Visitor = { call: (number: number) => Call; everyMs: number };

export type Latencies = { p50: number; p99: number; failed: number; asked: number };

const timeoutMs = 15_000;

export async function measureLatencies(
  url: string,
  visitor: Visitor,
  seconds: number,
): Promise<Latencies> {
  const agent = new Agent({ keepAlive: true });
  const until = Date.now() + seconds * 1000;
  const asked: Promise<number | undefined>[] = [];
  while (Date.now() < until) {
    const number = asked.length;
    asked.push(ask(agent, url, visitor.call(number), `203.0.113.${number % 20}`));
    await sleep(visitor.everyMs);
  }
  const taken = await Promise.all(asked);
  agent.destroy();
  const sorted = taken.map((time) => time ?? timeoutMs).toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  const failed = taken.filter((time) => time === undefined).length;
  return { p50: at(0.5), p99: at(0.99), failed, asked: taken.length };
}

/** Milliseconds until the response is complete; undefined if it fails. */
function ask(agent: Agent, url: string, call: Call, address: string): Promise<number | undefined> {
  const { method, path, headers, body } = call;
  const began = performance.now();
  return new Promise((resolve) => {
    const asked = request(`${url}${path}`, {
      agent,
      method,
      headers: { ...headers, 'x-forwarded-for': address },
      timeout: timeoutMs,
    });
    asked.on('timeout', () => asked.destroy());
    asked.on('error', () => resolve(undefined));
    asked.on('response', (response) => {
      response.on('error', () => resolve(undefined));
      response
        .on('end', () => {
          const isFine = response.statusCode === 200 || response.statusCode === 206;
          resolve(isFine ? performance.now() - began : undefined);
        })
        .resume();
    });
    asked.end(body);
  });
}
