import type { Caller } from '../postgres/request-context.ts';

/** The part of a request that an API reads. A web Request fits, and so does a NodeRequest, which is much cheaper to create. */
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

export interface ApiResponse {
  status: number;
  statusText?: string;
  /** A header with several values is sent several times. */
  headers: Record<string, string | string[]>;
  body: string | Buffer<ArrayBuffer> | null;
}

/** A response that may be a file. */
export interface AnyResponse extends Omit<ApiResponse, 'body'> {
  body: ApiResponse['body'] | ReadableStream<Uint8Array>;
}
