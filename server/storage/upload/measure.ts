import { createHash } from 'node:crypto';
import { tooLarge } from '../errors.ts';
import type { Bytes } from '../files/files.ts';

/** The size and the ETag are valid only after the whole body has been read. */
interface Measured {
  body: Bytes;
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

/** Uses 32 of the 64 digits, which are enough to tell versions apart. */
export const etagOf = (sha256: string) => `"${sha256.slice(0, 32)}"`;
