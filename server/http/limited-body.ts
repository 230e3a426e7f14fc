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
  const announced = request.headers.get('content-length');
  if (announced === null) return request.body ? collect(request.body, limit) : Buffer.alloc(0);
  if (Number(announced) > limit) throw new BodyTooLarge(limit);
  const received = await request.arrayBuffer();
  return Buffer.isBuffer(received) ? received : Buffer.from(received);
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
