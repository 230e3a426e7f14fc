import { WebSocket } from 'ws';
import { type Finding, failed, ok, reasonOf } from './finding.ts';

const timeoutMs = 10_000;

/** The key is unknown while the database is away. */
export type Site = { url: string; anonKey?: string };

/** The product as visitors reach it: through the proxy, if there is one. */
export async function checkSite({ url, anonKey }: Site): Promise<Finding[]> {
  const ready = await checkReady(url);
  if (ready.state === 'failed' || !anonKey) return [ready];
  return [ready, await checkSocket({ url, anonKey })];
}

async function checkReady(url: string): Promise<Finding> {
  try {
    const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(timeoutMs) });
    if (response.ok) return ok(`The product answers at ${url}.`);
    return failed(
      `${url}/readyz answers ${response.status}.`,
      'If the product is starting, wait a minute; otherwise its log says what is missing.',
    );
  } catch (error) {
    return failed(
      `The product cannot be reached at ${url}: ${reasonOf((error as Error).cause ?? error)}.`,
      'Start it, and check PUBLIC_URL, its DNS record, the proxy and its certificate.',
    );
  }
}

/** Without WebSockets the back office works, but shows the changes of colleagues late. */
function checkSocket({ url, anonKey }: Required<Site>): Promise<Finding> {
  const address = `${url.replace(/^http/, 'ws')}/realtime/v1/websocket?vsn=1.0.0`;
  return new Promise((resolve) => {
    const socket = new WebSocket(`${address}&apikey=${anonKey}`, { handshakeTimeout: timeoutMs });
    socket.once('open', () => {
      socket.close();
      resolve(ok('WebSockets pass.'));
    });
    socket.once('error', (error) => {
      resolve(
        failed(
          `WebSockets do not pass: ${reasonOf(error)}.`,
          'Let the proxy forward upgrades of /realtime/v1/ (docs/proxy.conf).',
        ),
      );
    });
  });
}
