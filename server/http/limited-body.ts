import type { ApiRequest } from './api-request.ts';

export class BodyTooLarge extends Error {
  readonly limit: number;

  constructor(limit: number) {
    super(`The body is larger than ${limit} bytes`);
    this.limit = limit;
  }
}

type Incoming = Pick<ApiRequest, 'headers' | 'arrayBuffer'> & {
  /** Of a web Request; a NodeRequest always tells its length. */
  body?: ReadableStream<Uint8Array> | null;
};

/** The whole body; nothing is read of one that says it is too large. */
export async function readLimited(request: Incoming, limit: number): Promise<Buffer> {
  const announced = request.headers.get('content-length');
  if (announced === null) return request.body ? collect(request.body, limit) : Buffer.alloc(0);
  if (Number(announced) > limit) throw new BodyTooLarge(limit);
  const given = await request.arrayBuffer();
  return Buffer.isBuffer(given) ? given : Buffer.from(given);
}

async function collect(body: ReadableStream<Uint8Array>, limit: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks);
    size += value.length;
    // Not cancelled, which would close the connection before the answer is sent.
    if (size > limit) throw new BodyTooLarge(limit);
    chunks.push(value);
  }
}
