import type { ApiRequest } from './api-request.ts';

export class BodyTooLarge extends Error {
  readonly limit: number;

  constructor(limit: number) {
    super(`The body is larger than ${limit} bytes`);
    this.limit = limit;
  }
}

type Incoming = Pick<ApiRequest, 'headers' | 'arrayBuffer'> & {
  /** Only a web Request has it; a NodeRequest always has a content-length. */
  body?: ReadableStream<Uint8Array> | null;
};

/** Reads the whole body, or nothing of it if its content-length is too large. */
export async function readLimited(request: Incoming, limit: number): Promise<Buffer> {
  const contentLength = request.headers.get('content-length');
  if (contentLength === null) return request.body ? collect(request.body, limit) : Buffer.alloc(0);
  if (Number(contentLength) > limit) throw new BodyTooLarge(limit);
  const buffer = await request.arrayBuffer();
  return Buffer.isBuffer(buffer) ? buffer : Buffer.from(buffer);
}

async function collect(body: ReadableStream<Uint8Array>, limit: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks);
    size += value.length;
    // The reader is not cancelled: that would close the connection before the response is sent.
    if (size > limit) throw new BodyTooLarge(limit);
    chunks.push(value);
  }
}
