import type { Caller } from '../postgres/request-context.ts';

/** What an API reads of a request: a web Request is one, and so is a NodeRequest, which costs far less to make. */
export interface ApiRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: ApiHeaders;
  readonly signal: AbortSignal;
  readonly caller?: Caller;
  arrayBuffer(): Promise<ArrayBuffer | Buffer>;
}

export interface ApiHeaders extends Iterable<[string, string]> {
  get(name: string): string | null;
}

export interface ApiAnswer {
  status: number;
  statusText?: string;
  /** A header with several values is sent once for each. */
  headers: Record<string, string | string[]>;
  body: string | null;
}
