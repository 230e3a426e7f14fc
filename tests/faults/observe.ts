import { setTimeout as sleep } from 'node:timers/promises';

// Classifies responses: a success, the service's own "try again" error, or an
// unexpected error.

export type Observations = {
  /** Times of successful responses, on the clock of performance.now(). */
  successes: number[];
  /** Number of "try again" responses per error. */
  retryErrors: Map<string, number>;
  /** Descriptions of all other responses and errors. */
  unexpected: string[];
};

type Fetch = typeof globalThis.fetch;

const timeoutMs = 30_000;
const connectionLost = /ECONN(REFUSED|RESET)|EPIPE|UND_ERR_SOCKET/;

/**
 * Returns a `fetch` that records what it observes. It distributes requests to the processes at `urls`, and like a load
 * balancer skips one that does not accept the connection.
 */
export function observe(seen: Observations, urls: () => string[]): Fetch {
  let turn = 0;
  return async (input, init) => {
    const request = new Request(input, init);
    const body = await request.arrayBuffer();
    const processes = urls();
    turn += 1;
    for (let step = 0; ; step += 1) {
      const url = processes[(turn + step) % processes.length] ?? '';
      const { pathname, search } = new URL(request.url);
      try {
        const response = await fetch(`${url}${pathname}${search}`, {
          method: request.method,
          headers: request.headers,
          ...(body.byteLength > 0 && { body }),
          redirect: 'manual',
          signal: AbortSignal.timeout(timeoutMs),
        });
        await classify(seen, pathname, response);
        return response;
      } catch (error) {
        const code = codeOf(error);
        if (code === 'ECONNREFUSED' && step + 1 < processes.length) continue;
        if (connectionLost.test(code)) count(seen, 'no connection');
        else seen.unexpected.push(`${request.method} ${pathname}: ${error}`);
        // Limits the rate of requests while no process accepts connections.
        await sleep(50);
        throw error;
      }
    }
  };
}

async function classify(seen: Observations, path: string, response: Response): Promise<void> {
  if (response.status < 400) {
    seen.successes.push(performance.now());
    return;
  }
  const [, service = ''] = /^\/(auth|rest|storage|functions)\/v1\//.exec(path) ?? [];
  const text = await response.clone().text();
  const error = recogniseRetryError[service || 'page']?.(response, text);
  if (error) count(seen, `${service || 'page'} ${error}`);
  else seen.unexpected.push(`${path} responded with ${response.status}: ${text.slice(0, 300)}`);
}

/** Recognises the "try again" response of each service; undefined for anything else. */
const recogniseRetryError: Record<
  string,
  (response: Response, text: string) => string | undefined
> = {
  rest: ({ status }, text) => {
    const { code = '', message } = parse(text);
    const isAway = status === 503 && /^(PGRST00[012]|53)/.test(code) && message;
    const isBusy = status === 504 && code === 'PGRST003';
    const isExpired = status === 401 && code === 'PGRST303';
    return isAway || isBusy || isExpired ? `${status} ${code}` : undefined;
  },
  auth: ({ status, headers }, text) => {
    // Browser redirects use the older of the two error formats.
    const { code, message, error_code: older, msg } = parse(text);
    const isAway = status === 503 && headers.has('retry-after') && (message ?? msg);
    const isExpired = status === 403 && code === 'bad_jwt' && message?.includes('expired');
    return isAway || isExpired ? `${status} ${older ?? code}` : undefined;
  },
  storage: ({ status, headers }, text) => {
    const { statusCode, code, message } = parse(text);
    const isAway = status === 503 && statusCode === '503' && headers.has('retry-after');
    return isAway && message ? `503 ${code}` : undefined;
  },
  functions: ({ status, headers }, text) => {
    // A form that rejects a file has its own error format.
    const { code, message, error } = parse(text);
    const isKnown = headers.has('x-relay-error') || error === 'busy';
    const isAway = status === 503 && isKnown && headers.has('retry-after');
    return isAway && message ? `503 ${code ?? error}` : undefined;
  },
  page: ({ status, headers }, text) =>
    status === 503 && headers.has('retry-after') && /<html[^>]* lang="(en|sv)"/.test(text)
      ? '503'
      : undefined,
};

function parse(text: string): Record<string, string | undefined> {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

function codeOf(error: unknown): string {
  const { code, cause } = error as { code?: string; cause?: { code?: string } };
  return cause?.code ?? code ?? '';
}

function count({ retryErrors }: Observations, error: string): void {
  retryErrors.set(error, (retryErrors.get(error) ?? 0) + 1);
}
