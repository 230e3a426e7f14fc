import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Caller } from '../postgres/request-context.ts';
import type { ApiHeaders, ApiRequest } from './api-request.ts';

/** Wraps Node's request without the copies that a web Request needs. */
export class NodeRequest implements ApiRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: ApiHeaders;
  readonly caller: Caller;
  readonly #incoming: IncomingMessage;
  readonly #response: ServerResponse;
  #signal: AbortSignal | undefined;

  constructor(incoming: IncomingMessage, response: ServerResponse, caller: Caller) {
    this.method = incoming.method ?? 'GET';
    // The Host header is not used: a client can put a path and a query into it.
    this.url = `http://localhost${incoming.url}`;
    this.headers = new NodeHeaders(incoming.headers);
    this.caller = caller;
    this.#incoming = incoming;
    this.#response = response;
  }

  /** Aborted if the client disconnects before the response is sent. */
  get signal(): AbortSignal {
    if (this.#signal) return this.#signal;
    const controller = new AbortController();
    const response = this.#response;
    const onClose = () => response.writableFinished || controller.abort();
    if (response.destroyed) controller.abort();
    else response.once('close', onClose);
    this.#signal = controller.signal;
    return controller.signal;
  }

  arrayBuffer(): Promise<Buffer> {
    const incoming = this.#incoming;
    return new Promise((resolve, reject) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () =>
        resolve(chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks)),
      );
      incoming.on('error', reject);
    });
  }
}

class NodeHeaders implements ApiHeaders {
  readonly #headers: IncomingHttpHeaders;

  constructor(headers: IncomingHttpHeaders) {
    this.#headers = headers;
  }

  get(name: string): string | null {
    const value = this.#headers[name];
    return value === undefined ? null : String(value);
  }

  [Symbol.iterator](): Iterator<[string, string]> {
    return (Object.entries(this.#headers) as [string, string][])[Symbol.iterator]();
  }
}
