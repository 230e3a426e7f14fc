import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const timeoutMs = 60_000;

/** Polls a URL until it responds with 200, and returns the milliseconds since `began`. */
export async function firstResponse(url: string, began: number): Promise<number> {
  while ((await statusOf(url)) !== 200) {
    if (performance.now() - began > timeoutMs) throw new Error(`${url} does not respond with 200`);
    await sleep(5);
  }
  return performance.now() - began;
}

function statusOf(url: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    get(url, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode));
    }).on('error', () => resolve(undefined));
  });
}
