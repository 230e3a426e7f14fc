import { createHash } from 'node:crypto';
import { tooLarge } from '../errors.ts';
import type { Bytes } from '../files/files.ts';

interface Measured {
  body: Bytes;
  /** Only valid after the whole body has been read. */
  size: () => number;
  etag: () => string;
}

/** Counts and hashes the bytes of a stream, and throws above the limit. */
export function measure(source: Bytes, limit: number): Measured {
  const hash = createHash('sha256');
  let bytes = 0;
  async function* pass(): AsyncGenerator<Uint8Array> {
    for await (const chunk of source) {
      bytes += chunk.length;
      if (bytes > limit) throw tooLarge();
      hash.update(chunk);
      yield chunk;
    }
  }
  return {
    body: pass(),
    size: () => bytes,
    etag: () => etagOf(hash.digest('hex')),
  };
}

export const etagOf = (sha256: string) => `"${sha256.slice(0, 32)}"`;
