import autocannon from 'autocannon';
import type { Call } from './cases.ts';

const connections = 16;
/** Enough client addresses to stay below every limit, however fast a server is. */
const visitors = 256;

/** Responses per second. */
export async function load(url: string, call: Call, seconds: number): Promise<number> {
  const requests = Array.from({ length: visitors }, (_, index) => ({
    ...call,
    headers: { ...call.headers, 'x-forwarded-for': `192.0.2.${index}` },
  }));
  const result = await autocannon({ url, connections, duration: seconds, requests });
  if (result.errors > 0 || result.non2xx > 0) {
    throw new Error(`${url}${call.path}: ${result.errors} errors, ${result.non2xx} refusals`);
  }
  return result.requests.total / result.duration;
}
